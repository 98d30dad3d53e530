import { describe, expect, it } from 'vitest';
import { signInErrorText } from './sign-in-error';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('signInErrorText', () => {
  it.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found', 'auth/user-disabled'])(
    'shows the same text for %s, so that it does not reveal which part was wrong (S8-11)',
    (code) => expect(signInErrorText(failure(code))).toBe('Incorrect login credentials'),
  );

  it('falls back to the specified text (S8-12)', () => {
    expect(signInErrorText(failure('auth/internal-error'))).toBe('An error occured');
    expect(signInErrorText('nonsense')).toBe('An error occured');
  });
});
