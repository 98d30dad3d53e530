import { loadOnceUsed } from '../../../shared/live/follow-after-content';

/**
 * Loads what Log Out needs to ask about unsaved work and to clear the cache, since it cannot be loaded offline.
 * @returns a function that stops it
 */
export const prepareLogOut = () =>
  loadOnceUsed('log-out', () =>
    Promise.all([import('./unsaved-question'), import('../end/close-firestore')]),
  );
