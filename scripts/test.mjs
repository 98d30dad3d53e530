import { affectedProjects } from './lib/affected.mjs';
import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/layout.mjs';
import { checkNode } from './lib/preflight.mjs';
import { typedProjects } from './lib/projects.mjs';
import { bold, die, elapsedSeconds, green, progress, red } from './lib/say.mjs';

const SHOWN_SLOWEST = 10;
/** Test files of a quick run: two minutes' worth on two cores. */
const MOST_QUICK_TESTS = 80;
/** Biome gets every changed file and checks those it supports. */
const LENIENT = ['--files-ignore-unknown=true', '--no-errors-on-unmatched'];

/** Stages by name, so that a developer can run one alone: npm test -- unit */
const STAGES = {
  async lint({ runCheck }) {
    return [
      await runCheck('format and lint', [at('node_modules/@biomejs/biome/bin/biome'), 'check', '.']),
      await runCheck('import directions', [at('scripts/check-imports.mjs')]),
      await runCheck('unused code', [at('scripts/check-unused.mjs')]),
      await runCheck('texts of screens', [at('scripts/check-texts.mjs')]),
      await runCheck('ids', [at('scripts/check-ids.mjs')]),
    ];
  },
  async types({ runCheck }) {
    return [
      await runCheck('types', [at('scripts/typecheck.mjs')]),
      await runCheck('recipes', [at('scripts/check-recipes.mjs')]),
    ];
  },
  async unit({ runVitest, runTwice }) {
    return [await runTwice('unit', (name, files) => runVitest(name, 'vitest.config.ts', {}, { files }))];
  },
  async gallery({ runVitest, browser }) {
    const { testGallery } = await import('./lib/gallery.mjs');
    return [await testGallery({ chromium: await browser(), runVitest })];
  },
  async emulators({ runVitest, browser }) {
    const env = { HARBORLINE_CHROMIUM: await browser() };
    return [
      await runVitest('firestore conformance', 'emulators/vitest.conformance.config.ts', env),
      await runVitest('database conformance', 'emulators/vitest.database.config.ts', env),
    ];
  },
  async rules({ runInSuite, runTwice }) {
    return [await runTwice('rules', runInSuite('rules-tests/vitest.config.ts'))];
  },
  async functions({ runInSuite, runTwice }) {
    return [await runTwice('functions', runInSuite('functions/vitest.suite.config.ts'))];
  },
  async e2e({ runInSuite, runTwice, browser }) {
    const env = { HARBORLINE_CHROMIUM: await browser() };
    return [await runTwice('journeys', runInSuite('e2e/vitest.config.ts', env))];
  },
};

/**
 * Lanes run side by side, the stages of a lane one after the other. The first lane keeps a core busy; the others wait
 * much of their time, for sockets and for triggers. Journeys run alone: their browsers and their suite fill the machine.
 */
const PHASES = [
  [
    ['lint', 'types', 'unit'],
    ['functions', 'gallery'],
    ['emulators', 'rules'],
  ],
  [['e2e']],
];

/** Stages that build what they need themselves. */
const BUILDS_ITSELF = new Set(['gallery']);

/** Stages that run only on request and need no build. */
const ON_REQUEST = {
  async quick({ runCheck, runVitest }) {
    const { changedFiles } = await import('./lib/changed-files.mjs');
    const { nearestTests } = await import('./lib/nearest-tests.mjs');
    const { readSources } = await import('./lib/source-files.mjs');
    const changed = await changedFiles();
    progress(`${changed.length} files differ from the main branch`);
    const biome = [at('node_modules/@biomejs/biome/bin/biome'), 'check', ...LENIENT, ...changed];
    const projects = affectedProjects(changed, typedProjects());
    const tests = nearestTests(changed, readSources());
    const files = tests.slice(0, MOST_QUICK_TESTS);
    const left = tests.length - files.length;
    if (left > 0)
      progress(`${left} more unit test files import the change, less directly: npm test -- unit runs them`);
    return [
      await runCheck('import directions', [at('scripts/check-imports.mjs')]),
      ...(changed.length > 0 ? [await runCheck('format and lint', biome)] : []),
      ...(projects.length > 0 ? [await runCheck('types', [at('scripts/typecheck.mjs'), ...projects])] : []),
      ...(files.length > 0 ? [await runVitest('unit', 'vitest.config.ts', {}, { files })] : []),
    ];
  },
};

async function main() {
  checkNode();
  ensureInstalled();
  // Loaded now, not above: they import packages that may just have been installed.
  const { runCheck, runVitest } = await import('./lib/tests.mjs');
  const { runTwice } = await import('./lib/rerun.mjs');
  const { withScratchSuite } = await import('./lib/scratch-suite.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { runPhases, phasesOf } = await import('./lib/phases.mjs');

  const all = { ...STAGES, ...ON_REQUEST };
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in all));
  if (unknown) throw new Error(`No stage '${unknown}'; there are ${Object.keys(all).join(', ')}`);
  const names = asked.length > 0 ? asked : Object.keys(STAGES);
  if (names.some((name) => name in STAGES && !BUILDS_ITSELF.has(name))) await buildAll();
  const browser = once(ensureChromium);
  const runStage = (name, { isAlone }) => {
    const run = (title, config, env, options) => runVitest(title, config, env, { ...options, show: isAlone });
    const runInSuite = (config, env) => (title, files) =>
      withScratchSuite((suite) => run(title, config, { ...suite.env, ...env }, { files }));
    return all[name]({ runCheck, runVitest: run, runInSuite, runTwice, browser });
  };
  return report(await runPhases(phasesOf(PHASES, names), runStage));
}

/** Two stages at a time must not install a browser each. */
function once(work) {
  let result;
  return () => {
    result ??= work();
    return result;
  };
}

function report(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  process.stdout.write('\n');
  for (const result of results) {
    const mark = result.failed ? red('✗') : green('✓');
    process.stdout.write(
      `${mark} ${result.name.padEnd(24)} ${result.passed} passed, ${result.failed} failed\n`,
    );
    for (const key of Object.keys(total)) total[key] += result[key];
  }
  reportSlowest(results);
  reportFailures(results);
  reportFlaky(results);
  // A skipped test is a defect here, so it fails the run like any other.
  const isGreen = total.failed === 0 && total.skipped === 0 && total.passed > 0;
  process.stdout.write(
    `${bold(isGreen ? green('All green') : red('Not green'))} after ${elapsedSeconds().toFixed(0)} s\n`,
  );
  process.stdout.write(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}\n`,
  );
  return isGreen ? 0 : 1;
}

function reportSlowest(results) {
  const files = results.flatMap(({ slowest }) => slowest).sort((one, other) => other.seconds - one.seconds);
  if (files.length === 0) return;
  process.stdout.write('\nSlowest test files\n');
  for (const { file, seconds } of files.slice(0, SHOWN_SLOWEST)) {
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
  }
}

/** Tests that passed only in a second run: each has a defect, in the test or in the product, to be fixed at its cause. */
function reportFlaky(results) {
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length === 0) return;
  process.stdout.write(`${bold('Flaky: failed, then passed when run again')}\n`);
  for (const { file, title, message } of flaky) {
    process.stdout.write(`  ${file}\n  ${title}\n${message.replaceAll(/^/gm, '    ')}\n`);
  }
  process.stdout.write('\n');
}

/** Printed at the end, so that they need not be searched for in the output of a whole run. */
function reportFailures(results) {
  const failures = results.flatMap((result) =>
    result.failures.map((one) => ({ stage: result.name, ...one })),
  );
  for (const { stage, file, title, message, again } of failures) {
    process.stdout.write(`\n${red('✗')} ${stage}: ${file}\n  ${title}\n`);
    process.stdout.write(`${message.replaceAll(/^/gm, '    ')}\n`);
    if (again !== undefined) process.stdout.write(`  ${bold(again)}\n`);
  }
  process.stdout.write('\n');
}

main().then((code) => process.exit(code), die);
