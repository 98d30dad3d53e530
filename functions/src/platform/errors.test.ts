import { expect, it } from 'vitest';
import { ApiError, ERRORS, presentError } from './errors';

it('presents an expected failure with its own message', () => {
  expect(presentError(new ApiError('forbidden', 'This link is not valid'))).toEqual({
    code: 'forbidden',
    status: 403,
    message: 'This link is not valid',
  });
});

it('does not reveal the message of an unexpected failure', () => {
  const shown = presentError(new Error('password=hunter2'));
  expect(shown).toEqual({ code: 'internal', status: 500, message: ERRORS.internal.message });
});
