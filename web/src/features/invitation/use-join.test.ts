import { describe, expect, it } from 'vitest';
import { joinOutcome } from './use-join';

const INVALID =
  'This invitation is either expired or already used, Please contact your administrator to get a new invitation.';
const APPROVED =
  'Successfully added to the library. Please go to your library login page and reset your password to login!';

describe('joinOutcome', () => {
  it.each([
    [{ status: 200, data: { message: 'Welcome' } }, 'Welcome'],
    [{ status: 200, data: {} }, APPROVED],
    [null, APPROVED],
  ])('is a success with the message from %j (S8-27)', (body, message) => {
    expect(joinOutcome({ status: 200, body })).toEqual({
      isApproved: true,
      message,
      email: '',
      isTemporary: false,
    });
  });

  it.each([
    [410, { message: INVALID }, INVALID, false],
    [400, null, INVALID, false],
    [404, { message: '' }, INVALID, false],
    [500, { message: 'Error while creating user' }, 'Error while creating user', true],
    [429, { message: 'Too many requests' }, 'Too many requests', true],
  ])('is a failure for status %i (S8-25, S8-26)', (status, body, message, isTemporary) => {
    expect(joinOutcome({ status, body })).toEqual({ isApproved: false, message, email: '', isTemporary });
  });

  it('includes the invited address', () => {
    const body = { status: 200, data: { message: 'Welcome', email: 'ann@acme.example' } };
    expect(joinOutcome({ status: 200, body }).email).toBe('ann@acme.example');
  });

  it('can be retried if there was no response', () => {
    expect(joinOutcome(null)).toMatchObject({ isApproved: false, message: INVALID, isTemporary: true });
  });
});
