"""The sentences of the plain page, by their keys; the page itself holds no word of any language."""

PAGE = (
    "page-title", "page-language", "page-new", "page-game", "page-edition", "page-name", "page-seats",
    "page-seat-me", "page-seat-open", "page-seat-bot", "page-make", "page-alone", "page-join",
    "page-join-table", "page-table", "page-look-on", "page-recover", "page-code", "page-own", "page-link",
    "page-begin", "page-invite", "page-remove", "page-leave", "page-away", "page-here", "page-not-here",
    "page-open-seat", "page-happened", "page-board", "page-choices", "page-wait", "page-shake",
    "page-bars", "page-look", "page-where", "page-score", "page-rule", "page-hint",
    "page-back", "page-end", "page-again", "page-record", "page-verify", "page-over", "page-lost", "page-found",
    "page-make-code", "page-ask", "page-place", "page-preview", "page-why", "page-practice", "page-guess",
    "page-seal", "page-home", "page-say", "page-onlooker",
    "phrase-hello", "phrase-well-played", "phrase-oops", "phrase-thanks", "phrase-one-moment", "phrase-your-turn",
    "phrase-good-game", "phrase-goodbye",
)  # fmt: skip
