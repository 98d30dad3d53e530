import { type TeamState, teamState } from '@harborline/domain/team/team-state';
import { useEffect } from 'react';
import { AVAILABILITY_AGAIN_MS, readAvailability } from '../../../shared/firebase/availability';
import { whileShown } from '../../../shared/frame/while-shown';
import { refreshResource, useResource } from '../../../shared/hooks/use-resource';
import { useBackText, useHours } from '../../../shared/hours/use-hours';
import { availabilityResource } from '../../../shared/library/library-resources';

interface TeamThere {
  /** null while it is unknown */
  readonly state: Exclude<TeamState, 'unknown'> | null;
  /** says when the team is back; null while it is open, or that is unknown */
  readonly back: string | null;
}

/**
 * Whether a library's team is there (D-28), and else when it is back (D-130). While nobody is, it is asked again: a
 * teammate may have just come, and what the page knows can be as old as its copy in a cache.
 */
export function useTeamThere(libraryId: string): TeamThere {
  const key = availabilityResource(libraryId);
  const availability = useResource(key, () => readAvailability(libraryId));
  const hours = useHours();
  const back = useBackText(hours);
  const known = availability.status === 'ready' ? availability.data : null;
  const said = teamState({ availability: known, hours }, Date.now());
  const state = said === 'unknown' || (known === null && said === 'there') ? null : said;
  useEffect(() => {
    if (state !== 'away') return;
    const read = () => refreshResource(key, () => readAvailability(libraryId));
    return whileShown(AVAILABILITY_AGAIN_MS, () => void read());
  }, [state, key, libraryId]);
  return { state, back };
}
