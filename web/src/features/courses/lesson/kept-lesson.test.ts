import { afterEach, expect, it } from 'vitest';
import { keepUnsaved } from '../../../shared/unsaved/unsaved-store';
import { keptOf, readKeptLesson } from './kept-lesson';
import { type LessonForm, NEW_LESSON } from './lesson-fields';

const OWNER = { uid: 'ann', isTrusted: true };
const STORED: LessonForm = { ...NEW_LESSON, title: 'Oil', content: '<p>Oil</p>' };
const keep = (form: LessonForm) =>
  keepUnsaved(OWNER, 'lesson/acme/oil', { title: 'Oil', value: keptOf(form, '1.0') });
const read = () => readKeptLesson('ann', 'lesson/acme/oil', STORED);

afterEach(() => window.localStorage.clear());

it('D-81: offers what was written, with the version it was written on', () => {
  expect(read()).toBeNull();
  keep({ ...STORED, title: 'Oil the chain' });
  expect(read()).toMatchObject({ form: { title: 'Oil the chain', content: '<p>Oil</p>' }, version: '1.0' });
});

it('offers nothing that is stored by now', () => {
  keep(STORED);
  expect(read()).toBeNull();
});

it('keeps the questions of a quiz, whose rows get keys of their own, and no chosen file', () => {
  keep({ ...STORED, kind: 'quiz', file: new File(['x'], 'x.txt') });
  const kept = read()?.form;
  expect(kept?.file).toBeNull();
  expect(kept?.quiz.questions).toHaveLength(1);
  expect(kept?.quiz.questions[0]?.key).not.toBe(STORED.quiz.questions[0]?.key);
});
