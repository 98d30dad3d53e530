import { attachmentName } from '@harborline/domain/files/attachment-name';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import type { Conflict } from '@harborline/domain/tickets/offline/conflicts';
import { REASONS } from '../reply/failed-messages';
import { openOutbox } from '../reply/outbox';
import { isUpToAuthor, type OutgoingMessage } from '../reply/outgoing';
import { outgoingStore } from '../reply/outgoing-store';
import { changeStore } from './change-store';
import type { SentItem, WaitingChange } from './waiting';

/**
 * `handed-on`: without a connection, what was sent before it was lost. `elsewhere`: it is sent in another library.
 */
export type ItemState = 'waiting' | 'handed-on' | 'elsewhere' | 'sending' | 'sent' | 'needs-you';

interface Place {
  readonly isOnline: boolean;
  /** the current one */
  readonly libraryId: string;
}

/** How something stands that nothing stops. */
function stateOf(
  { libraryId, isHandedOn }: Pick<OutgoingMessage | WaitingChange, 'libraryId' | 'isHandedOn'>,
  place: Place,
): Exclude<ItemState, 'sent' | 'needs-you'> {
  if (libraryId !== place.libraryId) return 'elsewhere';
  if (place.isOnline) return 'sending';
  return isHandedOn === true ? 'handed-on' : 'waiting';
}

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

/** Not one that was handed on while the question was open, unless nothing sends it here. */
function discardMessage(id: string, { libraryId }: Place): void {
  const message = outgoingStore.get().find((kept) => kept.id === id);
  if (message === undefined) return;
  const isStoppable = message.refusal !== null || message.isHandedOn !== true;
  if (isStoppable || message.libraryId !== libraryId) outgoingStore.remove(id);
}

function ofMessage(message: OutgoingMessage, place: Place): TrayItem {
  const { id, conversationRef, refusal, text, fileUrl = '' } = message;
  const label = isUpToAuthor(message) ? INBOX_TEXTS.sendNow : OFFLINE_TEXTS.retry;
  return {
    id,
    conversationRef,
    title: message.about ?? message.title,
    text: text || (fileUrl && INBOX_TEXTS.attachmentNamed(attachmentName(fileUrl))),
    state: refusal === null ? stateOf(message, place) : 'needs-you',
    reason: refusal === null ? '' : REASONS[refusal],
    ...(refusal !== null &&
      refusal !== 'merged' &&
      message.libraryId === place.libraryId && { retry: { label, run: () => openOutbox()?.retry(message) } }),
    discard: () => discardMessage(id, place),
  };
}

function conflictText(problem: Conflict, by = ''): string {
  const named = OFFLINE_TEXTS.conflictsBy[problem];
  return by === '' || named === undefined ? OFFLINE_TEXTS.conflicts[problem] : named(by);
}

function ofChange(change: WaitingChange, place: Place): TrayItem {
  const { id, conversationRef, title, problem, refusalText } = change;
  const mayInsist = problem === 'overtaken' || problem === 'changed';
  const label = mayInsist ? OFFLINE_TEXTS.doItNow : OFFLINE_TEXTS.retry;
  const retry = { label, run: () => void openOutbox()?.retryChange(change) };
  const otherwise = refusalText || OFFLINE_TEXTS.failed;
  return {
    id,
    conversationRef,
    title,
    text: '',
    state: problem === null ? stateOf(change, place) : 'needs-you',
    reason: problem === null ? '' : problem === 'failed' ? otherwise : conflictText(problem, change.by),
    ...(problem !== null &&
      problem !== 'gone' &&
      problem !== 'merged' &&
      change.libraryId === place.libraryId && { retry }),
    discard: () => {
      if (!changeStore.discard(id) && change.libraryId !== place.libraryId) changeStore.remove(id);
    },
  };
}

interface Kept {
  readonly messages: readonly OutgoingMessage[];
  readonly changes: readonly WaitingChange[];
  readonly sent: readonly SentItem[];
}

/** What waits, in the order in which it was written, behind what was just sent. */
export function trayItems({ messages, changes, sent }: Kept, place: Place): readonly TrayItem[] {
  const kept = [
    ...messages
      // What can still be taken back says so at its own place.
      .filter(({ heldUntilMs }) => heldUntilMs === undefined)
      .map((message) => ({ at: message.writtenAtMs, item: ofMessage(message, place) })),
    ...changes.map((change) => ({ at: change.writtenAtMs, item: ofChange(change, place) })),
  ].sort((one, other) => one.at - other.at);
  return [
    ...sent.map(({ id, title, conversationRef }) => ({
      ...{ id, title, conversationRef, text: '', reason: '' },
      state: 'sent' as const,
    })),
    ...kept.map(({ item }) => item),
  ];
}
