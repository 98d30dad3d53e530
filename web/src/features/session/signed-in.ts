// The part of the session that needs a signed-in person. It brings the database client and the schema library, which the
// sign-in page does not need, so it loads later than `index.ts`.
import { loadOnceUsed } from '../../shared/live/follow-after-content';

export { followSession } from './follow-session';
export { leaveChild, renewStreams, sessionFirestore, sessionServer } from './session-server';

/**
 * Loads what Log Out needs to ask about unsaved work and to clear the cache, since it cannot be loaded offline.
 * @returns a function that stops it
 */
export const prepareLogOut = () =>
  loadOnceUsed('log-out', () =>
    Promise.all([import('./log-out/unsaved-question'), import('./end/close-firestore')]),
  );
