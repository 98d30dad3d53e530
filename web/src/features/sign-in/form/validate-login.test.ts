import { describe, expect, it } from 'vitest';
import { validateLogin } from './validate-login';

describe('validateLogin', () => {
  it('requires both (S5-10, S5-11)', () => {
    expect(validateLogin(' ', '')).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it('requires a valid email address (S5-10)', () => {
    expect(validateLogin('agent@lumen', 'x')).toEqual({ email: 'Please enter a valid email address' });
    expect(validateLogin(' agent@lumen.example ', 'x')).toEqual({});
  });
});
