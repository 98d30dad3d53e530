import * as z from 'zod/mini';

/** What the Firestore SDKs' Timestamp classes (web, lite, admin) have in common. */
export interface TimestampLike {
  readonly seconds: number;
  readonly nanoseconds: number;
  toMillis(): number;
  toDate(): Date;
}

/** The last moment that a Firestore timestamp can hold, in milliseconds since 1970: the end of the year 9999. */
export const LAST_TIME_MS = 253_402_300_799_999;

/** Whether a value is a timestamp of one of the Firestore SDKs. */
export function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
  );
}

/** A Firestore timestamp as stored. */
export const timestampSchema = z.custom<TimestampLike>(isTimestampLike, 'Expected a Firestore timestamp');
