import { lessonWriteSchema } from '@harborline/domain/entities/writes/course';
import { makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { describe, expect, it } from 'vitest';
import { hasErrors } from '../../../shared/writing/editing/text-kind';
import { fieldsOf, formOf, type LessonForm, NEW_LESSON, validateLesson } from './lesson-fields';

const video = (link: string): LessonForm => ({ ...NEW_LESSON, title: 'Oil', kind: 'video', video: link });
const isStored = (form: LessonForm) =>
  lessonWriteSchema.safeParse({
    ...fieldsOf(form),
    support_lib_id: 'acme',
    course_ref: 'course',
    created_at: timestamp(0),
    updated_at: timestamp(0),
    updated_by: 'ann',
  }).success;

describe('the form of a lesson', () => {
  it('needs a title with words', () => {
    expect(validateLesson({ ...NEW_LESSON, title: ' \n ' })).toEqual({ title: COURSE_TEXTS.titleRequired });
    expect(fieldsOf({ ...NEW_LESSON, title: '  Oil\nthe chain ' }).lesson_title).toBe('Oil the chain');
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
    expect(fieldsOf(form).lesson_video).toBe('');
    expect(isStored(form)).toBe(true);
  });

  it('shows a stored video by the address at which it is watched', () => {
    const stored = makeLesson({
      lesson_kind: 'video',
      lesson_video: 'https://player.vimeo.com/video/12345678',
    });
    const form = formOf(stored);
    expect(form.video).toBe('https://vimeo.com/12345678');
    expect(fieldsOf(form).lesson_video).toBe(stored.lesson_video);
  });
});
