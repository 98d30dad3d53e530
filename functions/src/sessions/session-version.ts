import { FieldValue } from 'firebase-admin/firestore';

/** Merged into an update of `Users/{uid}`: the chat tokens handed out so far end (D-20). */
export const endingSessions = () => ({ session_version: FieldValue.increment(1) });
