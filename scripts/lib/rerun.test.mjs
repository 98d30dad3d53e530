import { describe, expect, it, vi } from 'vitest';
import { rerunFailures } from './rerun.mjs';

const failure = (file, message = 'timed out') => ({ file, title: 'sends a reply', message });
const resultOf = (failures, changes = {}) => ({
  name: 'journeys',
  passed: 80,
  failed: failures.length,
  skipped: 0,
  failures,
  slowest: [],
  ...changes,
});
const green = resultOf([], { passed: 4 });

describe('journeys that failed', () => {
  it('are run once more, and are flaky if they then pass', async () => {
    const rerun = vi.fn(async () => green);
    const first = resultOf([failure('a.test.ts'), failure('a.test.ts'), failure('b.test.ts')]);
    const result = await rerunFailures(first, rerun);
    expect(rerun.mock.calls).toEqual([[['a.test.ts', 'b.test.ts']]]);
    expect([result.passed, result.failed, result.failures]).toEqual([83, 0, []]);
    expect(result.flaky).toEqual(first.failures);
  });

  it('stay failed, with both messages, if they fail again', async () => {
    const again = failure('a.test.ts', 'not found');
    const result = await rerunFailures(resultOf([failure('a.test.ts')]), async () => resultOf([again]));
    expect([result.passed, result.failed]).toEqual([80, 1]);
    expect(result.failures).toEqual([failure('a.test.ts'), again]);
    expect(result.flaky).toBeUndefined();
  });

  it.each([
    ['none failed', resultOf([])],
    ['many failed', resultOf(['a', 'b', 'c', 'd'].map((name) => failure(`${name}.test.ts`)))],
    ['something failed outside the tests', resultOf([failure('a.test.ts')], { failed: 2 })],
  ])('are not run again when %s', async (_, first) => {
    const rerun = vi.fn(async () => green);
    expect(await rerunFailures(first, rerun)).toBe(first);
    expect(rerun).not.toHaveBeenCalled();
  });

  it.each([
    ['skipped', { skipped: 1 }],
    ['not found', { passed: 0 }],
  ])('stay failed if they are %s the second time', async (_, changes) => {
    const result = await rerunFailures(resultOf([failure('a.test.ts')]), async () => ({
      ...green,
      ...changes,
    }));
    expect(result.failed).toBe(1);
  });
});
