import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/layout.mjs';
import { checkNode } from './lib/preflight.mjs';
import { runNode } from './lib/run.mjs';
import { die, progress } from './lib/say.mjs';

const AGENTS = 'functions/test/random-agents.test.ts';
/** Agents, tickets and random actions of the whole proof. */
const SIZE = '10x500x10000';

/**
 * Runs the random agents in a suite of their own, in full: npm run proof
 * Smaller, with the seed of an earlier run, and for so many minutes: npm run proof -- 10x100x2000 7 5
 */
async function main() {
  const [size = SIZE, seed = String(1 + (Date.now() % 1_000_000)), minutes = '600'] = process.argv.slice(2);
  if (!/^\d+x\d+x\d+$/.test(size))
    throw new Error('The size is agents x tickets x actions, as in 10x500x10000');
  for (const [name, text] of Object.entries({ seed, minutes }))
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`The ${name} is no whole number above 0: ${text}`);
  checkNode();
  ensureInstalled();
  await buildAll();
  // Loaded here, not above, because it imports packages that may only just be installed.
  const { withScratchSuite } = await import('./lib/scratch-suite.mjs');
  progress(`${size} with seed ${seed}…`);
  const { code } = await withScratchSuite(({ env }) =>
    runNode(
      [
        at('node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        at('functions/vitest.suite.config.ts'),
        AGENTS,
      ],
      {
        env: {
          ...env,
          HARBORLINE_AGENTS: size,
          HARBORLINE_AGENTS_SEED: seed,
          HARBORLINE_AGENTS_MINUTES: minutes,
        },
        show: true,
      },
    ),
  );
  process.exitCode = code;
}

main().catch(die);
