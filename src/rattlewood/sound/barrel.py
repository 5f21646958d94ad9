"""The barrel: steel balls in a closed cylinder, felt drive in, hits out; plain Python, quarter-millisecond steps."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import cos, inf, pi, sin, sqrt
from random import Random

from rattlewood.sound.gesture import Vector

STEP = 0.00025  # seconds; the audible threshold is above any acceleration times this, else resting balls would hiss
EVERY = 2  # steps after which balls look at each other again; walls are looked at in every step
MOST = 13  # balls in the fullest barrel
NUMBERS = range(1, MOST + 1)

BALL, RADIUS, HEIGHT = 0.005, 0.0135, 0.038  # metres: a ball's diameter, and the barrel inside
WALL, CLICK = 0.65, 0.88  # how much of its speed a ball keeps, off the wall and off another ball
DULL = 0.05  # m/s: below this nothing rebounds
QUIET = 0.03  # m/s: below this a touch is not heard, and the ball rolls
FRICTION, STICK = 0.20, 2 / 7  # of the impulse; of the sliding speed, since the rest becomes spin
ROLLS_ON = 0.9995  # of its speed, when it rolls for a step
FAINT = QUIET * STEP  # the same in metres a step
RESTING, WAKING = 0.02, 0.2  # m/s below which balls rest; m/s² by which the drive must turn to wake them
CREEPS = (RESTING * STEP) ** 2  # the square of a sliding speed in metres a step, below which nothing is heard of it
FALLING_ASLEEP = 3  # calls: a single ball at the top of its flight is as slow for one or two
NOWHERE: Vector = (inf, inf, inf)  # a drive that nothing is near

Ball = list[float]  # where it is, then how far it goes in a step, relative to a barrel that moves freely
Hit = tuple[int, float]  # in which step, and how fast in m/s; below zero when ball met ball


@dataclass(frozen=True, slots=True)
class Traits:
    """What makes one barrel in one hand sound a little unlike the next; frozen for a round, so listening again
    teaches nothing about them."""

    ball: float = BALL
    radius: float = RADIUS
    height: float = HEIGHT
    wall: float = WALL
    click: float = CLICK
    friction: float = FRICTION
    level: float = 0.0  # decibels

    @classmethod
    def drawn(cls, chance: Random) -> "Traits":
        """Mild: no two grabs sound alike, and still 7 sounds like more than 5."""

        def near(value: float, share: float) -> float:
            return value * (1 + share * max(-2.5, min(2.5, chance.gauss(0, 1))))

        return cls(
            ball=near(BALL, 0.02),
            radius=near(RADIUS, 0.016),
            height=near(HEIGHT, 0.02),
            wall=near(WALL, 0.02 / WALL),
            click=near(CLICK, 0.02 / CLICK),
            friction=near(FRICTION, 0.12),
            level=chance.uniform(-1.5, 1.5),
        )


class Barrel:
    """So many balls; `advance` moves them and appends to `hits`, and to `rolled` how strongly they roll.

    Between two touches balls feel nothing but the common drive, so it moves the walls instead of the balls.
    Lengths are metres and speeds metres per step.
    """

    def __init__(self, stones: int, chance: Random, traits: Traits | None = None) -> None:
        if stones not in NUMBERS:
            raise ValueError(f"no barrel holds {stones} stones")
        self.traits = traits = traits or Traits()
        self.radius, self.height = (traits.radius - traits.ball / 2), (traits.height - traits.ball) / 2
        self.balls = list(self.laid(stones, chance))
        self.pairs = [(self.balls[i], self.balls[j]) for i in range(stones) for j in range(i)]
        self.hits: list[Hit] = []
        self.rolled = 0.0  # square of the speed in metres a step, added up over all steps of rolling
        self.drive, self.calm = NOWHERE, 0  # under which they come to rest, and for how many calls they have rested
        self.steps = 0

    def laid(self, stones: int, chance: Random) -> Iterator[Ball]:
        """Side by side on the bottom, each in a place of its own; were some on others, their fall would be counted."""
        apart = (self.radius + self.traits.ball / 2) / (sqrt(3) + 0.5)
        room, turned = (apart - self.traits.ball) / 2, chance.uniform(0, 2 * pi)
        rings = ((0.0, 0.0, 1), (apart, 0.0, 6), (sqrt(3) * apart, pi / 6, 6))
        places = [(away, turned + at + k * pi / 3) for away, at, count in rings for k in range(count)]
        for away, at in chance.sample(places, stones):
            off, aside = room * sqrt(chance.random()), chance.uniform(0, 2 * pi)
            x, y = away * cos(at) + off * cos(aside), away * sin(at) + off * sin(aside)
            yield [x, y, -self.height, 0.0, 0.0, 0.0]

    def advance(self, first: Vector, last: Vector, steps: int) -> None:
        """Move on under a drive that goes in a straight line from `first` to `last`, in m/s²."""
        if self.sleeps(last):
            self.steps += steps
            return
        square = STEP * STEP
        ax, ay, az = (part * square for part in first)
        bx, by, bz = ((end - part) * square / steps for part, end in zip(first, last, strict=True))
        wx = wy = wz = 0.0  # how fast the drive has made everything, in this call
        balls, off_side, off_end = self.balls, self.off_side, self.off_end
        round_, floor, top = self.radius**2, -self.height, self.height
        reach = EVERY * self.reach(max(length(first), length(last)) * square * steps)
        due: list[list[tuple[Ball, Ball]]] = [[] for _ in range(steps)]
        due[0] = self.pairs
        for step in range(steps):
            ax, ay, az = ax + bx, ay + by, az + bz
            wx, wy, wz = wx + ax, wy + ay, wz + az
            for ball in balls:
                x, y, z, vx, vy, vz = ball
                x += vx + wx
                y += vy + wy
                z += vz + wz
                if x * x + y * y > round_:
                    off_side(ball, x, y, z, wx, wy, wz)
                elif z > top or z < floor:
                    off_end(ball, x, y, z, wx, wy, wz)
                else:
                    ball[0], ball[1], ball[2] = x, y, z
            if due[step]:
                self.look(due, step, reach)
            self.steps += 1
        for ball in balls:
            ball[3], ball[4], ball[5] = ball[3] + wx, ball[4] + wy, ball[5] + wz

    def look(self, due: list[list[tuple[Ball, Ball]]], step: int, reach: float) -> None:
        """At the pairs that can have come near enough since they were last looked at; when each is due again."""
        size, touching, steps = self.traits.ball, self.traits.ball**2, len(due)
        for pair in due[step]:
            one, other = pair
            x, y, z = other[0] - one[0], other[1] - one[1], other[2] - one[2]
            apart = x * x + y * y + z * z
            if apart < touching:
                self.clash(one, other, x, y, z, sqrt(apart))
                again = step + EVERY
            else:
                again = step + EVERY + EVERY * int((sqrt(apart) - size) / reach)
            if again < steps:
                due[again].append(pair)

    def sleeps(self, drive: Vector) -> bool:
        """Balls at rest stay so until the drive turns; most barrels that somebody holds are not being shaken."""
        if length(now - then for now, then in zip(drive, self.drive, strict=True)) > WAKING:
            self.drive, self.calm = drive, 0
        elif self.calm < FALLING_ASLEEP:
            self.calm = self.calm + 1 if self.fastest() < RESTING * STEP else 0
        return self.calm == FALLING_ASLEEP

    def fastest(self) -> float:
        return sqrt(max((vx * vx + vy * vy + vz * vz for _, _, _, vx, vy, vz in self.balls), default=0.0))

    def reach(self, gained: float) -> float:
        """How much nearer two balls can come in one step, when the drive adds no more than this."""
        return 2 * (self.fastest() + gained) + 1e-12

    def off_side(self, ball: Ball, x: float, y: float, z: float, wx: float, wy: float, wz: float) -> None:
        """A ball that is past the side comes back; and off the end, if it is past that as well."""
        vx, vy, vz = ball[3] + wx, ball[4] + wy, ball[5] + wz  # as the barrel sees it
        away = sqrt(x * x + y * y)
        nx, ny, deep = x / away, y / away, away - self.radius
        speed = vx * nx + vy * ny
        if speed > 0:
            tx, ty = vx - speed * nx, vy - speed * ny
            back, keep = self.met(speed, tx * tx + ty * ty + vz * vz)
            deep *= 1 + back  # the hit was within the step; the rest of it went the other way
            back *= speed
            ball[3], ball[4], ball[5] = keep * tx - back * nx - wx, keep * ty - back * ny - wy, keep * vz - wz
        x, y = x - deep * nx, y - deep * ny
        if -self.height <= z <= self.height:
            ball[0], ball[1], ball[2] = x, y, z
        else:
            self.off_end(ball, x, y, z, wx, wy, wz)

    def off_end(self, ball: Ball, x: float, y: float, z: float, wx: float, wy: float, wz: float) -> None:
        """A ball that is past one of the two ends comes back."""
        vz = ball[5] + wz
        deep, speed = (z - self.height, vz) if z > 0 else (-self.height - z, -vz)
        if speed > 0:
            vx, vy = ball[3] + wx, ball[4] + wy
            back, keep = self.met(speed, vx * vx + vy * vy)
            deep *= 1 + back
            ball[3], ball[4], ball[5] = keep * vx - wx, keep * vy - wy, -back * vz - wz
        ball[0], ball[1], ball[2] = x, y, z - deep if z > 0 else z + deep

    def met(self, speed: float, sliding: float) -> tuple[float, float]:
        """How much of its speed the wall gives back, and how much of its sliding speed (here squared) it leaves."""
        if speed < FAINT:
            if sliding > CREEPS:
                self.rolled += sliding
            return 0.0, ROLLS_ON
        self.hits.append((self.steps, speed / STEP))
        back = self.traits.wall if speed > DULL * STEP else 0.0
        return back, 1 - self.lost(back, speed, sliding)

    def lost(self, back: float, speed: float, sliding: float) -> float:
        """The share of its sliding speed (here squared) that friction takes from a ball in one hit."""
        return min(self.traits.friction * (1 + back) * speed / sqrt(sliding), STICK) if sliding else 0.0

    def clash(self, one: Ball, other: Ball, x: float, y: float, z: float, apart: float) -> None:
        """Two balls that overlap by less than a step's way: they part, and rebound if they were closing in."""
        x, y, z = x / apart, y / apart, z / apart
        push = (self.traits.ball - apart) / 2
        rx, ry, rz = one[3] - other[3], one[4] - other[4], one[5] - other[5]
        speed = rx * x + ry * y + rz * z
        dx = dy = dz = 0.0  # what one gives to the other
        if speed >= FAINT:
            back = self.traits.click if speed > DULL * STEP else 0.0
            tx, ty, tz = rx - speed * x, ry - speed * y, rz - speed * z
            share, given = self.lost(back, speed, tx * tx + ty * ty + tz * tz) / 2, (1 + back) * speed / 2
            dx, dy, dz = given * x + share * tx, given * y + share * ty, given * z + share * tz
            self.hits.append((self.steps, -speed / STEP))
        elif speed > 0:
            dx, dy, dz = speed * x / 2, speed * y / 2, speed * z / 2
        one[0] -= push * x
        one[1] -= push * y
        one[2] -= push * z
        one[3] -= dx
        one[4] -= dy
        one[5] -= dz
        other[0] += push * x
        other[1] += push * y
        other[2] += push * z
        other[3] += dx
        other[4] += dy
        other[5] += dz


def length(vector: Iterable[float]) -> float:
    return sqrt(sum(part * part for part in vector))
