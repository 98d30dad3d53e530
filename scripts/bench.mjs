import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, LOCAL_DIR, ROOT } from './lib/layout.mjs';
import { checkNode } from './lib/preflight.mjs';
import { runNode } from './lib/run.mjs';
import { die, progress, Refusal } from './lib/say.mjs';

const BUNDLE = join(LOCAL_DIR, 'bench', 'main.mjs');

async function bundle() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [at('bench/main.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [
      ...['esbuild', 'playwright-core', 'firebase', 'firebase/*', '@google-cloud/firestore'],
      ...['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
    ],
    logLevel: 'warning',
  });
}

/** Measures one part and shows what it prints; a measurement that fails is an error, a slow one is not. */
async function measure(args, env) {
  const { code } = await runNode([BUNDLE, ...args], { env, show: true });
  if (code !== 0) throw new Refusal('A measurement failed; its own message is above.');
}

async function main() {
  checkNode();
  ensureInstalled();
  await buildAll();
  // Loaded here, not above, because they import packages that may only just be installed.
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { freeHostingPort, withScratchSuite } = await import('./lib/scratch-suite.mjs');
  await bundle();
  const chromium = await ensureChromium();

  progress('Measuring the Firestore stand-in…');
  await measure(['emulators', ROOT]);
  progress('Measuring rendering and memory…');
  await measure(['pages', ROOT], { HARBORLINE_CHROMIUM: chromium });
  progress('Measuring search, sizes and start…');
  const port = await freeHostingPort();
  try {
    await measure(['alone', ROOT, String(port)]);
  } finally {
    rmSync(join(LOCAL_DIR, 'data', String(port)), { recursive: true, force: true });
    rmSync(at(`firebase.suite-${port}.json`), { force: true });
  }
  progress('Measuring pages, bills and messages…');
  // The schedules' queries would be billed to whichever step they run in.
  await withScratchSuite(({ env }) => measure(['suite', ROOT], { ...env, HARBORLINE_CHROMIUM: chromium }), {
    runsSchedules: false,
  });
  progress('Measured.');
}

main().then(() => process.exit(0), die);
