import type { CourseProgress, LessonEvent } from '@harborline/domain/courses/progress';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { SESSION_PREFIX } from '../../../shared/storage/kept';
import { makeSession } from '../../../shared/testing/make-session';
import '../../../shared/testing/leave-no-trace';
import { deviceProgress, keepEvent, ownProgress, readProgress } from './kept-progress';
import { syncProgress } from './sync-progress';

interface Sent {
  readonly body: {
    readonly courseId: string;
    readonly progress: CourseProgress;
    readonly viewerId?: string;
  };
}
const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../../shared/api/call-api')>()),
  callApi,
}));
const account = vi.hoisted((): { currentUser: { uid: string } | null } => ({ currentUser: null }));
vi.mock('../../../shared/firebase/auth', () => ({
  auth: () => ({ authStateReady: async () => undefined, ...account }),
}));

const keep = (id: string, event: LessonEvent = { kind: 'marked' }) =>
  keepEvent('c', { id, kind: 'text', title: id }, event);
const doneIds = (progress: CourseProgress | null | undefined) => Object.keys(progress?.lessons ?? {}).sort();
const sent = (call = 0) => (callApi.mock.calls[call] as [unknown, Sent])[1].body;
const signIn = (uid: string, area: 'device' | 'tab' = 'device') => {
  makeSession(uid, area);
  account.currentUser = { uid };
};
/** The server keeps one lesson that was done on another device. */
const ELSEWHERE = { elsewhere: { completedAt: 3 } };
const answer = async (_contract: unknown, { body: { progress } }: Sent) => ({
  progress: { ...progress, lessons: { ...progress.lessons, ...ELSEWHERE } },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  account.currentUser = null;
  callApi.mockReset().mockImplementation(answer);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('D-83: hands over what was kept here before, and keeps what comes back for the person alone', async () => {
  keep('here');
  localStorage.setItem('course-counted/c', '["here"]');
  signIn('agent');
  expect(await syncProgress('c')).toBe('kept');
  expect(doneIds(sent().progress)).toEqual(['here']);
  expect(sent()).toMatchObject({ courseId: 'c', viewerId: expect.stringMatching(/./) });
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere', 'here']);
  expect([deviceProgress('c').read(), localStorage.getItem('course-counted/c')]).toEqual([null, null]);
  const kept = Object.keys(localStorage).filter((key) => key.includes('course/c'));
  expect(kept.every((key) => key.startsWith(SESSION_PREFIX))).toBe(true);
  await syncProgress('c');
  expect(sent(1).viewerId).toBeUndefined();
});

it('keeps the copy in the tab where the session is', async () => {
  signIn('agent', 'tab');
  keep('here');
  await syncProgress('c');
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere', 'here']);
  expect(Object.keys(localStorage).filter((key) => key.includes('course/c'))).toEqual([]);
});

it('tells of what is done while a call is under way', async () => {
  signIn('agent');
  keep('first');
  callApi.mockImplementationOnce(async (contract, request) => {
    keep('second');
    return answer(contract, request);
  });
  const both = [syncProgress('c'), syncProgress('c')];
  expect(await Promise.all(both)).toEqual(['kept', 'kept']);
  expect(callApi).toHaveBeenCalledTimes(2);
  expect(doneIds(sent(1).progress)).toEqual(['elsewhere', 'first', 'second']);
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere', 'first', 'second']);
});

it('takes over what the server has left out, such as a lesson that is gone', async () => {
  signIn('agent');
  keep('gone');
  callApi.mockImplementation(async () => ({
    progress: { startedAt: 1, last: '', lastAt: 0, lessons: ELSEWHERE },
  }));
  await syncProgress('c');
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere']);
  expect(callApi).toHaveBeenCalledTimes(1);
});

it.each([401, 403, 404])('leaves everything to the device after a %i', async (status) => {
  signIn('agent');
  keep('here');
  callApi.mockRejectedValue(new ApiError(status, ''));
  expect(await syncProgress('c')).toBe('foreign');
  expect([doneIds(readProgress('c')), ownProgress('c')?.read()]).toEqual([['here'], null]);
});

it.each([0, 429, 500])('loses nothing by a %i, and sends it with the next step', async (status) => {
  signIn('agent');
  await syncProgress('c');
  keep('here');
  callApi.mockRejectedValueOnce(new ApiError(status, ''));
  expect(await syncProgress('c')).toBe('later');
  expect(doneIds(readProgress('c'))).toContain('here');
  await syncProgress('c');
  expect(doneIds(sent(2).progress)).toContain('here');
});

it('asks nothing where nobody is signed in, or Firebase knows somebody else', async () => {
  expect(await syncProgress('c')).toBe('foreign');
  makeSession('agent', 'device');
  account.currentUser = { uid: 'writer' };
  expect(await syncProgress('c')).toBe('foreign');
  expect(callApi).not.toHaveBeenCalled();
});

it('D-83: leaves nothing behind if the session ends while a call is under way', async () => {
  keep('here');
  signIn('agent');
  callApi.mockImplementationOnce(async (contract, request) => {
    localStorage.removeItem('firebase:authUser:key:staff');
    return answer(contract, request);
  });
  await syncProgress('c');
  expect(Object.keys(localStorage).filter((key) => key.includes('course/c'))).toEqual([]);
});

it('D-50: hands over no browser that asks not to be tracked', async () => {
  keep('here');
  signIn('agent');
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1');
  await syncProgress('c');
  expect(sent().viewerId).toBeUndefined();
});
