import { createEmitter } from '../events/emitter';

/** Emits when the session ends in this tab, so that shared code can clear its caches. */
export const sessionEnd = createEmitter();
