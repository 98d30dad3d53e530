import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './layout.mjs';
import { PORT_OFFSETS } from './ports.mjs';
import { isPortFree } from './preflight.mjs';
import { clientEnvironment, loadDemoWorld, startSuite, temporaryFolder } from './suite.mjs';

const FIRST_SCRATCH_PORT = 18_700;
const STRIDE = 20;
const SCRATCH_RANGES = 560;

/** A Hosting port whose whole range of service ports is free. Two runs that start together try different ranges. */
export async function freeHostingPort() {
  const start = Math.floor(Math.random() * SCRATCH_RANGES);
  for (let tried = 0; tried < SCRATCH_RANGES; tried += 1) {
    const port = FIRST_SCRATCH_PORT + ((start + tried) % SCRATCH_RANGES) * STRIDE;
    const probes = Object.values(PORT_OFFSETS).map((offset) => isPortFree(port + offset));
    if ((await Promise.all(probes)).every(Boolean)) return port;
  }
  throw new Error('No free range of ports for a test suite');
}

/**
 * Runs something against its own suite with the demo world, alongside anything else on this machine,
 * and leaves nothing behind.
 * @param use gets the environment in which programs find the suite, and the suite itself
 */
export async function withScratchSuite(use, { onStep, runsSchedules } = {}) {
  const hostingPort = await freeHostingPort();
  const dataDir = mkdtempSync(join(tmpdir(), 'harborline-'));
  let suite;
  try {
    suite = await startSuite({ hostingPort, dataDir, onStep, runsSchedules });
    await loadDemoWorld({ hostingPort });
    return await use({ env: clientEnvironment(hostingPort), suite });
  } finally {
    await suite?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(temporaryFolder(hostingPort), { recursive: true, force: true });
    rmSync(at(`firebase.suite-${hostingPort}.json`), { force: true });
  }
}
