import type { Availability } from '@harborline/domain/team/availability';
import { teamState } from '@harborline/domain/team/team-state';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { readAvailability } from '../../shared/firebase/availability';
import { agoText } from '../../shared/format/visitor-times';
import { useResource } from '../../shared/hooks/use-resource';
import { useBackText, useHours } from '../../shared/hours/use-hours';
import { availabilityResource } from '../../shared/library/library-resources';
import { useLibrary } from '../../shared/library/library-scope';

function awayText({ seen }: Availability): string {
  return seen === undefined
    ? CONTACT_TEXTS.teamAway
    : CONTACT_TEXTS.teamAwaySince(agoText(Date.now() - seen));
}

/** Says whether the team is online, and how or when it answers otherwise; nothing while that is unknown (D-28, D-130). */
export function AvailabilityLine() {
  const { library } = useLibrary();
  const availability = useResource(availabilityResource(library.id), () => readAvailability(library.id));
  const hours = useHours();
  const back = useBackText(hours);
  const known = availability.status === 'ready' ? availability.data : null;
  const state = teamState({ availability: known, hours }, Date.now());
  if (state === 'closed')
    return (
      <p className="availability" data-is-online={false}>
        {back ?? CONTACT_TEXTS.teamAway}
      </p>
    );
  if (known === null || state === 'unknown') return null;
  const isOnline = state === 'there';
  return (
    <p className="availability" data-is-online={isOnline}>
      {isOnline ? CONTACT_TEXTS.teamOnline : awayText(known)}
    </p>
  );
}
