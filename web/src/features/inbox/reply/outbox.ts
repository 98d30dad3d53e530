import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import type { Firestore } from 'firebase/firestore';
import { ApiError } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { sendMessage } from '../../../shared/conversation/send-message';
import { atMost } from '../../../shared/requests/at-most';
import { newId } from '../../../shared/store/new-id';
import { readRecord } from '../../../shared/store/read-records';
import { watchRecord } from '../../../shared/store/watch-records';
import type { WorkOwner } from '../../../shared/unsaved/unsaved-store';
import { heldMessages, release, sendHeldOnLeaving, untilDue, warnWhileUnsent } from '../sending/held';
import { sendOnClosing } from '../sending/send-on-closing';
import { setTicketStatus } from '../status/set-ticket-status';
import type { OutgoingMessage } from './outgoing';
import { outgoingStore } from './outgoing-store';

export interface OutboxSession {
  readonly firestore: Firestore;
  readonly owner: WorkOwner;
  readonly libraryId: string;
  /** the author's name, as visitors see it */
  readonly name: string;
}

export type NewMessage = Pick<
  OutgoingMessage,
  | 'conversationRef'
  | 'mode'
  | 'text'
  | 'fileUrl'
  | 'mentions'
  | 'follows'
  | 'batch'
  | 'heldUntilMs'
  | 'thenStatus'
  | 'title'
>;

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/**
 * Whether the server has a message. Waits for the connection, and for a write of it that Firestore's own cache may
 * still be sending.
 * @throws FirebaseError if the conversation cannot be read
 */
function isStored(
  firestore: Firestore,
  { conversationRef, id }: OutgoingMessage,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const watch = watchRecord(firestore, messageDocument(conversationRef, id), { confirms: true });
    const stop = watch({
      next: ({ record, isThere, isFromCache }) => {
        if (isFromCache || record?.isPending) return;
        stop();
        resolve(isThere);
      },
      error: reject,
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** A conversation as the server has it; null if it cannot be read. */
const conversationNow = (firestore: Firestore, conversationRef: string) =>
  readRecord(firestore, conversation(conversationRef)).catch(() => null);

/** A reply to many tickets asks for as many statuses at once, all of which count against one limit (D-125). */
const inTurn = atMost(4);

/** Not where somebody wrote since, or the ticket was merged: there the status would hide what nobody has read. */
async function setStatusAfter(conversationRef: string, status: SettableStatus, messageId: string) {
  try {
    await inTurn(() => setTicketStatus(conversationRef, { status, ownRef: '' }, { follows: messageId }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
}

/** A message, and what comes behind it in its batch: files never go out without the words before them. */
const withRest = (message: OutgoingMessage): readonly OutgoingMessage[] => [
  message,
  ...outgoingStore
    .get()
    .filter(
      ({ batch, writtenAtMs }) =>
        batch !== undefined && batch === message.batch && writtenAtMs > message.writtenAtMs,
    ),
];

/** Runs work in one tab at a time; another tab takes over once this one has finished or was closed. */
async function inOneTab(id: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`harborline-message:${id}`, { signal }, work);
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * Sends a person's messages: each one once, those of a conversation in order, including messages that an earlier page
 * or a closed tab could not send. While offline, messages wait.
 */
class Outbox {
  private readonly leaving = new AbortController();
  private readonly queued = new Set<string>();
  /** ids of messages that were written in this tab */
  private readonly own = new Set<string>();
  private lastMs = 0;
  /** the last queued message of each conversation */
  private readonly lines = new Map<string, Promise<void>>();
  private readonly stops: readonly (() => void)[];

  constructor(private readonly session: OutboxSession) {
    const close = outgoingStore.open(session.owner);
    this.stops = [
      outgoingStore.subscribe(() => this.queueKept()),
      sendHeldOnLeaving(),
      sendOnClosing({ libraryId: session.libraryId, isOwn: (id) => this.own.has(id) }),
      warnWhileUnsent(session.owner),
      close,
    ];
    this.queueKept();
  }

  isOf(uid: string, libraryId: string): boolean {
    return this.session.owner.uid === uid && this.session.libraryId === libraryId;
  }

  /** @returns id of the message */
  send(message: NewMessage): string {
    const { firestore, owner, libraryId } = this.session;
    const id = newId(firestore);
    this.queued.add(id);
    this.own.add(id);
    outgoingStore.put({
      ...message,
      id,
      libraryId,
      senderRef: owner.uid,
      writtenAtMs: this.nextMs(),
      refusal: null,
    });
    this.queue(id, message.conversationRef, true);
    return id;
  }

  /**
   * Tries a refused message again, now whatever came before it: its author has had the time to see that. A ticket in which
   * somebody wrote in between keeps its status (D-113).
   */
  retry(message: OutgoingMessage): void {
    for (const { follows: _, heldUntilMs: __, thenStatus, ...part } of withRest(message)) {
      const keepsStatus = message.refusal === 'overtaken' || thenStatus === undefined;
      outgoingStore.put({ ...part, ...(keepsStatus ? {} : { thenStatus }), refusal: null });
    }
  }

  /** An id for messages that belong together. */
  newBatch(): string {
    return newId(this.session.firestore);
  }

  /** Sends at once what could still be taken back in a conversation. */
  releaseHeld(conversationRef: string): void {
    for (const message of heldMessages()) if (message.conversationRef === conversationRef) release(message);
  }

  close(): void {
    this.leaving.abort();
    for (const stop of this.stops) stop();
  }

  /** The time, and never one twice: the messages of several files are sorted by it. */
  private nextMs(): number {
    this.lastMs = Math.max(Date.now(), this.lastMs + 1);
    return this.lastMs;
  }

  private queueKept(): void {
    for (const { id, conversationRef, libraryId, refusal } of outgoingStore.get()) {
      const isMine = refusal === null && libraryId === this.session.libraryId;
      if (!isMine || this.queued.has(id)) continue;
      this.queued.add(id);
      this.queue(id, conversationRef, false);
    }
  }

  private queue(id: string, conversationRef: string, isNew: boolean): void {
    const previous = this.lines.get(conversationRef) ?? Promise.resolve();
    const { signal } = this.leaving;
    const turn = previous
      .then(() => inOneTab(id, signal, () => this.deliver(id, isNew)))
      .catch((error: unknown) => {
        if (!signal.aborted) report('message-not-sent', error);
      })
      .finally(() => this.queued.delete(id));
    this.lines.set(conversationRef, turn);
  }

  private async deliver(id: string, isNew: boolean): Promise<void> {
    const { signal } = this.leaving;
    const message = await untilDue(id, signal);
    if (message === null || signal.aborted) return;
    const { firestore } = this.session;
    try {
      const hasArrived = !isNew && (await untilAborted(isStored(firestore, message, signal), signal));
      if (!hasArrived) await untilAborted(this.transmit(message), signal);
    } catch (error) {
      // Discarded, or interrupted by the end of the session: then nothing changes.
      if (signal.aborted || !outgoingStore.has(id)) return;
      report('message-not-sent', error);
      const refusal = await this.refusalOf(message, error);
      for (const part of withRest(message)) outgoingStore.put({ ...part, refusal });
      return;
    }
    await this.settle(message);
  }

  /** What is left to do once the server has a message. */
  private async settle({ id, conversationRef, thenStatus, ...message }: OutgoingMessage): Promise<void> {
    const { signal } = this.leaving;
    try {
      if (thenStatus !== undefined)
        await untilAborted(setStatusAfter(conversationRef, thenStatus, id), signal);
      outgoingStore.remove(id);
    } catch (error) {
      if (signal.aborted || !outgoingStore.has(id)) return;
      report('status-not-changed', error);
      outgoingStore.put({ ...message, id, conversationRef, thenStatus, refusal: 'status' });
    }
  }

  private async refusalOf({ conversationRef, follows }: OutgoingMessage, error: unknown) {
    if (!isDenied(error)) return 'failed';
    const found = await conversationNow(this.session.firestore, conversationRef);
    if (found?.merged_into !== undefined) return 'merged';
    const last = found?.last_message.id;
    return follows === undefined || last === undefined || last === follows ? 'denied' : 'overtaken';
  }

  private transmit({
    id,
    conversationRef,
    mode,
    text,
    fileUrl = '',
    mentions,
    follows,
  }: OutgoingMessage): Promise<void> {
    const { firestore, owner, libraryId, name } = this.session;
    return sendMessage(firestore, {
      id,
      conversationRef,
      libraryId,
      senderType: mode === 'reply' ? 'agent' : 'note',
      senderRef: owner.uid,
      senderName: name,
      text,
      fileUrl,
      mentions,
      follows,
    });
  }
}

let current: Outbox | null = null;
let users = 0;

/** Opens the session's outbox, which all screens share. @returns a function that leaves it */
export function joinOutbox(session: OutboxSession): () => void {
  current ??= new Outbox(session);
  users += 1;
  return () => {
    users -= 1;
    if (users > 0) return;
    current?.close();
    current = null;
  };
}

/** The session's outbox; only available while a screen has joined it. */
export function outbox(): Outbox {
  if (current === null) throw new Error('No outbox is open.');
  return current;
}

/** The outbox of a person in a library, for what ends after its screen was left; null once their session has ended. */
export const outboxOf = (uid: string, libraryId: string): Outbox | null =>
  current?.isOf(uid, libraryId) ? current : null;
