import { LIMITS } from '@harborline/domain/limits';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useMemo } from 'react';
import { report } from '../../shared/config/report';
import { UploadFailed } from '../../shared/files/store-upload';
import { useToasts } from '../../shared/ui-admin/toasts';
import { CourseRefusal } from './course-writes';

/** Says why a change of a course failed. */
export function failureText(error: unknown): string {
  if (error instanceof UploadFailed) return COURSE_TEXTS.fileFailed;
  if (!(error instanceof CourseRefusal)) return COURSE_TEXTS.saveFailed;
  if (error.reason === 'full') return COURSE_TEXTS.full(LIMITS.courseRows);
  if (error.reason === 'too-long') return COURSE_TEXTS.tooLong;
  return error.reason === 'conflict' ? COURSE_TEXTS.conflict : COURSE_TEXTS.gone;
}

export type Attempt = (work: () => Promise<void>) => Promise<boolean>;

/** Runs changes of courses, says why one fails, and resolves to whether it succeeded. */
export function useAttempt(): {
  readonly attempt: Attempt;
  undo(work: () => Promise<void>): { label: string; run: () => void };
} {
  const toasts = useToasts();
  return useMemo(() => {
    const attempt: Attempt = async (work) => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof CourseRefusal)) report('courses', error);
        toasts.error(failureText(error));
        return false;
      }
    };
    const undo = (work: () => Promise<void>) => ({
      label: COURSE_TEXTS.undo,
      run: () =>
        void attempt(async () => {
          await work();
          toasts.info(COURSE_TEXTS.undone);
        }),
    });
    return { attempt, undo };
  }, [toasts]);
}
