import { describe, expect, it } from 'vitest';
import { readActionLink, signInArrival } from './action-link';

describe('readActionLink', () => {
  it('reads the provider’s links and ours (S2.4-05)', () => {
    expect(readActionLink('?oobCode=aB_c-1')).toEqual({ kind: 'reset', code: 'aB_c-1' });
    expect(readActionLink('?mode=resetPassword&oobCode=x&apiKey=k&lang=en')).toEqual({
      kind: 'reset',
      code: 'x',
    });
    expect(readActionLink('?mode=signIn&oobCode=x')).toEqual({ kind: 'sign-in', code: 'x' });
  });

  it.each(['', '?oobCode=', '?mode=verifyEmail&oobCode=x', '?mode=signIn', '?oobCode=%2F%2Fevil.example'])(
    'finds no action in %j',
    (search) => expect(readActionLink(search)).toEqual({ kind: 'none' }),
  );

  it('never follows a redirect of a sign-in link (abuse test 8)', () => {
    const link = readActionLink('?mode=signIn&oobCode=x&continueUrl=https%3A%2F%2Fevil.example');
    expect(link).toEqual({ kind: 'sign-in', code: 'x' });
    expect(signInArrival('x')).toBe('/admin?mode=signIn&oobCode=x');
    expect(readActionLink(new URL(signInArrival('x'), 'https://h.example').search)).toEqual(link);
  });
});
