import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from './lib/new/copy-repository.mjs';
import { run } from './lib/run.mjs';

/** One of each kind, and two endpoints of one area: one that reads and one that changes. */
const CREATED = [
  ['endpoint', 'list-sample-answers', '--service', 'teams'],
  ['endpoint', 'create-sample-answers', '--service', 'teams'],
  ['settings-page', 'sample-settings'],
  ['collection', 'sample-entry'],
  ['feature', 'sample-list'],
];

const WORKSPACES = ['domain', 'functions', 'web', 'e2e', 'rules-tests'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config'];

/** Checks that the created files must pass, as arguments of Node. Creating them has formatted and linted them. */
const checksIn = (folder) =>
  [
    ['scripts/check-imports.mjs'],
    ['scripts/check-unused.mjs'],
    ['scripts/check-texts.mjs'],
    ...WORKSPACES.map((workspace) => ['node_modules/typescript/bin/tsc', '-p', workspace]),
    [...VITEST, 'vitest.config.ts', 'sample-', 'web/src/app/admin/routes', 'domain/src/api', 'registrations'],
    [...VITEST, 'rules-tests/vitest.trials.config.ts', `rules-tests/sample-`, 'rules-tests/indexes'],
  ].map((args) => ({ args, env: { HARBORLINE_TRIALS: folder } }));

/** Creates one of each kind in a copy of the repository. @returns what failed, with its output */
async function findFailure(folder) {
  const cwd = join(folder, 'copy');
  copyRepository(cwd);
  const created = CREATED.map((args) => ({ args: ['scripts/new.mjs', ...args] }));
  for (const { args, env } of [...created, ...checksIn(folder)]) {
    const { code, output } = await run(process.execPath, args, { cwd, env });
    if (code !== 0) return `node ${args.join(' ')}\n${output}`;
  }
  return undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'harborline-recipes-'));
const failure = await findFailure(folder).finally(() => rmSync(folder, { recursive: true }));
process.stdout.write(
  failure === undefined ? `${CREATED.length} recipes come out green.\n` : `A recipe fails: ${failure}\n`,
);
process.exit(failure === undefined ? 0 : 1);
