"""A certificate of this machine's own, for https at home; kept, so that a device that trusts it once need not again."""

import datetime
import ipaddress
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

YEAR = datetime.timedelta(days=365)
SOON = datetime.timedelta(days=30)
NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Rattlewood at home")])


@dataclass(frozen=True)
class Certificate:
    file: Path
    key: Path
    fingerprint: str


def certificate(folder: Path, address: str) -> Certificate:
    """The one that was made before, as long as it fits, or a new one."""
    folder.mkdir(parents=True, exist_ok=True)
    file, key = folder / "certificate.pem", folder / "certificate-key.pem"
    made = x509.load_pem_x509_certificate(file.read_bytes()) if file.is_file() and key.is_file() else None
    if made is None or not fits(made, address):
        made = make(file, key, address)
    digest = made.fingerprint(hashes.SHA256()).hex().upper()
    return Certificate(file, key, ":".join(digest[at : at + 2] for at in range(0, len(digest), 2)))


def fits(made: x509.Certificate, address: str) -> bool:
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    known = [str(found) for found in names.get_values_for_type(x509.IPAddress)]
    return address in known and made.not_valid_after_utc > now() + SOON


def make(file: Path, key: Path, address: str) -> x509.Certificate:
    private = ec.generate_private_key(ec.SECP256R1())
    addresses = {ipaddress.ip_address(one) for one in ("127.0.0.1", address)}
    names = [x509.DNSName("localhost"), *(x509.IPAddress(one) for one in sorted(addresses, key=str))]
    made = (
        x509.CertificateBuilder()
        .subject_name(NAME)
        .issuer_name(NAME)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now() - datetime.timedelta(days=1))
        .not_valid_after(now() + YEAR)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(private, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    key.touch(mode=0o600)
    key.write_bytes(private.private_bytes(pem, plain, serialization.NoEncryption()))
    file.write_bytes(made.public_bytes(pem))
    return made


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)
