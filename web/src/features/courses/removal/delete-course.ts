import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { course } from '@harborline/domain/stores/courses';
import { lessonsChangedSince } from '@harborline/domain/stores/lessons';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { inTransaction } from '../../../shared/store/in-transaction';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { versionOf } from '../../../shared/store/version-of';
import { changeCourse, stamp, type Writer } from '../course-writes';

/** Takes a course from visitors, also one that they do not see: the log then names who deleted it. @returns when @throws FirebaseError */
export async function withdrawCourse(
  firestore: Firestore,
  id: string,
  writer: Writer,
): Promise<TimestampLike | null> {
  await changeCourse(firestore, id, { is_published: false }, writer);
  return (await readRecord(firestore, course(id)))?.updated_at ?? null;
}

interface CourseDeletion {
  readonly id: string;
  /** whether visitors had it */
  readonly is_published: boolean;
  /** when its page was opened, by the clock of the device */
  readonly openedAtMs: number;
  /** null for a course that was gone by then */
  readonly withdrawnAt: TimestampLike | null;
}

const msOf = ({ seconds, nanoseconds }: TimestampLike): number => seconds * 1_000 + nanoseconds / 1_000_000;

/** When teammates last saved lessons of a course and their drafts, since a time. @throws FirebaseError */
async function teammatesWork(firestore: Firestore, id: string, sinceMs: number, writer: Writer) {
  const { uid, libraryId } = writer;
  const [lessons, drafts] = await Promise.all([
    readRecords(firestore, lessonsChangedSince(libraryId, id, Timestamp.fromMillis(sinceMs))),
    readRecords(firestore, lessonDrafts(libraryId, id)),
  ]);
  const timesOf = (texts: readonly { readonly updated_at: TimestampLike; readonly updated_by: string }[]) =>
    texts.filter(({ updated_by }) => updated_by !== uid).map(({ updated_at }) => msOf(updated_at));
  return { lessons: timesOf(lessons), drafts: timesOf(drafts).filter((time) => time > sinceMs) };
}

/** Gives visitors back a course that nobody has changed since they lost it. @throws FirebaseError */
const republish = (
  firestore: Firestore,
  { id, withdrawnAt }: CourseDeletion,
  writer: Writer,
): Promise<void> =>
  inTransaction(firestore, async (transaction) => {
    const found = await transaction.read(course(id));
    if (found === null || withdrawnAt === null || versionOf(found.updated_at) !== versionOf(withdrawnAt))
      return;
    transaction.update(course(id), { is_published: true, ...stamp(writer) });
  });

/**
 * Deletes a course that was withdrawn, unless somebody has changed it since, or a teammate one of its lessons since its
 * page was opened. A trigger deletes its lessons. @returns whether it is gone @throws FirebaseError
 */
export async function deleteCourse(
  firestore: Firestore,
  deletion: CourseDeletion,
  writer: Writer,
): Promise<boolean> {
  const { id, is_published, openedAtMs, withdrawnAt } = deletion;
  const withdrawnAtMs = withdrawnAt === null ? openedAtMs : msOf(withdrawnAt);
  const { lessons, drafts } = await teammatesWork(
    firestore,
    id,
    // The clock of a device may be ahead.
    Math.min(openedAtMs, withdrawnAtMs),
    writer,
  );
  if (lessons.length + drafts.length > 0) {
    // What was saved in a lesson while visitors did not have it was not meant for them yet.
    const isMeant = lessons.every((time) => time <= withdrawnAtMs);
    if (is_published && isMeant) await republish(firestore, deletion, writer);
    return false;
  }
  return inTransaction(firestore, async (transaction) => {
    const found = await transaction.read(course(id));
    if (found === null) return true;
    if (found.is_published || withdrawnAt === null) return false;
    if (versionOf(found.updated_at) !== versionOf(withdrawnAt)) return false;
    transaction.delete(course(id));
    return true;
  });
}
