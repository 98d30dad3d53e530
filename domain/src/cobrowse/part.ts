import * as z from 'zod/mini';

/** Most characters of a part; the database rules know the number, too. */
export const PART_CHARACTERS = 120_000;

/** Parts are written into as many slots, one after the other, so that a chat never stores more (`database.rules.json`). */
export const PART_SLOTS = 60;

/** Parts of one batch at most, so that a whole page never overwrites its own beginning. */
export const BATCH_PARTS = 40;

/** Shortest time between two parts, in milliseconds; the database rules know the number, too. */
export const PART_INTERVAL_MS = 250;

const partSchema = z.object({
  /** counted through all parts of a visitor's sharing */
  n: z.number(),
  /** `n` of the first part of its batch, and how many the batch has */
  start: z.number(),
  count: z.number(),
  /** whether the batch begins with a whole page */
  whole: z.boolean(),
  /** what a batch's parts hold together: events as JSON, packed by gzip, in base64 */
  data: z.string(),
});

/** A piece of what a visitor's page shows. */
export type Part = z.infer<typeof partSchema>;

/** Reads a stored part; null if it is none. */
export function readPart(stored: unknown): Part | null {
  const read = z.safeParse(partSchema, stored);
  return read.success ? read.data : null;
}

/** The slot of a part, as a key. */
export const partSlot = (n: number): string => `p${n % PART_SLOTS}`;

export interface Batch {
  /** `n` of its first part */
  readonly start: number;
  readonly whole: boolean;
  /** packed events in base64 */
  readonly packed: string;
}

/** Cuts a batch into parts; null if it is too large. */
export function cutBatch({ start, whole, packed }: Batch): Part[] | null {
  const count = Math.max(1, Math.ceil(packed.length / PART_CHARACTERS));
  if (count > BATCH_PARTS) return null;
  return Array.from({ length: count }, (_, index) => ({
    n: start + index,
    start,
    count,
    whole,
    data: packed.slice(index * PART_CHARACTERS, (index + 1) * PART_CHARACTERS),
  }));
}
