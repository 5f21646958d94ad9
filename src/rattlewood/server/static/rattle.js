// What is heard, from frames of 18 bytes: six levels a hundred times a second, as sound and as bars.
const EDGES = [[800, 1700], [1700, 2700], [2700, 4000], [4000, 5600], [5600, 7500], [7500, 11500]];
let audio, gains;

export function begin() {
  if (audio) return audio.resume();
  audio = new AudioContext();
  const noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  noise.getChannelData(0).forEach((_, at, samples) => { samples[at] = Math.random() * 2 - 1; });
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const out = new DynamicsCompressorNode(audio);
  out.connect(audio.destination);
  gains = EDGES.map(([low, high]) => {
    const middle = Math.sqrt(low * high);
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: middle, Q: middle / (high - low) });
    const gain = new GainNode(audio, { gain: 0 });
    source.connect(band).connect(gain).connect(out);
    return gain;
  });
  source.start();
}

function levels(bytes) {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  return [34n, 28n, 22n, 16n, 10n, 4n].map((shift) => Number((bits >> shift) & 63n));
}

export function hear(message) {
  const bytes = new Uint8Array(message);
  [8, 13].forEach((at, nth) => {
    levels(bytes.slice(at, at + 5)).forEach((level, band) => {
      const loud = level ? 10 ** ((-96 + 1.5 * level) / 20) : 0;
      if (audio) gains[band].gain.setTargetAtTime(loud * 4, audio.currentTime + 0.03 + nth * 0.01, 0.004);
      if (nth) document.querySelectorAll("#bars i")[band].style.height = `${2 + level * 2}px`;
    });
  });
}
