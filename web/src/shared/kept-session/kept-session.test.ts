// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSession } from '../testing/make-session';
import { hasSession, SESSION_EXPIRY } from './has-session';
import { keptSession } from './kept-session';
import '../testing/leave-no-trace';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

it('names who is signed in, and where that is kept', () => {
  expect([keptSession(), hasSession()]).toEqual([null, false]);
  makeSession('agent', 'tab');
  expect(hasSession()).toBe(true);
  expect(keptSession()).toMatchObject({ uid: 'agent', area: 'tab' });
  makeSession('writer', 'device');
  expect(keptSession()).toMatchObject({ uid: 'writer', area: 'device' });
});

it('D-08: names nobody once the sign-in has expired, or if its end is not known', () => {
  makeSession('agent', 'device');
  localStorage.setItem(SESSION_EXPIRY, String(Date.now() - 1));
  expect(keptSession()).toBeNull();
  localStorage.setItem(SESSION_EXPIRY, 'soon');
  expect(keptSession()).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"uid":7}', '{"uid":""}'])('names nobody by %s', (credential) => {
  makeSession('agent', 'device');
  localStorage.setItem('firebase:authUser:key:staff', credential);
  expect(keptSession()).toBeNull();
});

it('names no visitor, and nobody where storage is blocked', () => {
  makeSession('agent', 'device');
  localStorage.setItem('firebase:authUser:key:visitor', '{"uid":"visitor"}');
  localStorage.removeItem('firebase:authUser:key:staff');
  expect(keptSession()).toBeNull();
  makeSession('agent', 'device');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(keptSession()).toBeNull();
});
