import { existsSync } from 'node:fs';
import { at } from './layout.mjs';
import { run, runNode } from './run.mjs';
import { progress, Refusal } from './say.mjs';

/** Chromium without windows: drives the same pages for half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

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
  const candidates = [
    process.env.HARBORLINE_CHROMIUM,
    HEADLESS_SHELL,
    ...KNOWN_PATHS,
    await playwrightsOwn(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

async function canInstallPackages() {
  return process.getuid?.() === 0 && (await run('apt-get', ['--version'])).code === 0;
}

async function installPackage(name) {
  progress(`Installing ${name} (Debian package)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  return run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

async function installChromium() {
  if (await canInstallPackages()) return installPackage('chromium');
  progress("Installing Chromium (playwright's own)…");
  return runNode([at('node_modules/playwright-core/cli.js'), 'install', 'chromium']);
}

/** Where packages can be installed, tests get the headless shell, even beside another Chromium. */
async function preferHeadlessShell() {
  if (process.env.HARBORLINE_CHROMIUM || existsSync(HEADLESS_SHELL)) return;
  if (await canInstallPackages()) await installPackage('chromium-headless-shell');
}

/** The path of a Chromium that can be driven: found, or installed. */
export async function ensureChromium() {
  await preferHeadlessShell();
  const found = await findChromium();
  if (found) return found;
  const { output } = await installChromium();
  const installed = await findChromium();
  if (installed) return installed;
  throw new Refusal(
    `The browser tests need Chromium, which was not found and could not be installed; install it and run again, or name one in HARBORLINE_CHROMIUM. The installer said:\n${output.slice(-1500)}`,
  );
}
