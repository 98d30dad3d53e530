import { describe, expect, it } from 'vitest';
import { runNewest } from './run-newest';

/** Jobs that run until they are ended. */
function jobs() {
  const begun: string[] = [];
  const ends = new Map<string, (isDone: boolean) => void>();
  const run = (lane: string, name: string) =>
    runNewest(lane, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const end = (name: string, isDone = true) => ends.get(name)?.(isDone);
  return { begun, run, end };
}

describe('jobs of one lane', () => {
  it('run one at a time, and of those that wait only the newest', async () => {
    const { begun, run, end } = jobs();
    const [first, second, third] = ['first', 'second', 'third'].map((name) => run('lane', name));
    expect(await second).toBe(false);
    expect(begun).toEqual(['first']);
    end('first', false);
    expect(await first).toBe(false);
    await Promise.resolve();
    expect(begun).toEqual(['first', 'third']);
    end('third');
    expect(await third).toBe(true);
    const later = run('lane', 'later');
    end('later');
    expect(await later).toBe(true);
  });

  it('wait for no other lane, and go on after one that failed', async () => {
    const { begun, run, end } = jobs();
    const one = run('one', 'a');
    const other = run('other', 'b');
    expect(begun).toEqual(['a', 'b']);
    end('a');
    end('b');
    expect(await Promise.all([one, other])).toEqual([true, true]);
    const failure = new Error('broken');
    await expect(runNewest('one', () => Promise.reject(failure))).rejects.toBe(failure);
    const next = run('one', 'c');
    end('c');
    expect(await next).toBe(true);
  });
});
