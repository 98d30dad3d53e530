import { createEmitter } from '../events/emitter';

/** Emits when the session ends in this tab, so that caches of shared code can empty themselves. */
export const sessionEnd = createEmitter();
