import { createEmitter } from '../events/emitter';

const unauthorised = createEmitter();

/**
 * Registers a listener for when the inbox service no longer accepts the caller: the live connection closes and the
 * session ends (S8-33). @returns an unsubscribe function
 */
export const onInboxUnauthorised = unauthorised.subscribe;

/** Reports a call that the inbox service refused. */
export const announceUnauthorised = unauthorised.emit;
