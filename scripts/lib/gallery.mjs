import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startChild } from './child.mjs';
import { at, LOCAL_DIR } from './layout.mjs';
import { runNode } from './run.mjs';
import { progress, Refusal } from './say.mjs';

/** One per library: staff's components run on React, visitors' on Preact. */
const AUDIENCES = ['staff', 'visitors'];
const STORYBOOK = join(
  dirname(createRequire(at('web/package.json')).resolve('storybook/package.json')),
  'dist/bin/dispatcher.js',
);
/** Nothing here needs an outside address. */
const ENVIRONMENT = { STORYBOOK_DISABLE_TELEMETRY: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
const START_LIMIT_MS = 120_000;
const logOf = (audience) => join(LOCAL_DIR, 'gallery', `${audience}.log`);
const folderOf = (audience) => join(LOCAL_DIR, 'gallery', audience);
const STOP_GRACE_MS = 5_000;

async function build(audience) {
  const args = [STORYBOOK, 'build', '--quiet', '-c', `gallery/${audience}`, '-o', folderOf(audience)];
  const { code, output } = await runNode(args, { cwd: at('web'), env: ENVIRONMENT });
  if (code !== 0) throw new Refusal(`Building the ${audience} gallery failed:\n${output}`);
}

/**
 * Tests every story in a browser.
 * @param runVitest runs a configuration, as the function of that name does
 * @param isUpdate stores how the stories look now, instead of comparing it
 */
export async function testGallery({ chromium, runVitest, isUpdate = false }) {
  progress('Building the gallery…');
  await Promise.all(AUDIENCES.map(build));
  const env = { HARBORLINE_CHROMIUM: chromium, ...(isUpdate ? { HARBORLINE_GALLERY_UPDATE: '1' } : {}) };
  return runVitest('gallery', 'e2e/vitest.gallery.config.ts', env);
}

/** Starts one gallery from its sources. */
function start(audience, port) {
  const options = ['--port', String(port), '--exact-port', '--host', 'localhost', '--ci', '--quiet'];
  return startChild(process.execPath, [STORYBOOK, 'dev', '-c', `gallery/${audience}`, ...options], {
    cwd: at('web'),
    env: ENVIRONMENT,
    logFile: logOf(audience),
  });
}

async function answers(url) {
  try {
    return (await fetch(`${url}/index.json`)).ok;
  } catch {
    return false;
  }
}

/** @throws {Refusal} if it ends or takes too long */
async function untilReady(audience, child, url) {
  const ended = child.exited.then(() => 'ended');
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (await answers(url)) return;
    const pause = new Promise((resolve) => setTimeout(resolve, 200));
    if ((await Promise.race([ended, pause])) === 'ended') break;
  }
  throw new Refusal(`The ${audience} gallery did not start; see ${logOf(audience)}.`);
}

/** Serves both galleries from their sources, until it is told to stop. */
export async function serveGallery(port) {
  mkdirSync(join(LOCAL_DIR, 'gallery'), { recursive: true });
  const urls = { staff: `http://localhost:${port}`, visitors: `http://localhost:${port + 1}` };
  const children = {
    visitors: start('visitors', port + 1),
    staff: start('staff', port),
  };
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await Promise.all(AUDIENCES.map((audience) => children[audience].stop(STOP_GRACE_MS)));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  await Promise.all(AUDIENCES.map((audience) => untilReady(audience, children[audience], urls[audience])));
  progress(`Staff's components: ${urls.staff}   visitors' components: ${urls.visitors}   Ctrl-C stops both.`);
  const { audience } = await Promise.race(
    AUDIENCES.map(async (each) => ({ audience: each, ...(await children[each].exited) })),
  );
  // What ends because it was told to is waited for in `stop`.
  if (isStopping) return new Promise(() => {});
  throw new Refusal(`The ${audience} gallery ended by itself; see ${logOf(audience)}.`);
}
