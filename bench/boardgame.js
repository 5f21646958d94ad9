// A race for hidden barrels in boardgame.io, to be timed beside our own server: `node boardgame.js PORT`.
// Everybody acts at once: with two hands they take barrels, look what is in them, and put them back.

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const BARRELS = 13;
const HANDS = 2;

function setup({ random }) {
  const numbers = Array.from({ length: BARRELS }, (_, spot) => spot + 1);
  return { numbers: random.Shuffle(numbers), holder: Array(BARRELS).fill(null), tracks: [0, 0] };
}

function grab({ G, playerID }, spot) {
  const held = G.holder.filter((holder) => holder === playerID).length;
  if (!(spot >= 1 && spot <= BARRELS) || G.holder[spot - 1] !== null || held >= HANDS) return INVALID_MOVE;
  G.holder[spot - 1] = playerID;
}

function putBack({ G, playerID }, spot) {
  if (G.holder[spot - 1] !== playerID) return INVALID_MOVE;
  G.holder[spot - 1] = null;
}

const atOnce = (move) => ({ move, client: false, ignoreStaleStateID: true });

const race = {
  name: 'race',
  setup,
  moves: { grab: atOnce(grab), return: atOnce(putBack) },
  turn: { activePlayers: { all: 'race' }, stages: {} },
  phases: {},
  playerView: ({ G }) => ({ ...G, numbers: G.numbers.map(() => null) }),
};
race.turn.stages = { race: { moves: race.moves } };

const server = Server({ games: [race], origins: [] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
