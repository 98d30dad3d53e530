export type ComposerMode = 'reply' | 'note';

/** A message on its way to the server. */
export interface OutgoingMessage {
  readonly id: string;
  readonly conversationRef: string;
  readonly mode: ComposerMode;
  readonly text: string;
}

/** Messages the server refused, waiting for the agent to retry or drop them. */
export interface FailedMessage extends OutgoingMessage {
  readonly reason: 'denied' | 'failed';
}

export type OutgoingAction =
  | { type: 'sending'; message: OutgoingMessage }
  | { type: 'failed'; message: OutgoingMessage; reason: FailedMessage['reason'] }
  | { type: 'dropped'; id: string };

/** A retry takes its message off the list at once; a second failure puts it back. */
export function failedReducer(
  failed: readonly FailedMessage[],
  action: OutgoingAction,
): readonly FailedMessage[] {
  switch (action.type) {
    case 'sending':
      return failed.filter((message) => message.id !== action.message.id);
    case 'failed':
      return [
        ...failed.filter((message) => message.id !== action.message.id),
        { ...action.message, reason: action.reason },
      ];
    case 'dropped':
      return failed.filter((message) => message.id !== action.id);
  }
}
