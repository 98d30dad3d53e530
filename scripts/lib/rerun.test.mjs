import { describe, expect, it, vi } from 'vitest';
import { rerunFailures, runTwice } from './rerun.mjs';

const failure = (file, message = 'timed out') => ({ file, title: 'sends a reply', message });
const resultOf = (failures, changes = {}) => ({
  name: 'journeys',
  passed: 80,
  failed: failures.length,
  skipped: 0,
  skippedByFile: new Map(),
  failures,
  slowest: [],
  ...changes,
});
const green = resultOf([], { passed: 4 });

describe('test files that failed', () => {
  it('are run once more, and are flaky if they then pass', async () => {
    const rerun = vi.fn(async () => green);
    const first = resultOf([failure('a.test.ts'), failure('a.test.ts'), failure('b.test.ts')]);
    const result = await rerunFailures(first, rerun);
    expect(rerun.mock.calls).toEqual([[['a.test.ts', 'b.test.ts']]]);
    expect([result.passed, result.failed, result.failures]).toEqual([83, 0, []]);
    expect(result.flaky).toEqual(first.failures);
  });

  it('count as they were at last, where a hook kept all tests of a file from running', async () => {
    const first = resultOf([{ ...failure('a.test.ts'), isWholeFile: true }], {
      skipped: 4,
      skippedByFile: new Map([
        ['a.test.ts', 4],
        ['b.test.ts', 0],
      ]),
    });
    const result = await rerunFailures(first, async () => green);
    expect([result.passed, result.failed, result.skipped]).toEqual([84, 0, 0]);
  });

  it('leave the skipped tests of other files what they are', async () => {
    const first = resultOf([failure('a.test.ts')], {
      skipped: 1,
      skippedByFile: new Map([['b.test.ts', 1]]),
    });
    expect((await rerunFailures(first, async () => green)).skipped).toBe(1);
  });

  it('are not run again where random agents found something', async () => {
    const rerun = vi.fn(async () => green);
    const result = await rerunFailures(resultOf([failure('functions/test/random-agents.test.ts')]), rerun);
    expect(rerun).not.toHaveBeenCalled();
    expect(result.failures[0].again).toContain('random agents');
  });

  it('stay failed, with both outcomes, if they fail again', async () => {
    const again = failure('a.test.ts', 'not found');
    const other = { ...failure('b.test.ts'), title: 'opens a ticket' };
    const second = { ...resultOf([again]), name: 'failed journeys' };
    const result = await rerunFailures(resultOf([failure('a.test.ts'), other]), async () => second);
    expect([result.passed, result.failed]).toEqual([80, 2]);
    expect(result.failures).toEqual([
      { ...failure('a.test.ts'), again: 'run again: failed' },
      { ...other, again: 'run again: passed' },
      { ...again, stage: 'failed journeys' },
    ]);
    expect(result.flaky).toBeUndefined();
  });

  it('are run again because of an error between their tests, too, which is no test', async () => {
    const first = resultOf([{ ...failure('a.test.ts'), isBetweenTests: true }]);
    const rerun = vi.fn(async () => green);
    const result = await rerunFailures(first, rerun);
    expect(rerun.mock.calls).toEqual([[['a.test.ts']]]);
    expect([result.passed, result.failed, result.flaky]).toEqual([80, 0, first.failures]);
  });

  it('stay failed if there is an error between the tests the second time', async () => {
    const error = { ...failure('a.test.ts', 'page closed'), title: 'an error between tests' };
    const result = await rerunFailures(resultOf([failure('a.test.ts')]), async () => resultOf([error]));
    expect(result.failures.map(({ title, again }) => [title, again])).toEqual([
      ['sends a reply', 'run again: passed'],
      ['an error between tests', undefined],
    ]);
    expect(result.failed).toBe(1);
  });

  it('are not run again when none failed', async () => {
    const rerun = vi.fn(async () => green);
    const first = resultOf([]);
    expect(await rerunFailures(first, rerun)).toBe(first);
    expect(rerun).not.toHaveBeenCalled();
  });

  it.each([
    ['many failed', ['a', 'b', 'c', 'd', 'e', 'f'], 'not run again: more than 5 files failed'],
    ['one belongs to no file', [''], 'not run again: something failed that belongs to no test file'],
  ])('are not run again when %s, and say so', async (_, files, again) => {
    const rerun = vi.fn(async () => green);
    const result = await rerunFailures(resultOf(files.map((file) => failure(file))), rerun);
    expect(rerun).not.toHaveBeenCalled();
    expect(result.failed).toBe(files.length);
    expect(result.failures.map((one) => one.again)).toEqual(files.map(() => again));
  });

  it.each([
    ['skipped', { skipped: 1 }, 'run again: 1 skipped'],
    ['not found', { passed: 0 }, 'run again: no test found'],
  ])('stay failed if they are %s the second time', async (_, changes, again) => {
    const result = await rerunFailures(resultOf([failure('a.test.ts')]), async () => ({
      ...green,
      ...changes,
    }));
    expect([result.failed, result.failures[0].again]).toEqual([1, again]);
  });

  it('are run under a name that says so', async () => {
    const run = vi.fn(async (_name, files) =>
      files.length === 0 ? resultOf([failure('a.test.ts')]) : green,
    );
    expect((await runTwice('unit', run)).failed).toBe(0);
    expect(run.mock.calls).toEqual([
      ['unit', []],
      ['failed unit', ['a.test.ts']],
    ]);
  });
});
