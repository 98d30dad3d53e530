import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { OFFICIAL_PROGRAMS, officialConfig, planConformance } from './lib/conformance-plan.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/layout.mjs';
import { checkNode } from './lib/preflight.mjs';
import { runNode } from './lib/run.mjs';
import { die, progress, Refusal } from './lib/say.mjs';
import { runVitest } from './lib/tests.mjs';

const FIREBASE = 'node_modules/firebase-tools/lib/bin/firebase.js';
/** Differs from any suite's project, because firebase-tools finds its hub by the project. */
const OUTER_PROJECT = 'demo-official';
/** Set in the environment of the suites when the emulators are official; suites for stand-ins are then skipped. */
const OFFICIAL = 'CONFORMANCE_OFFICIAL';

async function runSuites() {
  const env = { HARBORLINE_CHROMIUM: await ensureChromium() };
  const results = [
    await runVitest('firestore conformance', 'emulators/vitest.conformance.config.ts', env),
    await runVitest('database conformance', 'emulators/vitest.database.config.ts', env),
  ];
  const isGreen = results.every(({ passed, failed, skipped }) => passed > 0 && failed + skipped === 0);
  return isGreen ? 0 : 1;
}

/** firebase-tools starts the official emulators and, inside them, this script once more. */
async function runOfficial() {
  for (const program of OFFICIAL_PROGRAMS) {
    progress(`Official emulators: ${program}…`);
    const { code, output } = await runNode([at(FIREBASE), `setup:emulators:${program}`]);
    if (code !== 0) {
      throw new Refusal(
        `The official ${program} emulator could not be downloaded; connect to the internet and run this again. firebase-tools said:\n${output.slice(-800)}`,
      );
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'official-'));
  try {
    writeFileSync(join(folder, 'firebase.json'), JSON.stringify(officialConfig(await freePorts())));
    const shut =
      "rules_version = '2';\nservice cloud.firestore { match /{document=**} { allow read: if false; } }";
    writeFileSync(join(folder, 'firestore.rules'), shut);
    writeFileSync(join(folder, 'database.rules.json'), '{"rules":{".read":false,".write":false}}');
    const script = `"${process.execPath}" "${at('scripts/conformance.mjs')}"`;
    const args = ['emulators:exec', '--project', OUTER_PROJECT, '--only', 'firestore,database', script];
    const { code } = await runNode([at(FIREBASE), ...args], {
      cwd: folder,
      env: { [OFFICIAL]: 'true' },
      show: true,
    });
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePorts() {
  const ports = {};
  const probes = [];
  // All are open at the same time, so that no two are the same.
  for (const name of ['firestore', 'websocket', 'database', 'hub', 'logging']) {
    const probe = createServer();
    await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
    ports[name] = probe.address().port;
    probes.push(probe);
  }
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

async function main() {
  checkNode();
  const plan = planConformance(process.argv.slice(2), () => {
    const { stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  });
  if (plan.refusal) throw new Refusal(plan.refusal);
  ensureInstalled();
  return plan.emulators === 'official' ? runOfficial() : runSuites();
}

main().then((code) => process.exit(code), die);
