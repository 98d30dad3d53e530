import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { liveVisitors } from './lib/live-visitors.mjs';
import { portsFor } from './lib/ports.mjs';
import { checkNode, checkPorts } from './lib/preflight.mjs';
import { die, progress } from './lib/say.mjs';
import { readServeOptions, serve } from './lib/serve.mjs';

const HELP = `npm start                     run Harborline on this machine with its demo world
npm start -- --fresh          forget local data first
npm start -- --port 9800      serve from another port (the other services follow it)
npm start -- --live           let simulated visitors come: they search, chat, write and rate
npm start -- --java           use the official Java emulators (needs a JDK 21 and their download)`;

const FLAGS = {
  fresh: { type: 'boolean', default: false },
  live: { type: 'boolean', default: false },
  java: { type: 'boolean', default: false },
};

async function main() {
  const { help, fresh, live, java, hostingPort } = readServeOptions(FLAGS, HELP);
  if (help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  progress('Harborline is starting…');
  checkNode();
  await checkPorts(portsFor(hostingPort));
  ensureInstalled();
  await buildAll();
  await serve({ hostingPort, isFresh: fresh, official: java }, live ? liveVisitors() : {});
}

main().catch(die);
