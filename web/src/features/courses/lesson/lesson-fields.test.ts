import { lessonWriteSchema } from '@harborline/domain/entities/writes/course';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { describe, expect, it } from 'vitest';
import { hasErrors } from '../../../shared/writing/editing/text-kind';
import { quizValuesOf } from '../quiz/quiz-values';
import {
  formOf,
  isSameForm,
  type LessonForm,
  lessonFormSchema,
  newLesson,
  termsIn,
  termsOfForm,
  validateLesson,
  wordsOf,
} from './lesson-fields';

const NEW_LESSON = newLesson();

const video = (link: string): LessonForm => ({ ...NEW_LESSON, title: 'Oil', kind: 'video', video: link });
const isStored = (form: LessonForm) =>
  lessonWriteSchema.safeParse({
    ...wordsOf(form),
    support_lib_id: 'acme',
    course_ref: 'course',
    created_at: timestamp(0),
    updated_at: timestamp(0),
    updated_by: 'ann',
  }).success;

describe('the form of a lesson', () => {
  it('needs a title with words', () => {
    expect(validateLesson({ ...NEW_LESSON, title: ' \n ' })).toEqual({ title: COURSE_TEXTS.titleRequired });
    expect(wordsOf({ ...NEW_LESSON, title: '  Oil\nthe chain ' }).lesson_title).toBe('Oil the chain');
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
    expect(wordsOf(form).lesson_video).toBe('');
    expect(isStored(form)).toBe(true);
  });

  it('shows a stored video by the address at which it is watched', () => {
    const stored = makeLesson({
      lesson_kind: 'video',
      lesson_video: 'https://player.vimeo.com/video/12345678',
    });
    const form = formOf(stored, {});
    expect(form.video).toBe('https://vimeo.com/12345678');
    expect(wordsOf(form).lesson_video).toBe(stored.lesson_video);
  });

  it('reads its terms from the course, and gives them back', () => {
    const course_outline = 'text:clean;read;7 Clean it\n';
    const form = formOf(makeLesson(), termsIn(makeCourse({ course_outline }), 'clean'));
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
    expect(wordsOf({ ...form, file }).lesson_file).toEqual(file);
    expect(wordsOf({ ...form, file, kind: 'text' }).lesson_file).toBeNull();
    expect(isSameForm({ ...form, file }, form)).toBe(false);
  });

  it('needs a quiz without errors where it is one, and forgets it otherwise', () => {
    const form = { ...NEW_LESSON, title: 'Oil', kind: 'quiz', isReadToEnd: true } as const;
    expect(Object.keys(validateLesson(form))).toEqual(['quiz']);
    const quiz = quizValuesOf('pass:80\nquestion:A\nright:B\nwrong:C\n');
    expect(validateLesson({ ...form, quiz })).toEqual({});
    expect(isStored({ ...form, quiz })).toBe(true);
    expect(wordsOf({ ...form, quiz, kind: 'text' }).lesson_quiz).toBe('');
    expect(termsOfForm(form)).toEqual({});
    expect(isSameForm({ ...form, quiz }, form)).toBe(false);
  });

  it('is the same however a video, days or the rows of a quiz are spelled', () => {
    const same = (one: LessonForm, change: Partial<LessonForm>) => isSameForm(one, { ...one, ...change });
    expect(same(video('https://youtu.be/dQw4w9WgXcQ'), { video: 'youtube.com/watch?v=dQw4w9WgXcQ' })).toBe(
      true,
    );
    expect(same(NEW_LESSON, { opensAfterDays: ' 0 ' })).toBe(true);
    expect(same(NEW_LESSON, { opensAfterDays: 'soon' })).toBe(false);
    const stored = 'pass:80\nquestion:A\nright:B\nwrong:C\n';
    const quiz = { ...NEW_LESSON, kind: 'quiz', quiz: quizValuesOf(stored) } as const;
    expect(same(quiz, { quiz: quizValuesOf(stored) })).toBe(true);
    expect(same(quiz, { quiz: quizValuesOf(stored.replace('B', 'D')) })).toBe(false);
    expect(same(NEW_LESSON, { video: 'https://youtu.be/dQw4w9WgXcQ', quiz: quiz.quiz })).toBe(true);
  });

  it('is kept on a device with its quiz, whose rows get keys of their own, and its file', () => {
    const file = { address: 'https://files/a.pdf', name: 'a.pdf', bytes: 5 };
    const kept = lessonFormSchema.parse(JSON.parse(JSON.stringify({ ...NEW_LESSON, file })));
    expect(kept.file).toEqual(file);
    expect(kept.quiz.questions).toHaveLength(1);
    expect(kept.quiz.questions[0]?.key).not.toBe(NEW_LESSON.quiz.questions[0]?.key);
    expect(isSameForm(kept, { ...NEW_LESSON, file })).toBe(true);
  });
});
