import { makeUser } from '@harborline/domain/testing/factories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveChild } from '../leave-child';
import { leaveSession } from './leave-session';
import { onLogout } from './logout-steps';

vi.mock('../leave-child', () => ({ leaveChild: vi.fn() }));

const acting = makeUser({ support_lib_id: 'child', init_support_lib_id: 'home' });

describe('leaving a session', () => {
  const order: string[] = [];
  let takeBack = () => {};

  beforeEach(() => {
    order.length = 0;
    vi.mocked(leaveChild)
      .mockReset()
      .mockImplementation(async () => void order.push('logoutas'));
    takeBack = onLogout(() => void order.push('close'));
  });
  afterEach(() => takeBack());

  it('logs out as the child library first, then closes (S4.5-24, S4.5-25)', async () => {
    expect(await leaveSession('logged-out', acting)).toBe(true);
    expect(order).toEqual(['logoutas', 'close']);
    expect(leaveChild).toHaveBeenCalledWith(acting);
  });

  it('has nothing to leave at home, nor where nobody asked to log out', async () => {
    await leaveSession('logged-out', makeUser());
    await leaveSession('expired', acting);
    expect(order).toEqual(['close', 'close']);
  });

  it('goes on when the child library cannot be left (S8-02, D-29)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(leaveChild).mockRejectedValue(new Error('down'));
    expect(await leaveSession('logged-out', acting)).toBe(false);
    expect(order).toEqual(['close']);
  });
});
