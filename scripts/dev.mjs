import { buildAll } from './lib/build-all.mjs';
import { markStale } from './lib/build-cache.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { portsFor } from './lib/ports.mjs';
import { checkNode, checkPorts } from './lib/preflight.mjs';
import { die, progress } from './lib/say.mjs';
import { readServeOptions } from './lib/serve.mjs';

const HELP = `npm run dev                   run Harborline from its sources: what you save is on the page
npm run dev -- --fresh        forget local data first
npm run dev -- --port 9800    serve from another port (the other services follow it)`;

const FLAGS = { fresh: { type: 'boolean', default: false } };

async function main() {
  const { help, fresh, hostingPort } = readServeOptions(FLAGS, HELP);
  if (help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  progress('Harborline is starting from its sources…');
  checkNode();
  await checkPorts(portsFor(hostingPort));
  ensureInstalled();
  await buildAll({ except: ['functions', 'web'] });
  markStale('functions');
  // Loaded now, not above: it imports packages that may just have been installed.
  const { develop } = await import('./lib/dev/develop.mjs');
  await develop({ hostingPort, isFresh: fresh });
}

main().catch(die);
