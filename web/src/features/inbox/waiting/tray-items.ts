import { attachmentName } from '@harborline/domain/files/attachment-name';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { REASONS } from '../reply/failed-messages';
import { openOutbox } from '../reply/outbox';
import type { OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';
import { changeStore } from './change-store';
import type { SentItem, WaitingChange } from './waiting';

export type ItemState = 'waiting' | 'sending' | 'sent' | 'needs-you';

/** A line of what waits to be sent. */
export interface TrayItem {
  readonly id: string;
  readonly conversationRef: string;
  readonly title: string;
  /** the words of a message, '' for none */
  readonly text: string;
  readonly state: ItemState;
  /** why it needs its author, '' otherwise */
  readonly reason: string;
  /** absent where sending it again leads nowhere */
  readonly retry?: { readonly label: string; readonly run: () => void };
  /** absent for what was sent */
  readonly discard?: () => void;
}

const LONGEST_WORDS = 80;

export const shortWords = (text: string): string => {
  const line = oneLine(text);
  return line.length > LONGEST_WORDS ? `${clip(line, LONGEST_WORDS)}…` : line;
};

function ofMessage(message: OutgoingMessage, waits: ItemState): TrayItem {
  const { id, conversationRef, refusal, text, fileUrl = '' } = message;
  const isUpToAuthor = refusal === 'overtaken' || refusal === 'taken-back';
  const label = isUpToAuthor ? INBOX_TEXTS.sendNow : OFFLINE_TEXTS.retry;
  return {
    id,
    conversationRef,
    title: message.about ?? message.title,
    text: text || (fileUrl && INBOX_TEXTS.attachmentNamed(attachmentName(fileUrl))),
    state: refusal === null ? waits : 'needs-you',
    reason: refusal === null ? '' : REASONS[refusal],
    ...(refusal !== null &&
      refusal !== 'merged' && { retry: { label, run: () => openOutbox()?.retry(message) } }),
    discard: () => outgoingStore.remove(id),
  };
}

function ofChange(change: WaitingChange, waits: ItemState): TrayItem {
  const { id, conversationRef, title, problem, said } = change;
  const isUpToAuthor = problem === 'overtaken' || problem === 'changed';
  const label = isUpToAuthor ? OFFLINE_TEXTS.doItNow : OFFLINE_TEXTS.retry;
  const retry = { label, run: () => void openOutbox()?.retryChange(change) };
  const otherwise = said || OFFLINE_TEXTS.failed;
  return {
    id,
    conversationRef,
    title,
    text: '',
    state: problem === null ? waits : 'needs-you',
    reason: problem === null ? '' : problem === 'failed' ? otherwise : OFFLINE_TEXTS.conflicts[problem],
    ...(problem !== null && problem !== 'gone' && problem !== 'merged' && { retry }),
    discard: () => changeStore.discard(id),
  };
}

interface Kept {
  readonly messages: readonly OutgoingMessage[];
  readonly changes: readonly WaitingChange[];
  readonly sent: readonly SentItem[];
}

/** What waits, in the order in which it was written, behind what was just sent. */
export function trayItems({ messages, changes, sent }: Kept, isOnline: boolean): readonly TrayItem[] {
  const waits = isOnline ? 'sending' : 'waiting';
  const kept = [
    ...messages
      // What can still be taken back says so at its own place.
      .filter(({ heldUntilMs }) => heldUntilMs === undefined)
      .map((message) => ({ at: message.writtenAtMs, item: ofMessage(message, waits) })),
    ...changes.map((change) => ({ at: change.writtenAtMs, item: ofChange(change, waits) })),
  ].sort((one, other) => one.at - other.at);
  return [
    ...sent.map(({ id, title, conversationRef }) => ({
      ...{ id, title, conversationRef, text: '', reason: '' },
      state: 'sent' as const,
    })),
    ...kept.map(({ item }) => item),
  ];
}
