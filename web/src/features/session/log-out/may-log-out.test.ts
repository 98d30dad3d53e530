import { describe, expect, it, vi } from 'vitest';
import { decideLogOut } from './may-log-out';

describe('decideLogOut', () => {
  it('ignores clicks of scripts, without asking anybody (S5-25)', async () => {
    const ask = vi.fn(async () => false);
    expect(await decideLogOut(false, ask)).toBe('ignore');
    expect(ask).not.toHaveBeenCalled();
  });

  it('refuses while chats are going on (S5-26, S4.5-23)', async () => {
    expect(await decideLogOut(true, async () => true)).toBe('refuse');
    expect(await decideLogOut(true, async () => false)).toBe('proceed');
  });
});
