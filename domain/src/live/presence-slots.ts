import * as z from 'zod/mini';
import { LIMITS } from '../limits';

/**
 * Slots for one person's tabs in a library. Rules cannot count children, so they accept only these
 * slots (`database.rules.json`).
 */
export const PRESENCE_SLOTS: readonly string[] = Array.from(
  { length: LIMITS.presentTabs },
  (_, index) => `tab${index}`,
);

/** A tab in its slot. */
const presentTabSchema = z.object({
  /** server time, milliseconds */
  since: z.number(),
  away: z.literal([0, 1]),
  /** connection id of the tab */
  by: z.string(),
});
type PresentTab = z.infer<typeof presentTabSchema>;

export type PresentTabs = Readonly<Record<string, PresentTab | undefined>>;

/** `presence/{library}/{uid}` by slot; anything else counts as a free slot. */
export function readPresentTabs(value: unknown): PresentTabs {
  const stored = z.catch(z.record(z.string(), z.unknown()), {}).parse(value);
  return Object.fromEntries(
    PRESENCE_SLOTS.flatMap((slot) => {
      const parsed = presentTabSchema.safeParse(stored[slot]);
      return parsed.success ? [[slot, parsed.data] as const] : [];
    }),
  );
}

/** The slot of a tab, or the first free one. */
export function ownOrFreeSlot(
  tabs: Readonly<Record<string, { by: string } | undefined>>,
  connectionId: string,
): string | undefined {
  const isOwn = (slot: string) => tabs[slot]?.by === connectionId;
  return PRESENCE_SLOTS.find(isOwn) ?? PRESENCE_SLOTS.find((slot) => tabs[slot] === undefined);
}

/** The slot of the oldest tab: the likeliest to have been left behind. */
export function oldestSlot(
  tabs: Readonly<Record<string, { since: number } | undefined>>,
): string | undefined {
  const since = (slot: string) => tabs[slot]?.since ?? 0;
  return [...PRESENCE_SLOTS].sort((first, second) => since(first) - since(second))[0];
}
