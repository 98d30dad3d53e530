import type { KnownHours } from '../hours/opening';
import { type Availability, isTeamThere } from './availability';

/** What visitors read of the team: `closed` outside its hours, `away` within them if nobody is there; nothing if `unknown`. */
export type TeamState = 'there' | 'away' | 'closed' | 'unknown';

interface Known {
  /** null if it is unknown whether somebody is there */
  readonly availability: Availability | null;
  readonly hours: KnownHours;
}

/** Whether visitors are told that somebody is there: within hours, unless it is known that nobody is (D-28, D-130). */
export function teamState({ availability, hours }: Known, nowMs: number): TeamState {
  if (hours === 'unknown') return 'unknown';
  if (hours !== null && !hours.isOpen) return 'closed';
  return availability === null || isTeamThere(availability, nowMs) ? 'there' : 'away';
}
