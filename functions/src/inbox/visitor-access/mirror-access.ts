import { rtdbPath } from '@harborline/domain/paths';
import { database } from '../../platform/firebase';

/**
 * Mirrors into the Realtime Database who takes part in a conversation, for its rules. Adds children one by one, so
 * that a late repeat cannot remove a visitor who was let in meanwhile.
 */
export async function mirrorAccess(
  conversationRef: string,
  libraryId: string,
  visitorUids: readonly string[],
  { isChat = false } = {},
): Promise<void> {
  const update: Record<string, string | true> = {
    support_lib_id: libraryId,
    ...(isChat ? { is_chat: true } : {}),
  };
  for (const uid of visitorUids) update[`visitors/${uid}`] = true;
  await database().ref(rtdbPath.access(conversationRef)).update(update);
}

/** Takes visitors out of the mirror again. */
export async function removeAccess(conversationRef: string, visitorUids: readonly string[]): Promise<void> {
  if (visitorUids.length === 0) return;
  const update = Object.fromEntries(visitorUids.map((uid) => [uid, null]));
  await database()
    .ref(`${rtdbPath.access(conversationRef)}/visitors`)
    .update(update);
}
