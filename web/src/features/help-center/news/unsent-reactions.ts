import { keptText } from '../../../shared/storage/kept';

/** Storage key of reactions that could not be sent yet. */
export const UNSENT_REACTIONS = 'unsent-reactions';

/** Whether a reaction still waits to be sent. */
export const hasUnsentReactions = (): boolean => keptText('device', UNSENT_REACTIONS).read() !== null;
