"""From frames to samples: what the browser must reproduce, and that the sound says what its frames say."""

import io
import json
import wave
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sound.shaking import heard

from rattlewood.sound.gesture import HARD, SHAKE, Gesture
from rattlewood.sound.glimpses import FADING, FLOOR, RISE, SILENCE, TOP, Glimpse, mean_levels, unpack
from rattlewood.sound.rendering import SAMPLE_RATE, Renderer, limited, rendered, write_wav
from rattlewood.sound.spectrum import BANDS, EDGES

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "sound-vectors.json").read_text(encoding="utf-8"))
FRAME = SAMPLE_RATE // 100
LOUDEST = 10 ** (-3 / 20)  # -3 dBFS


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_the_written_vectors_come_out(case: dict[str, Any]) -> None:
    samples = list(rendered(unpack(bytes.fromhex(case["frames"])), case["rate"], case["seed"]))
    assert samples[:: case["stride"]] == pytest.approx(case["samples"], abs=VECTORS["within"])
    assert max(map(abs, case["samples"])) > 0.001


def sound(stones: int, gesture: Gesture = SHAKE, seconds: float = 2.0) -> tuple[NDArray[np.float64], list[Glimpse]]:
    glimpses = list(heard(stones, seconds, "render", gesture))
    return np.array(list(rendered(glimpses))), glimpses


def decibels(power: float) -> float:
    return float(10 * log10(power))


def test_thirteen_hard_shaken_stones_stay_below_three_decibels_and_one_is_audible() -> None:
    many, _ = sound(13, HARD)
    one, _ = sound(1)
    assert np.abs(many).max() < LOUDEST
    assert decibels((one**2).mean()) > -42 and np.abs(one).max() > 0.05


def test_no_frame_is_ever_louder() -> None:
    worst = [Glimpse((TOP,) * BANDS, crest) for crest in (3, 0, 1, 2, 3)]
    assert max(map(abs, rendered(worst))) < LOUDEST
    assert limited(0.2) == 0.2 and limited(-9.0) == -limited(9.0) >= -0.7


@pytest.mark.parametrize("stones", [1, 5, 13])
def test_the_sound_is_as_loud_as_its_frames(stones: int) -> None:
    samples, glimpses = sound(stones)
    told = decibels(sum(10 ** (level / 10) for level in mean_levels(glimpses)))
    assert decibels((samples**2).mean()) == pytest.approx(told, abs=1.5)


def levels_of(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """What an ear with six filters and the same leaky integral makes of it: decibels, frames x bands."""
    spectrum, frequencies = np.fft.rfft(samples), np.fft.rfftfreq(len(samples), 1 / SAMPLE_RATE)
    fading = np.exp(-(FRAME - 1 - np.arange(FRAME)) / FRAME) / FRAME
    bands = []
    for low, high in pairwise(EDGES):
        part = np.fft.irfft(np.where((frequencies >= low) & (frequencies < high), spectrum, 0), len(samples)) ** 2
        powers = [0.0]
        for frame in part.reshape(-1, FRAME):
            powers.append(powers[-1] * FADING + float((frame * fading).sum()))
        bands.append(10 * np.log10(np.array(powers[1:]) + 1e-12))
    return np.array(bands).T


@pytest.mark.parametrize("stones", [1, 13])
def test_the_frames_can_be_heard_in_the_sound(stones: int) -> None:
    """The round trip: within three decibels or four, and nearly perfectly correlated."""
    samples, glimpses = sound(stones, seconds=3)
    told = np.array([FLOOR + RISE * np.array(glimpse.levels) for glimpse in glimpses])
    found = levels_of(samples)
    loud = told > -60
    assert np.sqrt(((found - told)[loud] ** 2).mean()) < 4
    assert np.corrcoef(found[loud], told[loud])[0, 1] > 0.92


def test_single_clicks_are_crisper_than_a_crowd() -> None:
    def crispness(stones: int) -> float:
        samples, _ = sound(stones)
        return float((samples**4).mean() / (samples**2).mean() ** 2)

    assert crispness(1) > 30 > crispness(13)


def test_silence_is_silent_and_a_click_rings_out() -> None:
    assert set(rendered([SILENCE] * 3)) == {0.0}
    samples = list(rendered([Glimpse((50,) * 6, 3), *[SILENCE] * 9]))
    assert max(map(abs, samples[-FRAME:])) < 1e-5 < max(map(abs, samples[:FRAME]))


def test_a_level_that_only_fades_makes_nothing_new() -> None:
    """10 ms later a level is down by 4.3 dB: three steps, which is no new hit."""
    fading = [Glimpse((50 - 3 * k,) * 6) for k in range(8)]
    once, alone = list(rendered(fading)), list(rendered([fading[0], *[SILENCE] * 7]))
    assert once == pytest.approx(alone)


def test_the_seed_matters_and_0_is_one_too() -> None:
    glimpses = heard(3, 0.2, "seed")
    assert list(rendered(glimpses, seed=1)) != list(rendered(glimpses, seed=2))
    assert list(rendered(glimpses, seed=0)) == list(rendered(glimpses, seed=1))


@pytest.mark.parametrize("rate", [8_000, 22_050, 44_101])
def test_a_rate_that_does_not_fit_is_refused(rate: int) -> None:
    with pytest.raises(ValueError, match=str(rate)):
        Renderer(rate)


def test_a_wav_file_holds_it() -> None:
    file = io.BytesIO()
    samples = list(rendered(heard(5, 0.3, "wav")))
    write_wav(file, samples)
    file.seek(0)
    with wave.open(file) as wav:
        assert (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) == (1, 2, SAMPLE_RATE)
        values = np.frombuffer(wav.readframes(wav.getnframes()), dtype="<i2")
    assert values / 32767 == pytest.approx(np.array(samples), abs=1e-4)
