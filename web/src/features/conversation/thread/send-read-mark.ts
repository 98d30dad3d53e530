import { rtdbPath } from '@harborline/domain/paths';
import { ref, set } from 'firebase/database';
import { realtimeDatabase } from '../../../shared/firebase/database';
import { visitorUser } from '../../../shared/firebase/visitor-session';

/**
 * Records up to which message this browser has shown the conversation; later messages are mailed (D-57).
 * @param untilMs created_at of the newest message shown
 * @returns whether that worked: access to a new conversation is mirrored only a moment after it is created
 */
export async function sendReadMark(conversationRef: string, untilMs: number): Promise<boolean> {
  try {
    const { uid } = await visitorUser();
    await set(ref(realtimeDatabase('visitor'), rtdbPath.readUntil(conversationRef, uid)), untilMs);
    return true;
  } catch {
    return false;
  }
}
