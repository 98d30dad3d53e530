import type { Course } from '@harborline/domain/entities/course';
import { lessonDraft } from '@harborline/domain/stores/content-drafts';
import { lesson as lessonDocument } from '@harborline/domain/stores/lessons';
import type { Firestore } from 'firebase/firestore';
import { type LoadedFrom, saveContent } from '../../../shared/writing/content/stored-content';
import type { SaveRequest, SaveResult, TextIntent, Writer } from '../../../shared/writing/editing/text-kind';
import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { CourseRefusal, readCourse, stamp } from '../course-writes';
import { changeLesson } from '../lesson-writes';
import { formOf, isSameForm, type LessonForm, termsIn, termsOfForm, wordsOf } from './lesson-fields';

export const lessonPlace = (id: string) => ({ content: lessonDocument(id), draft: lessonDraft(id) });

/** A lesson as its editor reads it. */
export type LoadedLesson = LoadedFrom<typeof lessonPlace> & { readonly course: Course };

interface Saving {
  readonly writer: Writer;
  readonly courseId: string;
}

/**
 * Performs the writer's action. A lesson of a published course keeps its text until 'publish'; edits go to its draft,
 * unless they were all taken back. @throws FirebaseError, CourseRefusal
 */
export const saveLesson = (
  firestore: Firestore,
  intent: TextIntent,
  { id, fields, expected }: SaveRequest<LessonForm>,
  { writer, courseId }: Saving,
): Promise<SaveResult> => {
  let found: Course | null = null;
  const courseNow = (): Course => {
    if (found === null) throw new CourseRefusal('gone');
    return found;
  };
  const words = wordsOf(fields);
  const terms = termsOfForm(fields);
  return saveContent(firestore, lessonPlace(id), {
    intent,
    expected,
    async prepare(transaction) {
      found = await readCourse(transaction, courseId, writer);
      // It was published while its lesson was open here: nobody asked for this text to be published.
      return intent === 'save-unpublished' && found.is_published ? 'save-draft' : intent;
    },
    isTakenBack: (before) =>
      isSameOnceEdited({ isSame: isSameForm }, formOf(before, termsIn(courseNow(), id)), fields),
    writeDraft: (transaction) =>
      transaction.set(lessonDraft(id), {
        ...{ kind: 'lesson', support_lib_id: writer.libraryId, content_ref: id, course_ref: courseId },
        ...words,
        is_read_to_end: terms.isReadToEnd === true,
        opens_after_days: terms.opensAfterDays ?? 0,
        ...stamp(writer),
      }),
    write: (transaction) => changeLesson(transaction, courseNow(), { id, words, terms }, writer),
  });
};
