"""`python -m rattlewood.cli`, for those without the command."""

import sys

from rattlewood.cli.main import main

sys.exit(main())
