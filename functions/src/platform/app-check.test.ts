import { describe, expect, it, vi } from 'vitest';
import { checkApp } from './app-check';

const verify = async (token: string) => {
  if (token !== 'good') throw new Error('expired');
};

describe('checkApp', () => {
  it('asks for nothing while App Check is off', async () => {
    const never = vi.fn(verify);
    await expect(checkApp(undefined, { isEnforced: false, verify: never })).resolves.toBeUndefined();
    expect(never).not.toHaveBeenCalled();
  });

  it('lets a good token pass', async () => {
    await expect(checkApp('good', { isEnforced: true, verify })).resolves.toBeUndefined();
  });

  it.each([undefined, '', 'stale'])('refuses %j once it is enforced', async (token) => {
    await expect(checkApp(token, { isEnforced: true, verify })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
