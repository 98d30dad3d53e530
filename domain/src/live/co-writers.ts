import * as z from 'zod/mini';
import { DURATIONS } from '../limits';

/** `editing/{library}/{article}/{uid}`: a person who has the article open; server times in milliseconds. */
const coWriterSchema = z.object({
  since: z.number(),
  /** when they took the article's lock, 0 without it */
  lockedAt: z.number(),
  /** when they last typed, to within a beat; 0 for never */
  typedAt: z.number(),
});

export interface CoWriter extends z.infer<typeof coWriterSchema> {
  readonly uid: string;
}

/** Everybody who has an article open, those who came first in front; entries that do not parse are left out. */
export function readCoWriters(value: unknown): readonly CoWriter[] {
  const stored = z.catch(z.record(z.string(), z.unknown()), {}).parse(value);
  return Object.entries(stored)
    .flatMap(([uid, entry]) => {
      const parsed = coWriterSchema.safeParse(entry);
      return parsed.success ? [{ uid, ...parsed.data }] : [];
    })
    .sort((one, other) => one.since - other.since || (one.uid < other.uid ? -1 : 1));
}

/** When a lock lapses unless its holder types again. */
const lapsesAt = ({ typedAt, lockedAt }: CoWriter): number =>
  Math.max(typedAt, lockedAt) + DURATIONS.articleLockStaleMs;

/**
 * Who holds the lock of an article (U-07): whoever took it last, since a teammate may take it over. A lock whose holder
 * has not typed for a while counts as left behind. Every browser finds the same holder.
 * @param nowMs server time
 */
export function lockHolder(writers: readonly CoWriter[], nowMs: number): CoWriter | null {
  const holding = writers.filter((writer) => writer.lockedAt > 0 && lapsesAt(writer) > nowMs);
  return holding.reduce<CoWriter | null>((held, writer) => {
    if (held === null || writer.lockedAt > held.lockedAt) return writer;
    return writer.lockedAt === held.lockedAt && writer.uid < held.uid ? writer : held;
  }, null);
}

/** Milliseconds until the holder's lock lapses; null without one. */
export function lockLapsesInMs(holder: CoWriter | null, nowMs: number): number | null {
  return holder === null ? null : Math.max(0, lapsesAt(holder) - nowMs);
}
