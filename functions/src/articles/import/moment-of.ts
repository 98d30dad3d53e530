import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** A moment of the source as a timestamp; now if it has none, or claims to be of the future. */
export const momentOf = (ms: number | null, nowMs: number) =>
  ms === null || ms > nowMs ? FieldValue.serverTimestamp() : Timestamp.fromMillis(ms);
