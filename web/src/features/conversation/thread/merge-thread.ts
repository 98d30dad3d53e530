import { filesOf } from '@harborline/domain/conversation/build-message';
import type { Message } from '@harborline/domain/entities/conversation';

/** A visitor's message that the server has not confirmed; the browser keeps it until then. */
export interface UnsentMessage {
  readonly id: string;
  readonly text: string;
  /** of the file it brings */
  readonly fileUrl?: string | undefined;
  /** milliseconds since 1970, by the visitor's clock */
  readonly atMs: number;
}

type DeliveryState = 'sending' | 'sent' | 'failed';

export interface ThreadRow {
  readonly id: string;
  readonly isOwn: boolean;
  /** uid, '' for what this browser still has to send */
  readonly senderRef: string;
  readonly senderName: string;
  readonly text: string;
  readonly fileUrls: readonly string[];
  readonly atMs: number;
  /** always 'sent' for messages of others */
  readonly state: DeliveryState;
}

export interface LiveMessage extends Message {
  /** written here and not yet acknowledged by the server */
  readonly isPending: boolean;
}

function toRow(message: LiveMessage): ThreadRow {
  return {
    id: message.id,
    isOwn: message.sender_type === 'visitor',
    senderRef: message.sender_ref,
    senderName: message.sender_name,
    text: message.text,
    fileUrls: filesOf(message),
    atMs: message.created_at.toMillis(),
    state: message.isPending ? 'sending' : 'sent',
  };
}

/**
 * The rows of the thread: the stored messages, then those this browser still has to send. A message is in exactly one
 * of the two at any time, so none shows twice and none disappears in between.
 */
export function mergeThread(
  messages: readonly LiveMessage[],
  unsent: readonly UnsentMessage[],
  failedIds: ReadonlySet<string>,
): ThreadRow[] {
  const stored = new Set(messages.map(({ id }) => id));
  const waiting = unsent
    .filter(({ id }) => !stored.has(id))
    .map<ThreadRow>(({ id, text, fileUrl = '', atMs }) => ({
      id,
      isOwn: true,
      senderRef: '',
      senderName: '',
      text,
      fileUrls: fileUrl === '' ? [] : [fileUrl],
      atMs,
      state: failedIds.has(id) ? 'failed' : 'sending',
    }));
  return [...messages.map(toRow), ...waiting];
}

/** The visitor's last message that the server has. */
export const lastSent = (rows: readonly ThreadRow[]): ThreadRow | undefined =>
  rows.findLast(({ isOwn, state }) => isOwn && state === 'sent');

/** The messages still to be sent once the server's list is known. */
export function stillUnsent(
  unsent: readonly UnsentMessage[],
  messages: readonly LiveMessage[],
): readonly UnsentMessage[] {
  const confirmed = new Set(messages.filter(({ isPending }) => !isPending).map(({ id }) => id));
  const left = unsent.filter(({ id }) => !confirmed.has(id));
  return left.length === unsent.length ? unsent : left;
}
