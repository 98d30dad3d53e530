import { userSchema } from '@harborline/domain/entities/user';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { isActing } from '@harborline/domain/team/standing';
import { database, firestore } from '../platform/firebase';

interface Membership {
  readonly library: string;
  /** true at home, elsewhere the time until which it holds, in milliseconds since 1970 (D-12) */
  readonly standing: true | number;
}

/** Where a person is active staff at this moment. */
async function currentMembership(uid: string): Promise<Membership | undefined> {
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(uid)).get()).data());
  if (!parsed.success || !parsed.data.is_active) return undefined;
  const { support_lib_id: library, acting } = parsed.data;
  return { library, standing: isActing(parsed.data) ? (acting?.until.toMillis() ?? 0) : true };
}

const isSame = (one: Membership | undefined, other: Membership | undefined): boolean =>
  one?.library === other?.library && one?.standing === other?.standing;

/**
 * Mirrors into the Realtime Database where a person is staff, for its rules, and clears the presence of one who
 * left. It reads the person anew until what it wrote is still true, so events may arrive late, twice or together.
 */
export async function mirrorMember(uid: string, touchedLibraries: readonly string[]): Promise<void> {
  let written: Membership | undefined;
  let current = await currentMembership(uid);
  do {
    const update: Record<string, true | number | null> = {};
    for (const left of touchedLibraries) {
      if (left === current?.library) continue;
      update[rtdbPath.member(left, uid)] = null;
      update[rtdbPath.presence(left, uid)] = null;
    }
    if (written && written.library !== current?.library) update[rtdbPath.member(written.library, uid)] = null;
    if (current) update[rtdbPath.member(current.library, uid)] = current.standing;
    if (Object.keys(update).length > 0) await database().ref().update(update);
    written = current;
    current = await currentMembership(uid);
  } while (!isSame(written, current));
}
