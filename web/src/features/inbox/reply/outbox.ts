import { conflictOf } from '@harborline/domain/tickets/offline/conflicts';
import { takenBackBy } from '@harborline/domain/tickets/offline/waiting-changes';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { sendMessage } from '../../../shared/conversation/send-message';
import { untilOnline } from '../../../shared/live/until-online';
import { newId } from '../../../shared/store/new-id';
import type { WorkOwner } from '../../../shared/unsaved/unsaved-store';
import { heldMessages, release, sendHeldOnLeaving, untilDue, warnWhileUnsent } from '../sending/held';
import { sendOnClosing } from '../sending/send-on-closing';
import { setStatusAfter } from '../status/set-status-after';
import { changeStore } from '../waiting/change-store';
import { inOneTab, isStored, untilAborted } from '../waiting/once';
import { isDenied, refused, sendChange, startingAt, ticketNow } from '../waiting/send-change';
import { isFollowedByStatus, type TakeBack, takeBack } from '../waiting/take-back';
import { type WaitingChange, waiting } from '../waiting/waiting';
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
  | 'about'
>;

export type NewChange = Pick<WaitingChange, 'conversationRef' | 'status' | 'tag' | 'title'>;

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

/**
 * Sends a person's messages and what they changed without a connection: each once, those of a conversation in order,
 * including what an earlier page or a closed tab could not send. While offline, all of it waits (D-128).
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
    const closeChanges = changeStore.open(session.owner);
    this.stops = [
      outgoingStore.subscribe(() => this.queueKept()),
      waiting.subscribe(() => this.queueKept()),
      sendHeldOnLeaving(),
      sendOnClosing({ libraryId: session.libraryId, isOwn: (id) => this.own.has(id) }),
      warnWhileUnsent(session.owner),
      close,
      closeChanges,
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
    this.queue(id, message.conversationRef, () => this.deliver(id, true));
    return id;
  }

  /**
   * Keeps a change of a ticket until the server has it, behind what waits for that ticket. One that leads back removes the
   * one that it takes back.
   * @returns a function that takes it back again; null if it cannot be kept
   */
  change(change: NewChange): TakeBack | null {
    const { firestore, libraryId } = this.session;
    const { signal } = this.leaving;
    // One that has stopped changes nothing, so there is nothing to lead back from.
    const before = takenBackBy(
      changeStore.get().filter(({ problem }) => problem === null),
      change,
    );
    if (before !== undefined && !isFollowedByStatus(before) && changeStore.discard(before.id))
      return (otherwise) => {
        if (!signal.aborted && !changeStore.put(before)) otherwise();
      };
    const id = newId(firestore);
    const kept = { ...change, id, libraryId, writtenAtMs: this.nextMs(), problem: null, refusalText: '' };
    return changeStore.put(kept) ? (otherwise) => takeBack(id, signal, otherwise) : null;
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

  /** Sends a refused change after all, whatever has become of the ticket: its author has had the time to see that. */
  async retryChange({ id, conversationRef, status }: WaitingChange): Promise<void> {
    const { signal } = this.leaving;
    const now = status && (await ticketNow(this.session.firestore, conversationRef).catch(() => null));
    // Discarded meanwhile, or somebody else has signed in.
    const change = changeStore.find(id);
    if (signal.aborted || change === undefined) return;
    const begins = change.status && now ? { ...change.status, ...startingAt(now) } : change.status;
    changeStore.put({ ...change, status: begins, problem: null, refusalText: '', by: '' });
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
    const messages = outgoingStore.get().map((message) => ({
      ...message,
      isStopped: message.refusal !== null,
      work: () => this.deliver(message.id, false),
    }));
    const changes = changeStore.get().map((change) => ({
      ...change,
      isStopped: change.problem !== null,
      work: () => this.deliverChange(change.id),
    }));
    const kept = [...messages, ...changes].sort((one, other) => one.writtenAtMs - other.writtenAtMs);
    for (const { id, conversationRef, libraryId, isStopped, work } of kept) {
      if (isStopped || libraryId !== this.session.libraryId || this.queued.has(id)) continue;
      this.queued.add(id);
      this.queue(id, conversationRef, work);
    }
  }

  private queue(id: string, conversationRef: string, work: () => Promise<void>): void {
    const previous = this.lines.get(conversationRef) ?? Promise.resolve();
    const { signal } = this.leaving;
    const turn = previous
      .then(() => inOneTab(id, signal, work))
      .catch((error: unknown) => {
        if (!signal.aborted) report('message-not-sent', error);
      })
      .finally(() => this.queued.delete(id));
    this.lines.set(conversationRef, turn);
  }

  private async deliverChange(id: string): Promise<void> {
    const { signal } = this.leaving;
    await untilOnline(signal);
    const change = changeStore.find(id);
    if (change === undefined || change.problem !== null || signal.aborted) return;
    changeStore.note(id, { isHandedOn: true, problem: null, refusalText: '' });
    try {
      await untilAborted(sendChange(change, signal), signal);
    } catch (error) {
      if (signal.aborted) return;
      report('change-not-sent', error);
      const why = await refused(this.session.firestore, change, error);
      if (!signal.aborted) changeStore.note(id, { ...why, isHandedOn: undefined });
      return;
    }
    if (signal.aborted) return;
    waiting.noteSent({ id, title: change.title, conversationRef: change.conversationRef, change });
    changeStore.remove(id);
  }

  private async deliver(id: string, isNew: boolean): Promise<void> {
    const { signal } = this.leaving;
    const due = await untilDue(id, signal);
    if (due === null || signal.aborted) return;
    // Once Firestore has it, nobody can take it back.
    await untilOnline(signal);
    const message = this.toSend(id);
    if (message === null) return;
    try {
      const hasArrived =
        !isNew && (await untilAborted(isStored(this.session.firestore, message, signal), signal));
      if (!hasArrived && !(await this.handOn(id))) return;
    } catch (error) {
      // Discarded, or interrupted by the end of the session: then nothing changes.
      if (signal.aborted || !outgoingStore.has(id)) return;
      report('message-not-sent', error);
      const refusal = await this.refusalOf(message, error);
      if (signal.aborted || !outgoingStore.has(id)) return;
      for (const { isHandedOn: _, ...part } of withRest(message)) outgoingStore.put({ ...part, refusal });
      return;
    }
    await this.settle(message);
  }

  /** A message as it is by now; null once it was taken back, refused or left behind. */
  private toSend(id: string): OutgoingMessage | null {
    const message = outgoingStore.get().find((kept) => kept.id === id);
    return message === undefined || message.refusal !== null || this.leaving.signal.aborted ? null : message;
  }

  /** Gives a message to Firestore, which keeps it until the server has it. @returns false if it was taken back before */
  private async handOn(id: string): Promise<boolean> {
    const message = this.toSend(id);
    if (message === null) return false;
    outgoingStore.put({ ...message, isHandedOn: true });
    await untilAborted(this.transmit(message), this.leaving.signal);
    return true;
  }

  /** What is left to do once the server has a message. */
  private async settle({ id, conversationRef, thenStatus, ...message }: OutgoingMessage): Promise<void> {
    const { signal } = this.leaving;
    try {
      if (thenStatus !== undefined)
        await untilAborted(setStatusAfter(conversationRef, thenStatus, id), signal);
      if (signal.aborted) return;
      waiting.noteSent({ id, title: message.about ?? message.title, conversationRef, change: undefined });
      outgoingStore.remove(id);
    } catch (error) {
      if (signal.aborted || !outgoingStore.has(id)) return;
      report('status-not-changed', error);
      outgoingStore.put({ ...message, id, conversationRef, thenStatus, isHandedOn: true, refusal: 'status' });
    }
  }

  private async refusalOf({ conversationRef, mode, follows }: OutgoingMessage, error: unknown) {
    if (!isDenied(error)) return 'failed';
    const now = await ticketNow(this.session.firestore, conversationRef).catch(() => undefined);
    const conflict = now === undefined ? null : conflictOf({ field: mode, follows }, now);
    return conflict === 'merged' || conflict === 'overtaken' ? conflict : 'denied';
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

/** The session's outbox; null before one is open. */
export const openOutbox = (): Outbox | null => current;

/** The outbox of a person in a library, for what ends after its screen was left; null once their session has ended. */
export const outboxOf = (uid: string, libraryId: string): Outbox | null =>
  current?.isOf(uid, libraryId) ? current : null;
