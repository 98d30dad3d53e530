import { randomUUID } from 'node:crypto';
import { rateMessage } from '@harborline/domain/api/inbox/ratings';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversationSchema } from '@harborline/domain/entities/conversation';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { ref as databaseRef, serverTimestamp as databaseTime, remove, set } from 'firebase/database';
import { doc, onSnapshot, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { SimulatedVisitor } from './simulated-visitor';
import { rest, type Stage, typingMs } from './stage';

/** What a visitor looks out for in a conversation. */
export type ConversationEvent = 'answered' | 'ended' | 'nothing';

/** Agents often write a second message at once. */
const SECOND_THOUGHT_MS = 3_000;
/** How often a visitor looks at the page. */
const LOOK_MS = 500;

/** A conversation as its visitor follows it. */
export class FollowedConversation {
  #lastAnswer = '';
  #answeredUntil = '';
  #hasEnded = false;
  /** of the visitor, as the conversation has it: their messages go by that name */
  #name = '';
  readonly #stop: () => void;

  constructor(
    private readonly stage: Stage,
    private readonly visitor: SimulatedVisitor,
    private readonly ref: string,
  ) {
    this.#stop = onSnapshot(
      doc(visitor.firestore, docPath.conversation(ref)),
      (snapshot) => this.#read(snapshot.data({ serverTimestamps: 'estimate' })),
      () => undefined,
    );
  }

  #read(data: unknown): void {
    const parsed = conversationSchema.safeParse(data);
    if (!parsed.success) return;
    const { last_message, status, visitor } = parsed.data;
    this.#name = visitor.name;
    if (last_message.sender_type === 'agent') this.#lastAnswer = last_message.id;
    this.#hasEnded = status === 'closed';
  }

  /** Waits for an answer or the end: at any pace of the visitor, for as long as it takes the team. */
  async wait(forMs: number): Promise<ConversationEvent> {
    const deadline = Date.now() + forMs;
    while (Date.now() < deadline) {
      if (this.#hasEnded) return 'ended';
      if (this.#lastAnswer !== this.#answeredUntil) {
        await rest(this.stage, SECOND_THOUGHT_MS);
        this.#answeredUntil = this.#lastAnswer;
        return 'answered';
      }
      await rest(this.stage, LOOK_MS);
    }
    return 'nothing';
  }

  /** Types a message, which the others can see, and sends it. */
  async write(text: string): Promise<void> {
    const sign = databaseRef(this.visitor.database, rtdbPath.typing(this.ref, this.visitor.uid));
    // Dots beside a name: whether they show is not essential.
    await set(sign, { name: this.#name, at: databaseTime() }).catch(() => undefined);
    await rest(this.stage, typingMs(text));
    await remove(sign).catch(() => undefined);
    await this.#send(text);
    this.stage.say(`${this.#name} writes: ${text}`);
  }

  async #send(text: string): Promise<void> {
    const { firestore, uid } = this.visitor;
    const id = randomUUID();
    const message = buildMessage({
      conversationRef: this.ref,
      libraryId: this.stage.libraryId,
      senderType: 'visitor',
      senderRef: uid,
      senderName: this.#name,
      text,
      createdAt: serverTimestamp(),
    });
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, docPath.message(this.ref, id)), message);
    batch.update(doc(firestore, docPath.conversation(this.ref)), { ...conversationUpdate(id, message) });
    await batch.commit();
  }

  /** Rates the last answer. A library that asks for no ratings refuses it. */
  async rate(rating: RatingValue, review: string): Promise<boolean> {
    if (this.#lastAnswer === '') return false;
    const sent = { conversation_ref: this.ref, message_id: this.#lastAnswer };
    return rateAnswer(this.visitor, { ...sent, message_rating: rating, message_review: review });
  }

  stop(): void {
    this.#stop();
  }
}

/** Rates an answer. @returns whether it was taken */
export const rateAnswer = (
  visitor: SimulatedVisitor,
  rating: Parameters<typeof visitor.call<typeof rateMessage>>[1],
): Promise<boolean> =>
  visitor.call(rateMessage, rating).then(
    () => true,
    () => false,
  );
