import { lessonWriteSchema } from '@harborline/domain/entities/writes/course';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { describe, expect, it } from 'vitest';
import { quizValuesOf } from '../quiz/quiz-values';
import {
  fieldsOf,
  formOf,
  hasErrors,
  isSameForm,
  type LessonForm,
  NEW_LESSON,
  termsOfForm,
  validateLesson,
} from './lesson-fields';

const video = (link: string): LessonForm => ({ ...NEW_LESSON, title: 'Oil', kind: 'video', video: link });
const isStored = (form: LessonForm) =>
  lessonWriteSchema.safeParse({
    ...fieldsOf(form, null),
    support_lib_id: 'acme',
    course_ref: 'course',
    created_at: timestamp(0),
    updated_at: timestamp(0),
    updated_by: 'ann',
  }).success;

describe('the form of a lesson', () => {
  it('needs a title with words', () => {
    expect(validateLesson({ ...NEW_LESSON, title: ' \n ' })).toEqual({ title: COURSE_TEXTS.titleRequired });
    expect(fieldsOf({ ...NEW_LESSON, title: '  Oil\nthe chain ' }, null).lesson_title).toBe('Oil the chain');
  });

  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5',
    'vimeo.com/12345678',
  ])('S5-27: takes a video as people copy it: %s', (link) => {
    expect(hasErrors(validateLesson(video(link)))).toBe(false);
    expect(isStored(video(link))).toBe(true);
  });

  it.each([
    '',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
  ])('S5-27: takes no other address: %s', (link) => {
    expect(validateLesson(video(link))).toEqual({ video: COURSE_TEXTS.videoRequired });
    expect(isStored(video(link))).toBe(false);
  });

  it('forgets the video of a lesson that becomes a text', () => {
    const form = { ...video('https://youtu.be/dQw4w9WgXcQ'), kind: 'text' } as const;
    expect(fieldsOf(form, null).lesson_video).toBe('');
    expect(isStored(form)).toBe(true);
  });

  it('shows a stored video by the address at which it is watched', () => {
    const stored = makeLesson({
      lesson_kind: 'video',
      lesson_video: 'https://player.vimeo.com/video/12345678',
    });
    const form = formOf(stored, makeCourse());
    expect(form.video).toBe('https://vimeo.com/12345678');
    expect(fieldsOf(form, null).lesson_video).toBe(stored.lesson_video);
  });

  it('reads its terms from the course, and gives them back', () => {
    const course_outline = 'text:clean;read;7 Clean it\n';
    const form = formOf(makeLesson(), makeCourse({ course_outline }));
    expect(form).toMatchObject({ isReadToEnd: true, opensAfterDays: '7' });
    expect(termsOfForm(form)).toEqual({ isReadToEnd: true, opensAfterDays: 7 });
    expect(termsOfForm(NEW_LESSON)).toEqual({});
    for (const change of [{ isReadToEnd: false }, { opensAfterDays: '8' }])
      expect(isSameForm(form, { ...form, ...change })).toBe(false);
  });

  it.each([
    ['', true],
    [' 30 ', true],
    ['0', true],
    ['365', true],
    ['366', false],
    ['-1', false],
    ['1.5', false],
    ['soon', false],
  ])('opens after %j days: %s', (opensAfterDays, isValid) => {
    const errors = validateLesson({ ...NEW_LESSON, title: 'Oil', opensAfterDays });
    expect(errors).toEqual(isValid ? {} : { opensAfterDays: COURSE_TEXTS.daysInvalid });
  });

  it('needs a file where it is about one, and forgets it otherwise', () => {
    const file = { address: 'https://files/a.pdf', name: 'a.pdf', bytes: 5 };
    const form = { ...NEW_LESSON, title: 'Oil', kind: 'file' } as const;
    expect(validateLesson(form)).toEqual({ file: COURSE_TEXTS.fileRequired });
    expect(validateLesson({ ...form, file })).toEqual({});
    expect(fieldsOf(form, file).lesson_file).toEqual(file);
    expect(fieldsOf({ ...form, kind: 'text' }, file).lesson_file).toBeNull();
    expect(isSameForm({ ...form, file }, form)).toBe(false);
  });

  it('needs a quiz without errors where it is one, and forgets it otherwise', () => {
    const form = { ...NEW_LESSON, title: 'Oil', kind: 'quiz', isReadToEnd: true } as const;
    expect(Object.keys(validateLesson(form))).toEqual(['quiz']);
    const quiz = quizValuesOf('pass:80\nquestion:A\nright:B\nwrong:C\n');
    expect(validateLesson({ ...form, quiz })).toEqual({});
    expect(isStored({ ...form, quiz })).toBe(true);
    expect(fieldsOf({ ...form, quiz, kind: 'text' }, null).lesson_quiz).toBe('');
    expect(termsOfForm(form)).toEqual({});
    expect(isSameForm({ ...form, quiz }, form)).toBe(false);
  });
});
