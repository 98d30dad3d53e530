import * as z from 'zod/mini';
import {
  type FailedMessage,
  type OutgoingAction,
  type OutgoingState,
  outgoingReducer,
} from '../model/outgoing';

/** Removed with the session, as everything under this prefix. */
const KEY = 'harborline-staff:failed-messages';

const keptSchema = z.array(
  z.object({
    id: z.string(),
    conversationRef: z.string(),
    mode: z.enum(['reply', 'note']),
    text: z.string(),
    senderRef: z.string(),
    reason: z.enum(['denied', 'failed']),
  }),
);

function readKept(): readonly FailedMessage[] {
  try {
    return keptSchema.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

let state: OutgoingState = { underWay: [], failed: readKept() };
const listeners = new Set<() => void>();

/**
 * What is being sent from this tab. Outlives the inbox screen, since a message can be refused after its writer
 * went elsewhere; what failed outlives a reload as well.
 */
export const outgoingStore = {
  get: (): OutgoingState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dispatch: (action: OutgoingAction): void => {
    state = outgoingReducer(state, action);
    if (state.failed.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(state.failed));
    for (const listener of listeners) listener();
  },
};
