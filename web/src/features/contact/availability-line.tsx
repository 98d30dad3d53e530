import { type Availability, isTeamThere } from '@harborline/domain/team/availability';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { readAvailability } from '../../shared/firebase/availability';
import { useResource } from '../../shared/hooks/use-resource';
import { useLibrary } from '../../shared/library/library-scope';

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function ago(ms: number): string {
  if (ms < HOUR_MS) return AGO.format(-Math.round(ms / MINUTE_MS), 'minute');
  if (ms < DAY_MS) return AGO.format(-Math.round(ms / HOUR_MS), 'hour');
  return AGO.format(-Math.round(ms / DAY_MS), 'day');
}

function awayText({ seen }: Availability): string {
  return seen === undefined ? CONTACT_TEXTS.teamAway : CONTACT_TEXTS.teamAwaySince(ago(Date.now() - seen));
}

/** Whether somebody is there right now, and how the answer comes otherwise; silent where it is unknown (D-28). */
export function AvailabilityLine() {
  const { library } = useLibrary();
  const availability = useResource(`availability/${library.id}`, () => readAvailability(library.id));
  if (availability.status !== 'ready' || availability.data === null) return null;
  const isOnline = isTeamThere(availability.data, Date.now());
  return (
    <p className="availability" data-is-online={isOnline}>
      {isOnline ? CONTACT_TEXTS.teamOnline : awayText(availability.data)}
    </p>
  );
}
