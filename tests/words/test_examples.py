"""Sentences as people should hear them, written by hand: plurals, genders, cases, articles and lists."""

from typing import Any

import pytest

from rattlewood.games.shelf import find
from rattlewood.table.game import Said, Sayable
from rattlewood.words import words

Three = tuple[str, str, str]


def heard(said: Said) -> Three:
    english, french, german = (words(language).say(said) for language in ("en", "fr", "de"))
    return english, french, german


def said(key: str, face: str = "plain", **args: Sayable) -> Said:
    return Said(f"zapp-{key}", {"face": face, **args})


def event(text: str, name: str = "zapp-zerapp") -> Said:
    game = find(name)
    return game.tell(game.read_event(text))


def at(position: str, edition: str = "", name: str = "zapp-zerapp") -> tuple[Any, Any]:
    game = find(name, edition)
    return game, game.read_position(position)


EVENTS: dict[str, Three] = {
    "rolled 3 5": (
        "The dice show 3 and 5: the magic number is 8.",
        "Les dés montrent 3 et 5 : le nombre magique est 8.",
        "Die Würfel zeigen 3 und 5: Die magische Zahl ist 8.",
    ),
    "grabbed red 7": (
        "Red grabs the barrel from spot 7.",
        "Rouge prend le tonneau de la place 7.",
        "Rot nimmt das Fass von Platz 7.",
    ),
    "placed green ?": (
        "Green places a barrel.",
        "Vert pose un tonneau.",
        "Grün stellt ein Fass vor sich ab.",
    ),
    "uncovered red 7": (
        "Red placed the barrel from spot 7.",
        "Rouge avait posé le tonneau de la place 7.",
        "Rot hatte das Fass von Platz 7 abgestellt.",
    ),
    "shown red 1 counts": (
        "Red has 1 stone in the barrel: that counts.",
        "Rouge a 1 pierre dans son tonneau : ça compte.",
        "Rot hat 1 Stein im Fass: Das zählt.",
    ),
    "shown yellow 12 fails": (
        "Yellow has 12 stones in the barrel: that is too many.",
        "Jaune a 12 pierres dans son tonneau : c’est trop.",
        "Gelb hat 12 Steine im Fass: Das ist zu viel.",
    ),
    "walked red 18 0 6": (
        "Red walks 6 squares, from square 18 to square 0.",
        "Rouge avance de 6 cases, de la case 18 à la case 0.",
        "Rot zieht 6 Felder, von Feld 18 auf Feld 0.",
    ),
    "walked blue start 10 1": (
        "Blue walks 1 square, from the start to square 10.",
        "Bleu avance d’une case, du départ à la case 10.",
        "Blau zieht 1 Feld, vom Start auf Feld 10.",
    ),
    "walked green 1 home 3": (
        "Green walks 3 squares, from square 1 into the city.",
        "Vert avance de 3 cases, de la case 1 jusque dans la ville.",
        "Grün zieht 3 Felder, von Feld 1 in die Stadt.",
    ),
    "banished green yellow 7": (
        "Green banishes the yellow apprentice on square 7.",
        "Vert bannit l’apprenti jaune de la case 7.",
        "Grün verbannt den gelben Lehrling von Feld 7.",
    ),
    "taken green red 0 3": (
        "Green takes the red apprentice along from square 0 to square 3.",
        "Vert emmène l’apprenti rouge de la case 0 à la case 3.",
        "Grün nimmt den roten Lehrling von Feld 0 auf Feld 3 mit.",
    ),
    "won yellow": (
        "Yellow has all three apprentices home and wins the game.",
        "Jaune a ses trois apprentis en ville et gagne la partie.",
        "Gelb hat alle drei Lehrlinge in der Stadt und gewinnt das Spiel.",
    ),
}
FELT: dict[str, Three] = {
    "banished green red 7": (
        "Green banishes the red triangle on square 7.",
        "Vert bannit le triangle rouge de la case 7.",
        "Grün verbannt das rote Dreieck von Feld 7.",
    ),
    "spared red green 7": (
        "Red spares the green square on square 7.",
        "Rouge épargne le carré vert de la case 7.",
        "Rot verschont das grüne Quadrat auf Feld 7.",
    ),
    "left red blue 6": (
        "Red leaves the blue circle on square 6.",
        "Rouge laisse le rond bleu sur la case 6.",
        "Rot lässt den blauen Kreis auf Feld 6 stehen.",
    ),
    "taken blue yellow 18 home": (
        "Blue takes the yellow diamond along from square 18 into the city.",
        "Bleu emmène le losange jaune de la case 18 jusque dans la ville.",
        "Blau nimmt die gelbe Raute von Feld 18 in die Stadt mit.",
    ),
    "won yellow": (
        "Yellow has all three diamonds home and wins the game.",
        "Jaune a ses trois losanges en ville et gagne la partie.",
        "Gelb hat alle drei Rauten in der Stadt und gewinnt das Spiel.",
    ),
}


@pytest.mark.parametrize("text", EVENTS)
def test_events(text: str) -> None:
    assert heard(event(text)) == EVENTS[text]


@pytest.mark.parametrize("text", FELT)
def test_events_by_touch(text: str) -> None:
    assert heard(event(text, "tic-tac-troll")) == FELT[text]


def test_a_walk_offered_says_first_what_is_done_then_what_it_does() -> None:
    game, state = at("green 6 start start; yellow 7 8 start; dice 6 6; shown green 8; walkers green; now walking")
    assert heard(game.offer(state, 1, game.read("walk 6"))) == (
        "Walk from square 6 to square 14, 8 squares. Banishes the yellow apprentice on square 7. "
        "Banishes the yellow apprentice on square 8. Safe there.",
        "Avancer de la case 6 à la case 14, 8 cases. Bannit l’apprenti jaune de la case 7. "
        "Bannit l’apprenti jaune de la case 8. À l’abri à l’arrivée.",
        "Zieh von Feld 6 auf Feld 14, 8 Felder. Verbannt den gelben Lehrling von Feld 7. "
        "Verbannt den gelben Lehrling von Feld 8. Dort sicher.",
    )
    assert heard(game.offer(state, 1, game.read("walk start")))[2] == "Zieh vom Start auf Feld 11, 8 Felder."


def test_where_one_stands_in_relative_words() -> None:
    game, state = at("red 5 start home; green 7 start start; yellow 1 5 start; now rolling; barrels" + " ?" * 13)
    english, french, german = zip(*map(heard, game.where(state, 0)), strict=True)
    assert english == (
        "You play red: triangles.",
        "One at the start.",
        "One on square 5, in yellow's land: 8 steps from the start, 17 from the city, safe in 2; "
        "yellow on the same square and green 2 ahead; yellow 4 behind.",
        "One home in the city.",
    )
    assert french == (
        "Vous jouez Rouge : triangles.",
        "Un au départ.",
        "Un sur la case 5, dans le pays jaune : 8 pas depuis le départ, encore 17 jusqu’à la ville, à l’abri dans 2 ; "
        "Jaune sur la même case et Vert à 2 devant ; Jaune à 4 derrière.",
        "Un en ville.",
    )
    assert german == (
        "Du spielst Rot: Dreiecke.",
        "Einer am Start.",
        "Einer auf Feld 5, im gelben Land: 8 Schritte vom Start, noch 17 bis zur Stadt, sicher in 2; "
        "Gelb auf demselben Feld und Grün 2 voraus; Gelb 4 dahinter.",
        "Einer in der Stadt.",
    )


@pytest.mark.parametrize(
    "face, count, expected",
    [
        ("plain", 1, ("One at the start.", "Un au départ.", "Einer am Start.")),
        ("touch", 1, ("One at the start.", "Un au départ.", "Eine Figur am Start.")),
        ("plain", 2, ("Two at the start.", "Deux au départ.", "Zwei am Start.")),
        ("touch", 3, ("Three at the start.", "Trois au départ.", "Drei Figuren am Start.")),
    ],
)
def test_where_several_stand_together(face: str, count: int, expected: Three) -> None:
    assert heard(said("where-start", face, count=count)) == expected


@pytest.mark.parametrize(
    "seat, expected",
    [
        ("red", ("You play red: triangles with stripes.", "Vous jouez Rouge : triangles à rayures.",
                 "Du spielst Rot: Dreiecke mit Streifen.")),
        ("green", ("You play green: squares with dots.", "Vous jouez Vert : carrés à points.",
                   "Du spielst Grün: Quadrate mit Punkten.")),
        ("blue", ("You play blue: circles with waves.", "Vous jouez Bleu : ronds à vagues.",
                  "Du spielst Blau: Kreise mit Wellen.")),
        ("yellow", ("You play yellow: diamonds with crosses.", "Vous jouez Jaune : losanges à croix.",
                    "Du spielst Gelb: Rauten mit Kreuzen.")),
    ],
)  # fmt: skip
def test_what_one_plays_by_touch(seat: str, expected: Three) -> None:
    assert heard(said("you", "touch", seat=seat)) == expected


@pytest.mark.parametrize(
    "face, whose, count, expected",
    [
        ("plain", "red", 1, ("one red apprentice", "un apprenti rouge", "ein roter Lehrling")),
        ("plain", "green", 2, ("2 green apprentices", "2 apprentis verts", "2 grüne Lehrlinge")),
        ("touch", "red", 1, ("one red triangle", "un triangle rouge", "ein rotes Dreieck")),
        ("touch", "blue", 1, ("one blue circle", "un rond bleu", "ein blauer Kreis")),
        ("touch", "yellow", 1, ("one yellow diamond", "un losange jaune", "eine gelbe Raute")),
        ("touch", "green", 3, ("3 green squares", "3 carrés verts", "3 grüne Quadrate")),
        ("touch", "yellow", 2, ("2 yellow diamonds", "2 losanges jaunes", "2 gelbe Rauten")),
    ],
)
def test_numbers_of_pieces(face: str, whose: str, count: int, expected: Three) -> None:
    assert heard(said("men", face, whose=whose, count=count)) == expected


def test_what_the_whole_table_says() -> None:
    game, state = at("red 18 18 start; blue 18 home start; dice 4 4; shown red 3, blue 9; walkers red; now walking")
    english, french, german = zip(*map(heard, game.look(state)), strict=True)
    assert english == (
        "The magic number is 8.",
        "Red has 3 stones in the barrel.",
        "Blue has 9 stones in the barrel.",
        "Still to walk: red.",
        "Square 18, under the castles of red and yellow: 2 red apprentices and one blue apprentice.",
        "Red: 0 home, 1 at the start, 42 steps walked.",
        "Blue: 1 home, 1 at the start, 34 steps walked.",
    )
    assert french[3:6] == (
        "Rouge doit encore avancer.",
        "Case 18, sous les châteaux rouge et jaune : 2 apprentis rouges et un apprenti bleu.",
        "Rouge : 0 en ville, 1 au départ, 42 pas parcourus.",
    )
    assert german[3:6] == (
        "Rot muss noch ziehen.",
        "Feld 18, unter der roten und der gelben Burg: 2 rote Lehrlinge und ein blauer Lehrling.",
        "Rot: 0 in der Stadt, 1 am Start, 42 Schritte gegangen.",
    )


@pytest.mark.parametrize(
    "key, args, expected",
    [
        ("hands-full", {"hands": 1}, (
            "You may hold only one barrel at a time: return or place one first.",
            "Vous ne pouvez tenir qu’un seul tonneau à la fois : rendez ou posez d’abord un tonneau.",
            "Du darfst nur ein Fass auf einmal halten: Stell zuerst eines zurück oder vor dir ab.")),
        ("barrel-taken", {"holder": "blue", "spot": 4}, (
            "Blue holds the barrel from spot 4: choose another one.",
            "Bleu tient le tonneau de la place 4 : choisissez-en un autre.",
            "Blau hält das Fass von Platz 4: Wähle ein anderes.")),
        ("no-piece-there", {"origin": "start"}, (
            "You have no apprentice at the start: choose where one of your own is.",
            "Vous n’avez pas d’apprenti au départ : choisissez un endroit où vous en avez un.",
            "Du hast keinen Lehrling am Start: Wähle einen Ort, an dem einer von deinen steht.")),
        ("not-your-turn", {"who": "green"}, (
            "It is not your turn: wait until green has finished.",
            "Ce n’est pas votre tour : attendez que Vert ait fini.",
            "Du bist nicht am Zug: Warte, bis Grün fertig ist.")),
        ("not-your-turn", {"who": "others"}, (
            "It is not your turn: wait until you may act again.",
            "Ce n’est pas votre tour : attendez de pouvoir agir à nouveau.",
            "Du bist nicht am Zug: Warte, bis du wieder handeln darfst.")),
        ("position-finished", {"count": 0}, (
            "The game cannot be over: nobody has all three apprentices home.",
            "La partie ne peut pas être finie : personne n’a ses trois apprentis en ville.",
            "Das Spiel kann nicht vorbei sein: Niemand hat alle drei Lehrlinge in der Stadt.")),
    ],
)  # fmt: skip
def test_refusals(key: str, args: dict[str, Sayable], expected: Three) -> None:
    assert heard(Said(f"refused-{key}", args)) == expected
