// The plain page: every action is a button with a name, every sentence comes from the server; nothing is judged here.
import { begin, hear } from "/static/rattle.js";

const $ = (id) => document.getElementById(id);
const QUESTIONS = ["look", "where", "score", "rule", "hint", "preview", "why"];
const PHRASES = ["hello", "well-played", "oops", "thanks", "one-moment", "your-turn", "good-game", "goodbye"];
const keys = JSON.parse(localStorage.getItem("rattlewood") || "{}"); // table -> seat -> token
let lang = localStorage.getItem("rattlewood-lang") || (navigator.language || "en").slice(0, 2);
if (!["en", "fr", "de"].includes(lang)) lang = "en";
let words = {}, shelf = [], socket, count = 0, table = "", lobby, waits = 500, shaking;
const answers = new Map(), seen = {}, views = {};

const ask = (kind, fields = {}) => new Promise((answer) => {
  count += 1;
  answers.set(count, answer);
  socket.send(JSON.stringify({ ask: kind, n: count, ...fields }));
});
const say = (text) => { $("news").textContent = text; };
const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
const button = (text, click) => make("button", text, { type: "button", onclick: click });
const keep = () => localStorage.setItem("rattlewood", JSON.stringify(keys));
const mine = () => Object.keys(keys[table] || {}).filter((seat) => seat !== "host");

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => (typeof data === "string" ? told(JSON.parse(data)) : hear(data));
  socket.onopen = async () => {
    if (waits > 500) say(words["page-found"]);
    waits = 500;
    await ask("hello", { lang });
    if (table) openTable(); else listOwn();
  };
  socket.onclose = () => {
    say(words["page-lost"]);
    setTimeout(connect, waits * (0.5 + Math.random()));
    waits = Math.min(waits * 2, 10000);
  };
}

async function speak() {
  document.documentElement.lang = lang;
  $("lang").value = lang;
  words = await (await fetch(`/api/words?lang=${lang}`)).json();
  shelf = (await (await fetch(`/api/games?lang=${lang}`)).json()).games;
  document.querySelectorAll("[data-say]").forEach((one) => { one.textContent = words[one.dataset.say]; });
  const chosen = $("game").value;
  $("game").replaceChildren(...shelf.map((game) => make("option", game.title, { value: game.name })));
  if (chosen) $("game").value = chosen;
  choose();
  $("phrases").replaceChildren(...PHRASES.map((phrase) => button(words[`phrase-${phrase}`], () => {
    if (mine().length) check(ask("say", { table, seat: mine()[0], phrase }));
  })));
}

function choose() {
  const game = shelf.find((one) => one.name === $("game").value);
  $("edition").replaceChildren(...game.editions.map((name) => make("option", `${name}: ${game.words[name] || ""}`, { value: name })));
  $("opening").textContent = game.opening;
  $("wishes").replaceChildren(...game.seats.slice(0, game.most).map((_, at) => {
    const kinds = [["", "–"], ["me", words["page-seat-me"]], ["open", words["page-seat-open"]],
      ...game.bots.map((bot) => [`bot ${bot}`, `${words["page-seat-bot"]}: ${bot}`])];
    const select = make("select", "");
    select.append(...kinds.map(([value, text]) => make("option", text, { value })));
    select.value = at === 0 ? "me" : at < game.least ? "open" : "";
    const row = make("li", ""), label = make("label", `${at + 1} `);
    label.append(select);
    row.append(label);
    return row;
  }));
}

function wishes() {
  return [...$("wishes").querySelectorAll("select")].filter((one) => one.value).map((one) => {
    const [who, bot] = one.value.split(" ");
    return { who, bot: bot || "", name: who === "me" ? $("name").value : "" };
  });
}

async function create(seats, start) {
  const answer = await check(ask("create", { game: $("game").value, edition: $("edition").value, seats, begin: start }));
  if (!answer) return;
  remember(answer);
  enter(answer.table);
}

function remember(answer) {
  keys[answer.table] = keys[answer.table] || {};
  for (const { seat, token } of answer.tokens) keys[answer.table][seat] = token;
  keep();
}

function enter(name) {
  history.pushState({}, "", `/table/${name}`);
  table = name;
  openTable();
}

async function openTable() {
  $("start").hidden = true;
  $("table").hidden = false;
  const own = keys[table] || {};
  for (const seat of mine()) await check(ask("open", { table, token: own[seat], seen: seen[seat] ?? null }));
  if (own.host) await check(ask("open", { table, token: own.host }));
  if (!mine().length && !own.host) await check(ask("open", { table }));
}

async function listOwn() {
  const tokens = Object.entries(keys).flatMap(([name, seats]) => Object.entries(seats).filter(([seat]) => seat !== "host").map(([, token]) => `${name}:${token}`)).slice(-60);
  const { tables } = await ask("mine", { tokens });
  $("own").replaceChildren(...tables.map((one) => {
    const row = make("li", "");
    row.append(button(`${one.title}: ${one.seat}`, () => enter(one.table)));
    return row;
  }));
}

async function check(promise) {
  const answer = await promise;
  if (answer.tell === "refusal") { say(answer.text); return null; }
  return answer;
}

function told(message) {
  const answer = answers.get(message.n);
  if (answer) { answers.delete(message.n); answer(message); }
  if (message.table && message.table !== table) return;
  ({ lobby: showLobby, view: showView, happened: showHappened, spoken: showSpoken, over: showOver, rematch: showNext,
    elsewhere: (other) => { location.href = `${other.address}/table/${other.table}`; },
    gone: showGone,
    grip: (grip) => { $("hearing").hidden = grip.grip === 0; } })[message.tell]?.(message);
}

function showLobby(message) {
  lobby = message;
  $("title").textContent = `${message.title} (${message.edition})`;
  $("seal").textContent = `${words["page-seal"]}: ${[message.seal, message.series].filter(Boolean).map((seal) => seal.slice(0, 16)).join(" / ")}`;
  $("share").replaceChildren(make("span", `${words["page-link"]}: `), make("a", `${location.origin}/table/${table}`, { href: `/table/${table}` }));
  const host = Boolean((keys[table] || {}).host);
  $("hosting").hidden = !host || message.begun;
  $("chairs").replaceChildren(...message.chairs.map((chair) => chairRow(chair, host, message)));
}

function chairRow(chair, host, { game, begun }) {
  const who = chair.who === "open" ? words["page-open-seat"] : chair.who === "bot" ? `${words["page-seat-bot"]} ${chair.bot}` : [chair.name, words[chair.here ? "page-here" : "page-not-here"]].filter(Boolean).join(", ");
  const row = make("li", `${chair.seat}: ${who} `);
  if (chair.who === "open" && !begun) {
    row.append(button(words["page-join"], async () => {
      const answer = await check(ask("join", { table, seat: chair.seat, name: $("name").value }));
      if (answer) { remember(answer); openTable(); }
    }));
    const bots = (shelf.find((one) => one.name === game) || { bots: [] }).bots;
    if (host) bots.forEach((bot) => row.append(button(`${words["page-invite"]}: ${bot}`, () => check(ask("invite", { table, seat: chair.seat, bot })))));
  }
  if (host && ["person", "away"].includes(chair.who) && !mine().includes(chair.seat)) row.append(button(words["page-remove"], () => check(ask("remove", { table, seat: chair.seat }))));
  return row;
}

function showHappened(message) {
  seen[message.seat] = message.length;
  if (!mine().length || message.seat === mine()[0]) {
    for (const line of message.lines) for (const sentence of line.said) $("log").append(make("li", sentence.text));
    $("log").lastElementChild?.scrollIntoView({ block: "nearest" });
  }
  showView(message.view);
}

function showView(view) {
  seen[view.seat] = view.length;
  views[view.seat] = view;
  let place = document.querySelector(`.seat[data-seat="${view.seat}"]`);
  if (!place) {
    place = make("section", "", { className: "seat" });
    place.dataset.seat = view.seat;
    $("seats").append(place);
  }
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.move : undefined;
  const answer = place.querySelector(".answer") || make("div", "", { className: "answer" });
  answer.setAttribute("role", "status");
  const heading = make("h3", view.seat || words["page-onlooker"]);
  const wanted = make("p", view.over ? words["page-over"] : view.wanted ? view.wanted.text : words["page-wait"]);
  place.replaceChildren(heading, wanted, moveButtons(view), questions(view, answer), answer);
  if (focused) place.querySelector(`[data-move="${focused}"]`)?.focus();
}

function moveButtons(view) {
  const box = make("div", "");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", words["page-choices"]);
  for (const { move, text } of view.moves) {
    const one = button(text, () => (move.startsWith("shake ") ? shake(view.seat, Number(move.slice(6))) : play(view.seat, move)));
    one.dataset.move = move;
    box.append(one);
  }
  return box;
}

const play = (seat, move) => check(ask("move", { table, seat, length: views[seat].length, move }));

function shake(seat, spot) {
  begin();
  clearInterval(shaking);
  let left = 4;
  const again = () => { check(ask("shake", { table, seat, spot })); left -= 1; if (!left) clearInterval(shaking); };
  again();
  shaking = setInterval(again, 800);
}

function questions(view, answer) {
  const box = make("div", ""), text = make("input", "");
  text.setAttribute("aria-label", words["page-place"]);
  const show = async (what) => {
    const found = await check(ask("question", { table, seat: view.seat, what, text: text.value }));
    if (found?.lines) answer.replaceChildren(...found.lines.map((line) => make(what === "draw" ? "pre" : "p", line.text)));
  };
  box.append(text, ...QUESTIONS.map((what) => button(words[`page-${what}`], () => show(what))), button(words["page-board"], () => show("draw")));
  if (view.seat) {
    box.append(...[["back", "back"], ["away", "away"], ["leave", "leave"], ["end", "end"], ["again", "again"]].map(([name, kind]) => button(words[`page-${name}`], () => check(ask(kind, { table, seat: view.seat })))));
    box.append(button(words["page-make-code"], async () => {
      const found = await check(ask("code", { table, seat: view.seat }));
      if (found) answer.replaceChildren(make("p", found.code));
    }));
  }
  return box;
}

function showGone({ seat, reason }) {
  if (reason === "closed") { setTimeout(openTable, 300 + Math.random() * 700); return; }
  delete keys[table]?.[seat]; // whoever got up or was sent away looks on
  delete seen[seat];
  keep();
  document.querySelector(`.seat[data-seat="${seat}"]`)?.remove();
  openTable();
}

const showSpoken = (message) => { $("log").append(make("li", `${message.who}: ${message.text}`)); };

function showOver(message) {
  say(words["page-over"]);
  const links = [["", "page-record"], ["/verdict", "page-verify"]].map(([more, key]) => make("a", words[key], { href: `${message.record}${more}?lang=${lang}` }));
  $("share").replaceChildren(links[0], make("span", " · "), links[1]);
}

function showNext(message) {
  keys[message.next] = { ...(keys[table] || {}) };
  keep();
  Object.keys(seen).forEach((seat) => delete seen[seat]);
  $("seats").replaceChildren();
  $("log").replaceChildren();
  enter(message.next);
}

$("lang").onchange = async () => { lang = $("lang").value; localStorage.setItem("rattlewood-lang", lang); await speak(); await ask("hello", { lang }); if (table) { Object.keys(seen).forEach((seat) => delete seen[seat]); openTable(); } };
$("game").onchange = choose;
$("alone").onclick = () => {
  const game = shelf.find((one) => one.name === $("game").value), bot = game.bots.at(-1);
  create([{ who: "me", name: $("name").value }, ...Array(Math.min(3, game.most) - 1).fill({ who: "bot", bot })], true);
};
$("make").onclick = () => create(wishes(), false);
$("begin").onclick = () => check(ask("begin", { table }));
$("join").onclick = async () => {
  const name = $("link").value.trim().split("/").pop();
  const answer = await check(ask("join", { table: name, name: $("name").value }));
  if (answer) { remember(answer); enter(name); }
};
$("watch").onclick = () => enter($("link").value.trim().split("/").pop());
$("recover").onclick = async () => {
  const answer = await check(ask("recover", { code: $("code").value }));
  if (answer) { remember(answer); enter(answer.table); }
};
$("lesson").onclick = () => { begin(); $("hearing").hidden = false; check(ask("practice")); };
$("guessed").onclick = async () => {
  const answer = await check(ask("practice", { guess: Number($("guess").value) }));
  if (answer) $("learnt").textContent = `${answer.number} (${answer.within_one} / ${answer.asked})`;
};
table = location.pathname.startsWith("/table/") ? location.pathname.split("/").pop() : "";
speak().then(connect);
