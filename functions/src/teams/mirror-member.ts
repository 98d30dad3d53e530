import { isDeepStrictEqual } from 'node:util';
import { userSchema } from '@harborline/domain/entities/user';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { type Membership, membershipOf } from '@harborline/domain/team/membership';
import { database, firestore } from '../platform/firebase';

interface LibraryMembership {
  readonly library: string;
  readonly membership: Membership;
}

/** Where and how a stored person is active staff. @returns undefined for anybody else */
export function membershipIn(stored: unknown): LibraryMembership | undefined {
  const parsed = userSchema.safeParse(stored);
  if (!parsed.success || !parsed.data.is_active) return undefined;
  return { library: parsed.data.support_lib_id, membership: membershipOf(parsed.data) };
}

const currentMembership = async (uid: string) =>
  membershipIn((await firestore().doc(docPath.user(uid)).get()).data());

/**
 * Mirrors into the Realtime Database where a person is staff and what they may, for its rules, and clears the
 * presence of one who left. It reads the person anew until what it wrote is still true, so events may arrive late,
 * twice or together.
 */
export async function mirrorMember(uid: string, touchedLibraries: readonly string[]): Promise<void> {
  let written: LibraryMembership | undefined;
  let current = await currentMembership(uid);
  do {
    const update: Record<string, Membership | null> = {};
    for (const left of touchedLibraries) {
      if (left === current?.library) continue;
      update[rtdbPath.member(left, uid)] = null;
      update[rtdbPath.presence(left, uid)] = null;
    }
    if (written && written.library !== current?.library) update[rtdbPath.member(written.library, uid)] = null;
    if (current) update[rtdbPath.member(current.library, uid)] = current.membership;
    if (Object.keys(update).length > 0) await database().ref().update(update);
    written = current;
    current = await currentMembership(uid);
  } while (!isDeepStrictEqual(written, current));
}
