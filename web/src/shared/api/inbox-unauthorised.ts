import { createEmitter } from '../events/emitter';

const unauthorised = createEmitter();

/**
 * Registers what has to happen when the inbox service no longer knows who is calling: the live connection is closed
 * and the session ends (S8-33). @returns an unsubscribe function
 */
export const onInboxUnauthorised = unauthorised.subscribe;

/** Reports a refused call of the inbox service. */
export const announceUnauthorised = unauthorised.emit;
