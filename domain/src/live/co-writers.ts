import * as z from 'zod/mini';
import { DURATIONS } from '../limits';
import { oldestSlot, PRESENCE_SLOTS } from './presence-slots';

/** `editing/{library}/{uid}/{slot}`: a tab with an article open; server times in milliseconds. */
const seatSchema = z.object({
  /** id of the article */
  article: z.string(),
  since: z.number(),
  /** when it took the article's lock, 0 without it */
  lockedAt: z.number(),
  /** when somebody last typed there, to within a beat; 0 for never */
  typedAt: z.number(),
});

/** The tabs of one person that have an article open, by slot. */
export type Seats = Readonly<Record<string, z.infer<typeof seatSchema> | undefined>>;

/** A person who has an article open, in however many tabs. */
export interface CoWriter {
  readonly uid: string;
  readonly since: number;
  readonly lockedAt: number;
  readonly typedAt: number;
}

const stored = z.catch(z.record(z.string(), z.unknown()), {});

/** The seats of one person; what does not parse counts as a free slot. */
export function readSeats(value: unknown): Seats {
  const slots = stored.parse(value);
  return Object.fromEntries(
    PRESENCE_SLOTS.flatMap((slot) => {
      const parsed = seatSchema.safeParse(slots[slot]);
      return parsed.success ? [[slot, parsed.data] as const] : [];
    }),
  );
}

/** Everybody who has an article open, those who came first in front. @param value `editing/{library}` */
export function readCoWriters(value: unknown, articleId: string): readonly CoWriter[] {
  return Object.entries(stored.parse(value))
    .flatMap(([uid, slots]) => {
      const here = Object.values(readSeats(slots)).flatMap((seat) =>
        seat?.article === articleId ? [seat] : [],
      );
      if (here.length === 0) return [];
      const since = Math.min(...here.map((seat) => seat.since));
      const lockedAt = Math.max(...here.map((seat) => seat.lockedAt));
      const typedAt = Math.max(...here.map((seat) => seat.typedAt));
      return [{ uid, since, lockedAt, typedAt }];
    })
    .sort((one, other) => one.since - other.since || (one.uid < other.uid ? -1 : 1));
}

/**
 * The slot that a tab takes for its article: one that already has it, or the first free one, or else the oldest.
 * @param wasDisplaced whether a newer tab took this one's slot; it then waits, so that no two keep displacing each other
 */
export function seatFor(seats: Seats, articleId: string, wasDisplaced: boolean): string | undefined {
  const own = PRESENCE_SLOTS.find((slot) => seats[slot]?.article === articleId);
  const free = PRESENCE_SLOTS.find((slot) => seats[slot] === undefined);
  return own ?? free ?? (wasDisplaced ? undefined : oldestSlot(seats));
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
