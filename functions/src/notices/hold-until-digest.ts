import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { dueTimes, withWaiting } from '@harborline/domain/notifications/waiting';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { setRecord } from '../platform/store/write';
import { noticeOf } from './notice-document';

interface DigestEntry {
  readonly lines: readonly Pick<WaitingNotice, 'event' | 'key' | 'name' | 'activity'>[];
  /** when the digest comes, in milliseconds */
  readonly atMs: number;
  readonly nowMs: number;
}

/** Keeps what belongs to no ticket for a person's next digest; the same again is kept once. */
export function holdUntilDigest(
  transaction: Transaction,
  known: Notice,
  { lines, atMs, nowMs }: DigestEntry,
): void {
  const at = Timestamp.fromMillis(nowMs);
  const due_at = Timestamp.fromMillis(atMs);
  const waiting = lines.reduce<Notice['waiting']>(
    (all, line) => [
      ...withWaiting(all, { ...line, way: 'digest', preview: '', at, due_at }, LIMITS.waitingNotices),
    ],
    known.waiting,
  );
  const { person_ref, support_lib_id, conversation_ref } = known;
  setRecord(transaction, noticeOf(person_ref, support_lib_id, conversation_ref), {
    ...{ support_lib_id, person_ref, conversation_ref, read_until: known.read_until },
    notified: [...known.notified],
    waiting,
    ...dueTimes(waiting),
    failures: 0,
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.noticeKeptMs),
  });
}
