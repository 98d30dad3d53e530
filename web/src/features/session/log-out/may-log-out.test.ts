import { describe, expect, it, vi } from 'vitest';
import { decideLogOut } from './may-log-out';

describe('decideLogOut', () => {
  it('ignores scripted clicks, without a query (S5-25)', async () => {
    const ask = vi.fn(async () => false);
    expect(await decideLogOut(false, ask)).toBe('ignore');
    expect(ask).not.toHaveBeenCalled();
  });

  it('refuses during ongoing chats (S5-26, S4.5-23)', async () => {
    expect(await decideLogOut(true, async () => true)).toBe('refuse');
    expect(await decideLogOut(true, async () => false)).toBe('proceed');
  });
});
