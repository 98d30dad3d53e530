import { rtdbPath } from '@harborline/domain/paths';
import { ref, set } from 'firebase/database';
import { realtimeDatabase } from '../../../shared/firebase/database';
import { visitorUser } from '../../../shared/firebase/visitor-session';

/**
 * Notes until which message this browser has shown the conversation; what comes later is mailed (D-57).
 * @param untilMs created_at of the newest message shown
 * @returns whether it was noted: access to a new conversation is mirrored a moment after it is made
 */
export async function sayRead(conversationRef: string, untilMs: number): Promise<boolean> {
  try {
    const { uid } = await visitorUser();
    await set(ref(realtimeDatabase('visitor'), rtdbPath.readUntil(conversationRef, uid)), untilMs);
    return true;
  } catch {
    return false;
  }
}
