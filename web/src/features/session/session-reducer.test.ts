import { makeUser } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../../shared/staff/session-state';
import { sessionReducer } from './session-reducer';

const START: SessionState = { status: 'starting' };
const user = makeUser();

describe('sessionReducer', () => {
  it('goes from nobody to somebody to a known person (S4.4-01)', () => {
    const waiting = sessionReducer(START, { type: 'somebody' });
    expect(waiting.status).toBe('loading-profile');
    expect(sessionReducer(waiting, { type: 'profile', user })).toEqual({ status: 'ready', user });
  });

  it('does not let a late profile revive an ended session', () => {
    const ended = sessionReducer(START, { type: 'ended', reason: 'expired' });
    expect(sessionReducer(ended, { type: 'profile', user })).toBe(ended);
    expect(sessionReducer(ended, { type: 'profile-failed' })).toBe(ended);
  });

  it('remembers why a session ended when the credentials follow', () => {
    const ended = sessionReducer(START, { type: 'ended', reason: 'inactive' });
    expect(sessionReducer(ended, { type: 'nobody' })).toBe(ended);
  });

  it('takes the same person again for no news, and a changed permission for some', () => {
    const ready = sessionReducer(START, { type: 'profile', user });
    expect(sessionReducer(ready, { type: 'profile', user: makeUser() })).toBe(ready);
    const lesser = makeUser({ permissions: {} });
    expect(sessionReducer(ready, { type: 'profile', user: lesser })).toEqual({
      status: 'ready',
      user: lesser,
    });
  });
});
