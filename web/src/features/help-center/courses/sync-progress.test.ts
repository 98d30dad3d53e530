import type { CourseProgress, LessonEvent } from '@harborline/domain/courses/progress';
import { beforeEach, expect, it, vi } from 'vitest';
import { SESSION_PREFIX } from '../../../shared/storage/session-key';
import { makeSession } from '../../../shared/testing/make-session';
import '../../../shared/testing/leave-no-trace';
import { keepEvent, onDevice, readProgress } from './kept-progress';
import { ownProgress } from './own-progress';
import { syncProgress } from './sync-progress';

interface Sent {
  readonly courseId: string;
  readonly progress: CourseProgress;
  readonly viewerId?: string;
}
const post = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/firebase/post-as', () => ({ postAs: post }));
const account = vi.hoisted((): { currentUser: { uid: string } | null } => ({ currentUser: null }));
vi.mock('../../../shared/firebase/auth', () => ({
  auth: () => ({ authStateReady: async () => undefined, ...account }),
}));

const keep = (id: string, event: LessonEvent = { kind: 'marked' }) =>
  keepEvent('c', { id, kind: 'text', title: id }, event);
const doneIds = (progress: Pick<CourseProgress, 'lessons'> | null | undefined) =>
  Object.keys(progress?.lessons ?? {}).sort();
const sent = (call = 0) => (post.mock.calls[call] as [unknown, unknown, Sent])[2];
const signIn = (uid: string, area: 'device' | 'tab' = 'device') => {
  makeSession(uid, area);
  account.currentUser = { uid };
};
/** The server keeps one lesson that was done on another device. */
const ELSEWHERE = { elsewhere: { completedAt: 3 } };
const responseOf = (progress: unknown) => Response.json({ status: 200, data: { progress } });
const answer = async (_person: unknown, _contract: unknown, { progress }: Sent) =>
  responseOf({ ...progress, lessons: { ...progress.lessons, ...ELSEWHERE } });
const refusal = (status: number) => new Response('{}', { status });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  account.currentUser = null;
  post.mockReset().mockImplementation(answer);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('D-83: hands over what was kept here before, and keeps what comes back for the person alone', async () => {
  keep('here');
  localStorage.setItem('course-counted/c', '["here"]');
  localStorage.setItem('viewer', 'drawn');
  signIn('agent');
  expect(await syncProgress('c')).toBe('kept');
  expect(doneIds(sent().progress)).toEqual(['here']);
  expect(sent()).toMatchObject({ courseId: 'c', viewerId: 'drawn' });
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere', 'here']);
  expect([onDevice('c').read(), localStorage.getItem('course-counted/c')]).toEqual([null, null]);
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
  post.mockImplementationOnce(async (person, contract, body) => {
    keep('second');
    return answer(person, contract, body);
  });
  const both = [syncProgress('c'), syncProgress('c')];
  expect(await Promise.all(both)).toEqual(['kept', 'kept']);
  expect(post).toHaveBeenCalledTimes(2);
  expect(doneIds(sent(1).progress)).toEqual(['elsewhere', 'first', 'second']);
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere', 'first', 'second']);
});

it('takes over what the server has left out, such as a lesson that is gone', async () => {
  signIn('agent');
  keep('gone');
  post.mockImplementation(async () => responseOf({ startedAt: 1, last: '', lastAt: 0, lessons: ELSEWHERE }));
  await syncProgress('c');
  expect(doneIds(readProgress('c'))).toEqual(['elsewhere']);
  expect(post).toHaveBeenCalledTimes(1);
});

it.each([
  ['a 401', () => refusal(401)],
  ['a 403', () => refusal(403)],
  ['a 404', () => refusal(404)],
  ['the answer of another library', () => responseOf(null)],
])('leaves everything to the device after %s', async (_what, answered) => {
  signIn('agent');
  keep('here');
  post.mockImplementation(async () => answered());
  expect(await syncProgress('c')).toBe('foreign');
  expect([doneIds(readProgress('c')), ownProgress('c')?.read()]).toEqual([['here'], null]);
});

it.each([
  ['lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['429', async () => refusal(429)],
  ['500', async () => refusal(500)],
  ['404 for somebody the server has known', async () => refusal(404)],
  ['answer that is none', async () => responseOf({ startedAt: 'x' })],
])('loses nothing by a %s, and sends it with the next step', async (_what, fail) => {
  signIn('agent');
  await syncProgress('c');
  keep('here');
  post.mockImplementationOnce(fail);
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
  expect(post).not.toHaveBeenCalled();
});

it('D-83: leaves nothing behind if the session ends while a call is under way', async () => {
  keep('here');
  signIn('agent');
  post.mockImplementationOnce(async (person, contract, body) => {
    localStorage.removeItem('firebase:authUser:key:staff');
    return answer(person, contract, body);
  });
  await syncProgress('c');
  expect(Object.keys(localStorage).filter((key) => key.includes('course/c'))).toEqual([]);
});
