import type { ConversationStatus, Message } from '../entities/conversation';
import type { TimestampLike } from '../entities/timestamp';
import type { Stretch } from './run-clock';

/** From when on a ticket had a status, in milliseconds since 1970. */
export interface StatusSpan {
  readonly status: ConversationStatus;
  readonly fromMs: number;
  /** whether its visitor's message led to it */
  readonly isByVisitor: boolean;
}

type Written = Pick<Message, 'sender_type' | 'taken_to'> & {
  readonly created_at: Pick<TimestampLike, 'toMillis'>;
};

/** A time in which the visitor waits for an answer. */
export interface Wait extends Stretch {
  /** whether nobody had answered the visitor before */
  readonly isFirst: boolean;
}

/** The stretches in which a ticket has one of these statuses. @param spans one after another */
export const stretchesIn = (
  spans: readonly StatusSpan[],
  statuses: readonly ConversationStatus[],
): Stretch[] =>
  spans.flatMap(({ status, fromMs }, index) =>
    statuses.includes(status) ? { fromMs, toMs: spans[index + 1]?.fromMs ?? null } : [],
  );

/**
 * Closings that say that there is nothing left to answer, in milliseconds since 1970: the ticket stayed closed until its visitor
 * wrote again. One that the team took back, by a way back, a reopening or the end of a merge, answered nothing.
 */
export const closingsOf = (spans: readonly StatusSpan[]): number[] =>
  spans.flatMap(({ status, fromMs }, index) =>
    status === 'closed' && spans[index + 1]?.isByVisitor !== false ? fromMs : [],
  );

/**
 * When the visitor waited for an answer: from the first message that nobody has answered until a teammate answers it, or
 * closes the ticket and leaves it at that.
 * @param messages in any order; notes do not count, nor does what was taken to another ticket, where it waits (D-122)
 * @param isShortened whether earlier messages are not among them: when the first wait began, and whether it was one, is not known
 */
export function waitsOf(
  messages: readonly Written[],
  spans: readonly StatusSpan[],
  isShortened = false,
): Wait[] {
  const ends = closingsOf(spans).map((atMs) => ({ atMs, kind: 'end' as const }));
  const said = messages.flatMap(({ sender_type, created_at, taken_to }) =>
    (sender_type === 'visitor' && taken_to === undefined) || sender_type === 'agent'
      ? { atMs: created_at.toMillis(), kind: sender_type }
      : [],
  );
  // A ticket that is closed with a reply is answered, not only closed.
  const order = { visitor: 0, agent: 1, end: 2 };
  const moments = [...said, ...ends].toSorted(
    (one, other) => one.atMs - other.atMs || order[one.kind] - order[other.kind],
  );
  const waits: Wait[] = [];
  let sinceMs: number | null = null;
  let isAnswered = isShortened;
  for (const { atMs, kind } of moments) {
    if (kind === 'visitor') sinceMs ??= atMs;
    else if (sinceMs !== null) {
      waits.push({ fromMs: sinceMs, toMs: atMs, isFirst: !isAnswered });
      sinceMs = null;
    }
    if (kind === 'agent') isAnswered = true;
  }
  if (sinceMs !== null) waits.push({ fromMs: sinceMs, toMs: null, isFirst: !isAnswered });
  return isShortened ? waits.slice(1) : waits;
}
