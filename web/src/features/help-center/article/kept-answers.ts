import { keptText } from '../../../shared/storage/kept';

/** Storage key of answers that could not be sent yet. */
export const KEPT_ANSWERS = 'unsent-answers';

/** Whether earlier answers still wait to be sent. */
export const hasKeptAnswers = (): boolean => keptText('device', KEPT_ANSWERS).read() !== null;
