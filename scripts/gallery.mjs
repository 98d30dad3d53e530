import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode, checkPorts } from './lib/preflight.mjs';
import { die, progress, Refusal } from './lib/say.mjs';

const HELP = `npm run gallery               show every component of the kit in all its states
npm run gallery -- --port 9680  serve from another port, and the one after it
npm run gallery -- --update     store how every story looks now, for the tests to compare with`;

const OPTIONS = {
  help: { type: 'boolean', default: false },
  port: { type: 'string', default: '8680' },
  update: { type: 'boolean', default: false },
};

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
      throw new Error(`--port takes a number from 1024 to 65000, not '${values.port}'`);
    }
    return { ...values, port };
  } catch (error) {
    throw new Refusal(`${error.message}\n${HELP}`);
  }
}

async function update() {
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { testGallery } = await import('./lib/gallery.mjs');
  const { runVitest } = await import('./lib/tests.mjs');
  const { failed } = await testGallery({ chromium: await ensureChromium(), runVitest, isUpdate: true });
  if (failed > 0) throw new Refusal('Not every story could be shown; the failures are above.');
  progress("Stored; 'git status' lists what changed.");
}

async function show(port) {
  await checkPorts({ 'staff gallery': port, 'visitors gallery': port + 1 });
  progress('The gallery is starting…');
  const { serveGallery } = await import('./lib/gallery.mjs');
  await serveGallery(port);
}

async function main() {
  const { help, port, update: isUpdate } = readOptions();
  if (help) {
    process.stdout.write(`${HELP}\n`);
    return;
  }
  checkNode();
  ensureInstalled();
  await (isUpdate ? update() : show(port));
}

main().then(() => process.exit(0), die);
