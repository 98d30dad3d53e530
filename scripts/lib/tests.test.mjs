import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { at, LOCAL_DIR } from './layout.mjs';
import { runVitest } from './tests.mjs';

let folder;

beforeAll(() => {
  mkdirSync(LOCAL_DIR, { recursive: true });
  folder = mkdtempSync(join(LOCAL_DIR, 'vitest-'));
  const config = `export default { test: { root: ${JSON.stringify(folder)}, include: ['*.test.mjs'] } };`;
  writeFileSync(join(folder, 'vitest.config.mjs'), config);
});
// Not among the output of these tests, where it would look like their own.
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (name, body) => {
  writeFileSync(join(folder, 'one.test.mjs'), `import { expect, it } from 'vitest';\n${body}`);
  const config = relative(at('.'), join(folder, 'vitest.config.mjs'));
  return runVitest(name, config, {}, { show: false });
};

it('a run counts tests that fail and errors between them, each with its file and message', async () => {
  const result = await run(
    'probe of errors',
    `it('adds', () => expect(1 + 1).toBe(2));
     it('leaves a promise behind', async () => {
       Promise.reject(new Error('unheard'));
       await new Promise((resolve) => setTimeout(resolve, 50));
       expect(1).toBe(3);
     });`,
  );
  expect([result.passed, result.failed, result.skipped]).toEqual([1, 2, 0]);
  const file = relative(at('.'), join(folder, 'one.test.mjs'));
  expect(result.failures.map((one) => [one.file, one.title])).toEqual([
    [file, 'leaves a promise behind'],
    [file, 'an error between tests, during or after: leaves a promise behind'],
  ]);
  expect(result.failures[1].message).toContain('unheard');
});

it('a run without errors has none from an earlier one of its name', async () => {
  const result = await run('probe of errors', `it('adds', () => expect(1 + 1).toBe(2));`);
  expect([result.passed, result.failed, result.failures]).toEqual([1, 0, []]);
});

it('a run that found no test has failed, and says so', async () => {
  const result = await run('probe of errors', `if (expect === it) it('adds', () => undefined);`);
  expect(result.passed).toBe(0);
  expect(result.failures).toHaveLength(1);
});
