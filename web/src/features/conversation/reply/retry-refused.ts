import { errorCode } from '../../../shared/firebase/error-code';

/** The rules refuse a message that another tab's message preceded within the interval; a later attempt succeeds. */
const TRIES = 3;

/** Tries again what the rules refused. @throws FirebaseError if they still do, or if something else is wrong */
export async function retryRefused(attempt: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (errorCode(error) !== 'permission-denied' || tried === TRIES) throw error;
    }
  }
}
