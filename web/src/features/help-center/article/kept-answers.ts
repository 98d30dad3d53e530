import { keptText } from '../../../shared/storage/kept';

/** Storage keys of answers, and of reasons for a No, that could not be sent yet. */
export const KEPT_ANSWERS = 'unsent-answers';
export const KEPT_REASONS = 'unsent-reasons';

/** Whether something of an earlier vote still waits to be sent. */
export const hasKeptAnswers = (): boolean =>
  [KEPT_ANSWERS, KEPT_REASONS].some((key) => keptText('device', key).read() !== null);
