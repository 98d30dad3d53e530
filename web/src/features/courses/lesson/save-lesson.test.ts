import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { HOSTILE_IDS } from '@harborline/domain/testing/hostile-ids';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import { initializeApp } from 'firebase/app';
import { type Firestore, getFirestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../shared/store/version-of';
import type { TextIntent } from '../../../shared/writing/editing/text-kind';
import { CourseRefusal } from '../course-writes';
import { formOf, isSameForm, type LessonForm } from './lesson-fields';
import { LESSON_KIND, LESSON_PARTS, loadLesson } from './lesson-kind';
import { saveLesson } from './save-lesson';

/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  serverTimestamp: () => 'now',
}));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      set: (document: { path: string }, data: object) => void stored.set(document.path, { ...data }),
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));

// Sanitising and comparing documents need a real browser; the journeys have one.
vi.mock('../../../shared/rich-text/content-to-store', () => ({ contentToStore: (html: string) => html }));
vi.mock('../../../shared/writing/versions/same-once-edited', () => ({
  isSameOnceEdited: (_kind: object, one: LessonForm, other: LessonForm) => isSameForm(one, other),
}));

const LESSON = makeLesson();
const DRAFT = 'ContentDrafts/lesson:clean';
const FORM = formOf(LESSON, {});
const writer = { uid: 'ann', libraryId: TEST_LIBRARY_ID };
const lesson = () => stored.get('Lessons/clean');
const outline = () => stored.get('Courses/course')?.course_outline;
const save = (intent: TextIntent, changes: Partial<LessonForm> = {}, draft: string | null = null) =>
  saveLesson(
    {} as Firestore,
    intent,
    {
      id: 'clean',
      fields: { ...FORM, ...changes },
      expected: { article: versionOf(LESSON.updated_at), draft },
      note: '',
    },
    { writer, courseId: 'course' },
  );
/** Lays a draft. @returns its version */
const layDraft = (): string => {
  stored.set(DRAFT, { ...LESSON, lesson_title: 'Drafted', updated_at: timestamp(5) });
  return versionOf(timestamp(5));
};
const layCourse = (is_published: boolean) =>
  stored.set('Courses/course', { ...makeCourse({ is_published }) });

beforeEach(() => {
  stored.clear();
  layCourse(true);
  stored.set('Lessons/clean', { ...LESSON });
});

describe('saving a lesson', () => {
  it('D-86: keeps edits beside what visitors read, and its terms out of the course', async () => {
    const edits = { content: '<p>New</p>', isReadToEnd: true, opensAfterDays: '7' };
    expect(await save('save-draft', edits)).toEqual({ kind: 'saved' });
    expect(stored.get(DRAFT)).toMatchObject({
      ...{ kind: 'lesson', content_ref: 'clean', course_ref: 'course', support_lib_id: TEST_LIBRARY_ID },
      ...{ lesson_content: '<p>New</p>', is_read_to_end: true, opens_after_days: 7, updated_by: 'ann' },
    });
    expect(lesson()).toMatchObject({ lesson_content: LESSON.lesson_content });
    expect(outline()).toBe(makeCourse().course_outline);
  });

  it('D-86: publishes both with one press, and removes the draft', async () => {
    const draft = layDraft();
    await save('publish', { title: 'New title', isReadToEnd: true, opensAfterDays: '7' }, draft);
    expect(lesson()).toMatchObject({ lesson_title: 'New title', updated_by: 'ann', updated_at: 'now' });
    expect(outline()).toBe('section:basics Basics\ntext:clean;read;7 New title\nvideo:oil Oil the chain\n');
    expect(stored.has(DRAFT)).toBe(false);
  });

  it('D-86: forgets a draft whose edits were all taken back, or that is discarded', async () => {
    await save('save-draft', {}, layDraft());
    expect(stored.has(DRAFT)).toBe(false);
    await save('discard-draft', { content: '<p>New</p>' }, layDraft());
    expect(stored.has(DRAFT)).toBe(false);
    expect(lesson()).toMatchObject({ lesson_content: LESSON.lesson_content });
  });

  it('stores that of an unpublished course at once, and leaves the course alone where its title stays', async () => {
    layCourse(false);
    await save('save-unpublished', { content: '<p>New</p>' });
    expect(lesson()).toMatchObject({ lesson_content: '<p>New</p>' });
    expect(stored.get('Courses/course')?.updated_by).toBe('test-writer');
  });

  it('U-12: dates a published course with each text that is published, so that copies are told of an update', async () => {
    await save('save-draft', { content: '<p>New</p>' });
    expect(stored.get('Courses/course')?.updated_by).toBe('test-writer');
    await save('publish', { content: '<p>New</p>' }, layDraft());
    expect(stored.get('Courses/course')).toMatchObject({ updated_at: 'now' });
  });

  it('D-86: publishes nothing by a pause in the writing, even if the course was published meanwhile', async () => {
    await save('save-unpublished', { content: '<p>New</p>' });
    expect(lesson()).toMatchObject({ lesson_content: LESSON.lesson_content });
    expect(stored.get(DRAFT)).toMatchObject({ lesson_content: '<p>New</p>' });
  });

  it('writes nothing over what a teammate saved, nor where it is gone, nor into another library', async () => {
    expect(await save('publish', { title: 'Mine' }, '1.0')).toEqual({ kind: 'conflict' });
    expect(lesson()?.lesson_title).toBe('Clean it');
    stored.set('Courses/course', { ...makeCourse({ support_lib_id: 'another' }) });
    await expect(save('publish', { title: 'Mine' })).rejects.toEqual(new CourseRefusal('gone'));
    stored.clear();
    expect(await save('publish', { title: 'Mine' })).toEqual({ kind: 'gone' });
  });
});

describe('the kind lesson', () => {
  const load = () =>
    loadLesson({} as Firestore, { courseId: 'course', lessonId: 'clean', libraryId: TEST_LIBRARY_ID });

  it('D-86: shows the draft, and saves a pause to it as long as the course is published', async () => {
    layDraft();
    const loaded = await load();
    if (loaded === null) throw new Error('It is there');
    expect(LESSON_KIND.view(loaded)).toMatchObject({
      ...{ hasDraft: true, isLive: true, fields: { title: 'Drafted' }, published: { title: 'Clean it' } },
    });
    expect(LESSON_KIND.autosave(FORM, loaded)).toBe('save-draft');
    const unpublished = { ...loaded, course: makeCourse({ is_published: false }) };
    expect(LESSON_KIND.autosave(FORM, unpublished)).toBe('save-unpublished');
    expect(LESSON_KIND.view(unpublished).isLive).toBe(false);
  });

  it('D-86: says that visitors read the new text only as long as the course is published', async () => {
    const loaded = await load();
    if (loaded === null) throw new Error('It is there');
    const doneText = async (intent: TextIntent) => {
      await save(intent, { content: '<p>New</p>' });
      const refreshed = await LESSON_KIND.loadLatest({} as Firestore, loaded);
      if (refreshed === null) throw new Error('It is there');
      return LESSON_KIND.doneText(intent, refreshed, loaded);
    };
    expect(await doneText('save-draft')).toBeNull();
    layCourse(false);
    stored.set('Lessons/clean', { ...LESSON });
    stored.delete(DRAFT);
    expect(await doneText('publish')).toBe(LESSON_TEXTS.savedUnpublished);
    layCourse(true);
    expect(LESSON_KIND.doneText('publish', loaded, loaded)).toBe(LESSON_TEXTS.publishedNow);
  });

  it('is read from its own course alone', async () => {
    expect(await load()).not.toBeNull();
    stored.set('Lessons/clean', { ...LESSON, course_ref: 'another' });
    expect(await load()).toBeNull();
    stored.delete('Courses/course');
    expect(await load()).toBeNull();
  });

  const firestore = getFirestore(initializeApp({ projectId: 'demo-hostile', apiKey: 'local' }));
  it.each(HOSTILE_IDS)('%j in the URL is neither a course nor a lesson', async (id) => {
    const wanted = { courseId: 'course', lessonId: 'clean', libraryId: TEST_LIBRARY_ID };
    expect(await loadLesson(firestore, { ...wanted, courseId: id })).toBeNull();
    expect(await loadLesson(firestore, { ...wanted, lessonId: id })).toBeNull();
  });

  it('compares everything that its writer can change', () => {
    const linesOf = (form: LessonForm) => LESSON_PARTS.map((part) => part.linesOf(form).join('\n'));
    const quiz = formOf({ ...LESSON, lesson_quiz: 'pass:80\nquestion:Q\nwrong:A\nright:B\n' }, {}).quiz;
    const file = { address: 'https://files/a.pdf', name: 'a.pdf', bytes: 5 };
    const forms: LessonForm[] = [
      FORM,
      { ...FORM, title: 'New' },
      { ...FORM, isReadToEnd: true },
      { ...FORM, opensAfterDays: '7' },
      { ...FORM, content: '<p>New</p>' },
      { ...FORM, kind: 'video', video: 'https://vimeo.com/12345678' },
      { ...FORM, kind: 'file', file },
      { ...FORM, kind: 'quiz', quiz },
    ];
    expect(new Set(forms.map((form) => linesOf(form).join('\0'))).size).toBe(forms.length);
    expect(linesOf({ ...FORM, kind: 'quiz', quiz }).at(-1)).toBe('Pass mark (%): 80\nQ\nA\nB (right)');
  });
});
