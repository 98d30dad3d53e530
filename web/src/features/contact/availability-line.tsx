import { type Availability, isTeamThere } from '@harborline/domain/team/availability';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { readAvailability } from '../../shared/firebase/availability';
import { agoText } from '../../shared/format/visitor-times';
import { useResource } from '../../shared/hooks/use-resource';
import { availabilityResource } from '../../shared/library/library-resources';
import { useLibrary } from '../../shared/library/library-scope';

function awayText({ seen }: Availability): string {
  return seen === undefined
    ? CONTACT_TEXTS.teamAway
    : CONTACT_TEXTS.teamAwaySince(agoText(Date.now() - seen));
}

/** Says whether the team is online, and how it answers otherwise; nothing while that is unknown (D-28). */
export function AvailabilityLine() {
  const { library } = useLibrary();
  const availability = useResource(availabilityResource(library.id), () => readAvailability(library.id));
  if (availability.status !== 'ready' || availability.data === null) return null;
  const isOnline = isTeamThere(availability.data, Date.now());
  return (
    <p className="availability" data-is-online={isOnline}>
      {isOnline ? CONTACT_TEXTS.teamOnline : awayText(availability.data)}
    </p>
  );
}
