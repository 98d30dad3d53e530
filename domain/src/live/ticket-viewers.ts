import * as z from 'zod/mini';
import { oldestSlot, ownOrFreeSlot, PRESENCE_SLOTS } from './presence-slots';

/** What somebody writes at a ticket that they view; '' for nothing. */
const WRITINGS = ['', 'note', 'reply'] as const;
export type TicketWriting = (typeof WRITINGS)[number];

/** `viewing/{library}/{uid}/{slot}`: a tab with a ticket open (D-116). */
const seatSchema = z.object({
  /** id of the conversation */
  ticket: z.string(),
  /** since when, server time in milliseconds */
  since: z.number(),
  writing: z.enum(WRITINGS),
  /** the tab */
  by: z.string(),
});

/** The tabs of one person that have a ticket open, by slot. */
export type TicketSeats = Readonly<Record<string, z.infer<typeof seatSchema> | undefined>>;

/** A teammate who has a ticket open, in however many tabs. */
export interface TicketViewer {
  readonly uid: string;
  readonly since: number;
  readonly writing: TicketWriting;
}

const stored = z.catch(z.record(z.string(), z.unknown()), {});

/** The seats of one person; what does not parse counts as a free slot. */
export function readTicketSeats(value: unknown): TicketSeats {
  const slots = stored.parse(value);
  return Object.fromEntries(
    PRESENCE_SLOTS.flatMap((slot) => {
      const parsed = seatSchema.safeParse(slots[slot]);
      return parsed.success ? [[slot, parsed.data] as const] : [];
    }),
  );
}

/**
 * The slot that a tab takes: its own, or the first free one, or else the oldest.
 * @param wasDisplaced whether a newer tab took this one's slot; it then waits, so that no two keep displacing each other
 */
export const ticketSeatFor = (seats: TicketSeats, by: string, wasDisplaced: boolean): string | undefined =>
  ownOrFreeSlot(seats, by) ?? (wasDisplaced ? undefined : oldestSlot(seats));

/** Of two tabs with the same ticket, the one that says more. */
const saysMore = (one: TicketWriting, other: TicketWriting): TicketWriting =>
  WRITINGS.indexOf(one) > WRITINGS.indexOf(other) ? one : other;

function addTabs(viewers: Map<string, TicketViewer[]>, uid: string, tabs: unknown): void {
  const ofPerson = new Map<string, TicketViewer>();
  for (const seat of Object.values(readTicketSeats(tabs))) {
    if (seat === undefined) continue;
    const known = ofPerson.get(seat.ticket) ?? { uid, since: seat.since, writing: seat.writing };
    ofPerson.set(seat.ticket, {
      uid,
      since: Math.min(known.since, seat.since),
      writing: saysMore(known.writing, seat.writing),
    });
  }
  for (const [ticket, viewer] of ofPerson) viewers.set(ticket, [...(viewers.get(ticket) ?? []), viewer]);
}

/**
 * Who views which ticket, by its id, those who came first in front.
 * @param value `viewing/{library}`
 * @param ownUid is left out
 */
export function readTicketViewers(
  value: unknown,
  ownUid: string,
): ReadonlyMap<string, readonly TicketViewer[]> {
  const viewers = new Map<string, TicketViewer[]>();
  for (const [uid, tabs] of Object.entries(stored.parse(value)))
    if (uid !== ownUid) addTabs(viewers, uid, tabs);
  for (const people of viewers.values())
    people.sort((one, other) => one.since - other.since || (one.uid < other.uid ? -1 : 1));
  return viewers;
}
