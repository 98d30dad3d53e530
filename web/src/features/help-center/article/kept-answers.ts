import { keptText } from '../../../shared/storage/kept';

/** Where answers wait that could not be sent. */
export const KEPT_ANSWERS = 'unsent-answers';

/** Whether answers of an earlier moment wait to be sent. */
export const hasKeptAnswers = (): boolean => keptText('device', KEPT_ANSWERS).read() !== null;
