import * as z from 'zod/mini';

/** Online in at least one tab, away in all open tabs, or offline. */
export type Presence = 'online' | 'away' | 'offline';

const presenceSchema = z.record(
  z.string(),
  z.record(z.string(), z.looseObject({ away: z.union([z.literal(0), z.literal(1)]) })),
);
const lastSeenSchema = z.record(z.string(), z.number());

/** `presence/{library}` by uid; anyone missing is offline. */
export function readPresence(value: unknown): ReadonlyMap<string, Presence> {
  const parsed = presenceSchema.safeParse(value ?? {});
  if (!parsed.success) return new Map();
  return new Map(
    Object.entries(parsed.data).map(([uid, tabs]) => {
      const isHere = Object.values(tabs).some(({ away }) => away === 0);
      return [uid, isHere ? 'online' : 'away'] as const;
    }),
  );
}

/** `lastSeen/{library}` in milliseconds by uid. */
export function readLastSeen(value: unknown): ReadonlyMap<string, number> {
  const parsed = lastSeenSchema.safeParse(value ?? {});
  return new Map(parsed.success ? Object.entries(parsed.data) : []);
}
