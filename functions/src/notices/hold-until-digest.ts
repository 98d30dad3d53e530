import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { setRecord } from '../platform/store/write';
import { noticeOf } from './notice-document';

interface Held {
  readonly lines: readonly Pick<WaitingNotice, 'event' | 'key' | 'name' | 'activity'>[];
  /** when the digest comes, in milliseconds */
  readonly atMs: number;
  readonly nowMs: number;
}

/** Keeps what belongs to no ticket for a person's next digest; the same again is kept once. */
export function holdUntilDigest(transaction: Transaction, known: Notice, { lines, atMs, nowMs }: Held): void {
  const at = Timestamp.fromMillis(nowMs);
  const keys = new Set(known.waiting.map(({ key }) => key));
  const added = lines.flatMap((line) =>
    keys.has(line.key) ? [] : [{ ...line, way: 'digest' as const, preview: '', at }],
  );
  const { person_ref, support_lib_id, conversation_ref } = known;
  setRecord(transaction, noticeOf(person_ref, support_lib_id, conversation_ref), {
    ...{ support_lib_id, person_ref, conversation_ref, mail_at: known.mail_at },
    told: [...known.told],
    waiting: [...known.waiting, ...added].slice(-LIMITS.waitingNotices),
    digest_at: Timestamp.fromMillis(Math.min(known.digest_at?.toMillis() ?? atMs, atMs)),
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.noticeKeptMs),
  });
}
