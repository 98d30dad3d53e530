import { LESSON_KINDS } from '@harborline/domain/courses/lesson-kinds';
import * as z from 'zod/mini';
import { readUnsaved } from '../../../shared/unsaved/unsaved-store';
import { withNewKeys } from '../quiz/quiz-values';
import { isSameForm, type LessonForm } from './lesson-fields';

const answer = z.object({ key: z.string(), text: z.string(), isRight: z.boolean() });
const question = z.object({
  key: z.string(),
  text: z.string(),
  because: z.string(),
  answers: z.array(answer),
});

/** What a device keeps of a lesson: a file that was chosen and not uploaded cannot be kept. */
const keptSchema = z.object({
  form: z.object({
    title: z.string(),
    kind: z.enum(LESSON_KINDS),
    content: z.string(),
    video: z.string(),
    isReadToEnd: z.boolean(),
    opensAfterDays: z.string(),
    quiz: z.object({ passMark: z.string(), questions: z.array(question) }),
  }),
  /** of the lesson that was edited; null for a new one */
  version: z.nullable(z.string()),
});

export interface KeptLesson {
  readonly form: LessonForm;
  /** a save finds out whether a teammate has saved since */
  readonly version: string | null;
  readonly keptAt: number;
}

/** Unsaved text of a lesson from an earlier visit on this device; null if there is none. */
export function readKeptLesson(uid: string, workKey: string, stored: LessonForm): KeptLesson | null {
  const kept = readUnsaved(uid, workKey, keptSchema);
  if (kept === null) return null;
  const { form: held, version } = kept.value;
  const quiz = held.kind === 'quiz' ? withNewKeys(held.quiz) : stored.quiz;
  const form = { ...held, quiz, file: stored.file };
  return isSameForm(form, stored) ? null : { form, version, keptAt: kept.keptAt };
}

/** The form without its file, to be kept. */
export const keptOf = ({ file: _file, ...form }: LessonForm, version: string | null) => ({ form, version });
