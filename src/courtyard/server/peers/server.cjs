// A server of boardgame.io; its store is in memory, or in files where a folder is named.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

async function main() {
  const [folder] = process.argv.slice(2);
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
  console.log = console.info = () => {};
  const running = await server.run({ port: 0 });
  process.stdout.write(`http://127.0.0.1:${running.appServer.address().port}\n`);
}

main();
