import { userSchema } from '@harborline/domain/entities/user';
import { docPath, rtdbPath } from '@harborline/domain/paths';
import { database, firestore } from '../platform/firebase';

/** The library a person is active staff of at this moment. */
async function currentLibrary(uid: string): Promise<string | undefined> {
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(uid)).get()).data());
  return parsed.success && parsed.data.is_active ? parsed.data.support_lib_id : undefined;
}

/**
 * Mirrors into the Realtime Database where a person is staff, for its rules, and clears the presence of one who
 * left. It reads the person anew until what it wrote is still true, so events may arrive late, twice or together.
 */
export async function mirrorMember(uid: string, touchedLibraries: readonly string[]): Promise<void> {
  let written: string | undefined | null = null;
  let library = await currentLibrary(uid);
  while (written !== library) {
    const update: Record<string, true | null> = {};
    for (const left of touchedLibraries) {
      if (left === library) continue;
      update[rtdbPath.member(left, uid)] = null;
      update[rtdbPath.presence(left, uid)] = null;
    }
    if (written && written !== library) update[rtdbPath.member(written, uid)] = null;
    if (library) update[rtdbPath.member(library, uid)] = true;
    if (Object.keys(update).length > 0) await database().ref().update(update);
    written = library;
    library = await currentLibrary(uid);
  }
}
