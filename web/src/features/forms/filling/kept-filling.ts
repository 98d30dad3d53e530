import type { Answers } from '@harborline/domain/forms/answers';

/** What somebody has begun to answer; the tab keeps it, so that a reload loses nothing. */
export interface Filling {
  readonly answers: Answers;
  /** drawn once for each filling, so that answers that are sent twice are stored once (D-149) */
  readonly key: string;
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

/** Whether something in storage is a filling. */
export function isFilling(value: unknown): value is Filling {
  if (typeof value !== 'object' || value === null || !('answers' in value) || !('key' in value)) return false;
  const { answers, key } = value;
  return (
    typeof key === 'string' &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every(isAnswer)
  );
}

/** A filling that begins with what the address says for hidden fields. */
export const newFilling = (answers: Answers): Filling => ({ answers, key: crypto.randomUUID() });
