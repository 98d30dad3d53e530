import { beforeEach, expect, it, vi } from 'vitest';
import { countSteps } from './count-steps';
import { keepEvent } from './kept-progress';

const send = vi.hoisted(() => vi.fn(async (_courseId: string, _done: readonly string[]) => true));
vi.mock('../article/send-activity', () => ({ sendCourseSteps: send }));

const lessonOf = (id: string) => ({ id, kind: 'text' as const, title: id });
const LESSONS = ['a', 'b', 'c'].map(lessonOf);
const setDone = (id: string, isDone = true) =>
  keepEvent('c', lessonOf(id), { kind: isDone ? 'marked' : 'unmarked' });
const sent = () => send.mock.calls.map(([, done]) => done.join(' '));

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue(true);
});

it('sends a start once, then each lesson once', async () => {
  await countSteps('c', LESSONS);
  expect(sent()).toEqual([]);
  keepEvent('c', lessonOf('a'), { kind: 'opened' });
  await countSteps('c', LESSONS);
  await countSteps('c', LESSONS);
  setDone('a');
  setDone('gone');
  await countSteps('c', LESSONS);
  setDone('a', false);
  setDone('a');
  await countSteps('c', LESSONS);
  expect(sent()).toEqual(['', 'a']);
});

it('sends again with the next step what did not arrive', async () => {
  setDone('a');
  send.mockResolvedValueOnce(false);
  await countSteps('c', LESSONS);
  setDone('b');
  await countSteps('c', LESSONS);
  expect(sent()).toEqual(['a', 'a b']);
});

it('sends a step that is taken while another one is under way', async () => {
  let arrive = (_isKept: boolean) => {};
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  setDone('a');
  const first = countSteps('c', LESSONS);
  setDone('b');
  await countSteps('c', LESSONS);
  arrive(true);
  await first;
  expect(sent()).toEqual(['a', 'b']);
});
