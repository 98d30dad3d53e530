export type ComposerMode = 'reply' | 'note';

/** A message on its way to the server. */
export interface OutgoingMessage {
  readonly id: string;
  readonly conversationRef: string;
  readonly mode: ComposerMode;
  readonly text: string;
  /** uid of the writer: whoever signs in next in this tab has nothing to do with it */
  readonly senderRef: string;
}

export interface OutgoingState {
  /** ids the server has not answered for yet */
  readonly underWay: readonly string[];
  /** refused by the server, waiting for the writer to retry or drop them */
  readonly failed: readonly FailedMessage[];
}

export interface FailedMessage extends OutgoingMessage {
  readonly reason: 'denied' | 'failed';
}

export type OutgoingAction =
  | { type: 'sending'; message: OutgoingMessage }
  | { type: 'sent'; id: string }
  | { type: 'failed'; message: OutgoingMessage; reason: FailedMessage['reason'] }
  | { type: 'dropped'; id: string };

export const NOTHING_OUTGOING: OutgoingState = { underWay: [], failed: [] };

const withoutId = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
const withoutFailed = (failed: readonly FailedMessage[], id: string) =>
  failed.filter((message) => message.id !== id);

/** A retry takes its message off the failed ones at once; a second failure puts it back. */
export function outgoingReducer(state: OutgoingState, action: OutgoingAction): OutgoingState {
  switch (action.type) {
    case 'sending':
      return {
        underWay: [...withoutId(state.underWay, action.message.id), action.message.id],
        failed: withoutFailed(state.failed, action.message.id),
      };
    case 'sent':
      return { ...state, underWay: withoutId(state.underWay, action.id) };
    case 'failed':
      return {
        underWay: withoutId(state.underWay, action.message.id),
        failed: [
          ...withoutFailed(state.failed, action.message.id),
          { ...action.message, reason: action.reason },
        ],
      };
    case 'dropped':
      return { ...state, failed: withoutFailed(state.failed, action.id) };
  }
}
