import { isDeepStrictEqual } from 'node:util';
import type { User } from '@harborline/domain/entities/user';
import { rtdbPath } from '@harborline/domain/paths';
import { type Membership, membershipOf } from '@harborline/domain/team/membership';
import { readUser } from '../people';
import { database } from '../platform/firebase';

interface LibraryMembership {
  readonly library: string;
  readonly membership: Membership;
}

/** The library and membership of active staff. @returns undefined for anyone else */
export function membershipIn(person: Omit<User, 'uid'> | undefined): LibraryMembership | undefined {
  if (!person?.is_active) return undefined;
  return { library: person.support_lib_id, membership: membershipOf(person) };
}

const currentMembership = async (uid: string) => membershipIn(await readUser(uid));

/**
 * Mirrors a person's library and membership into the Realtime Database, for its rules, and clears their presence in
 * libraries they left. It repeats until the person's document still matches what it wrote, so events may arrive late,
 * twice or at the same time.
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
