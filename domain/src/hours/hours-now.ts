import type { Calendar } from './calendar';
import type { HoursNow } from './opening';
import { isOpen, nextClosing, nextOpening } from './working-time';

/** A calendar, and others beside which it counts. */
interface Hours extends Calendar {
  readonly ofTeams?: readonly Calendar[] | undefined;
}

/** How often calendars may take turns until all of them are closed: what takes longer counts as never. */
const MOST_TURNS = 400;

/** The first moment at which all calendars are closed; null if there is none within a year. */
function allClosedAt(calendars: readonly Calendar[], nowMs: number): number | null {
  let atMs = nowMs;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const open = calendars.find((calendar) => isOpen(calendar, atMs));
    if (open === undefined) return atMs;
    const closesAtMs = nextClosing(open, atMs);
    if (closesAtMs === null) return null;
    atMs = closesAtMs;
  }
  return null;
}

/** What hours mean at a moment, in milliseconds since 1970: they are open while one of their calendars is (D-130). */
export function hoursNow(hours: Hours, nowMs: number): HoursNow {
  const calendars = [hours, ...(hours.ofTeams ?? [])];
  if (calendars.some((calendar) => isOpen(calendar, nowMs)))
    return { isOpen: true, changesAtMs: allClosedAt(calendars, nowMs) };
  const openings = calendars.map((calendar) => nextOpening(calendar, nowMs)).filter((atMs) => atMs !== null);
  return { isOpen: false, changesAtMs: openings.length === 0 ? null : Math.min(...openings) };
}
