import { describe, expect, it, vi } from 'vitest';
import { settleAll } from './settle-all';

const BATCH = 10;

/** Replies that are due, of which some can not be settled. */
function due(count: number, failing: readonly string[] = []) {
  const left = new Set(Array.from({ length: count }, (_, index) => `reply-${index}`));
  const find = vi.fn(async () => [...left].slice(0, BATCH).map((id) => ({ id, line: id })));
  const settle = vi.fn(async (id: string) => {
    if (failing.includes(id)) throw new Error('busy');
    left.delete(id);
  });
  const onFailed = vi.fn();
  const run = (mayGoOn = () => true) => settleAll({ find, batch: BATCH, settle, mayGoOn, onFailed });
  return { left, find, settle, onFailed, run };
}

describe('settling planned replies that are due (D-120)', () => {
  it('goes on while a batch was full', async () => {
    const { left, find, settle, run } = due(25);
    await run();
    expect(left.size).toBe(0);
    expect([settle.mock.calls.length, find.mock.calls.length]).toEqual([25, 3]);
  });

  it('tries each once, also one that fails, and goes past it', async () => {
    const { left, settle, onFailed, run } = due(25, ['reply-0', 'reply-7']);
    await run();
    expect([...left]).toEqual(['reply-0', 'reply-7']);
    expect(settle).toHaveBeenCalledTimes(25);
    expect(onFailed.mock.calls.map(([id]) => id)).toEqual(['reply-0', 'reply-7']);
  });

  it('ends where all of a batch fails', async () => {
    const all = Array.from({ length: 12 }, (_, index) => `reply-${index}`);
    const { find, settle, run } = due(12, all);
    await run();
    expect([settle.mock.calls.length, find.mock.calls.length]).toEqual([BATCH, 1]);
  });

  it('leaves what is left to the next run once its time is up', async () => {
    const { left, settle, run } = due(25);
    await run(() => settle.mock.calls.length < 15);
    expect(left.size).toBe(10);
  });

  it('settles those of one ticket one after the other', async () => {
    const steps: string[] = [];
    const left = ['first', 'second', 'third'];
    await settleAll({
      find: async () => left.map((id) => ({ id, line: 'ticket' })),
      batch: BATCH,
      settle: async (id) => {
        steps.push(`begins ${id}`);
        await Promise.resolve();
        steps.push(`ends ${id}`);
      },
      mayGoOn: () => true,
      onFailed: vi.fn(),
    });
    expect(steps).toEqual(left.flatMap((id) => [`begins ${id}`, `ends ${id}`]));
  });
});
