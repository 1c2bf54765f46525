// Pairs of players who move as soon as they may: client.cjs URL TABLES WARM_UP SECONDS
// They speak to the server as boardgame.io's own client does. A move is acknowledged when the player who made it
// is sent the state after it. Says "begin" and "end", each with the moves so far.
const { io } = require("socket.io-client");

const [server, tables, warmUp, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const PATIENCE = 200; // Milliseconds without an answer after which a player asks how things are, and moves again.
let moves = 0;

function sit(matchID, playerID) {
  const socket = io(`${server}/toy`, { forceNew: true, transports: ["websocket"] });
  let sent = -1; // The state in which this player moved last.
  let asking;
  const sync = () => socket.emit("sync", matchID, playerID, undefined, 2);
  const follow = (state) => {
    if (state._stateID === sent) sent -= 1; // The move was dropped: with files, a quick answer meets the state before.
    clearTimeout(asking);
    asking = setTimeout(sync, PATIENCE);
    if (state._stateID > sent && state.ctx.currentPlayer === playerID) {
      sent = state._stateID;
      const payload = { type: "step", args: [Math.floor(Math.random() * 9)], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, sent, matchID, playerID);
    } else if (state._stateID === sent + 1) {
      moves += 1;
    }
  };
  socket.on("sync", (_, info) => follow(info.state));
  socket.on("update", (_, state) => follow(state));
  socket.on("connect", sync);
}

for (let nth = 0; nth < tables; nth += 1) {
  sit(`match-${nth}`, "0"); // Whoever comes first opens it.
  setTimeout(sit, 500, `match-${nth}`, "1");
}
const say = (what) => process.stdout.write(`${what} ${moves}\n`);
setTimeout(() => say("begin"), warmUp * 1000);
setTimeout(() => { say("end"); process.exit(0); }, (warmUp + seconds) * 1000);
