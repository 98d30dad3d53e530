import { existsSync } from 'node:fs';
import { at } from './layout.mjs';
import { run, runNode } from './run.mjs';
import { progress, Refusal } from './say.mjs';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

async function findChromium() {
  const candidates = [process.env.HARBORLINE_CHROMIUM, ...KNOWN_PATHS, await playwrightsOwn()];
  return candidates.find((path) => path && existsSync(path));
}

const isRoot = () => process.getuid?.() === 0;

async function installChromium() {
  const hasApt = (await run('apt-get', ['--version'])).code === 0;
  if (hasApt && isRoot()) {
    progress('Installing Chromium (Debian package)…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  }
  progress("Installing Chromium (playwright's own)…");
  return runNode([at('node_modules/playwright-core/cli.js'), 'install', 'chromium']);
}

/** The path of a Chromium that can be driven: found, or installed. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const { output } = await installChromium();
  const installed = await findChromium();
  if (installed) return installed;
  throw new Refusal(
    `The browser tests need Chromium, which was not found and could not be installed; install it and run again, or name one in HARBORLINE_CHROMIUM. The installer said:\n${output.slice(-1500)}`,
  );
}
