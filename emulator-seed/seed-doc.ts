import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import type { StoreDocument } from '@harborline/domain/stores/store';
import type { Exactly, StoredData } from '@harborline/domain/stores/writes';

/** One Firestore document of the demo world. */
export interface SeedDoc {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document of a store, with exactly the fields that its schema reads. */
export const seedDoc = <Document extends StoreDocument, const Data extends StoredData<Document>>(
  { path }: Document,
  data: Exactly<Data, StoredData<Document>>,
): SeedDoc => ({ path, data: { ...data } });

/** Turns milliseconds since 1970 into a timestamp of the SDK in use. */
export type ToTime = (ms: number) => TimestampLike;

export interface SeedClock {
  readonly nowMs: number;
  readonly toTime: ToTime;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A number in [0, 1) that is the same for the same text: the demo world is the same on every machine. */
export function steadyNumber(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0) / 2 ** 32;
}
