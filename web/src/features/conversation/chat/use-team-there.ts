import { isTeamThere } from '@harborline/domain/team/availability';
import { useEffect } from 'react';
import { AVAILABILITY_AGAIN_MS, readAvailability } from '../../../shared/firebase/availability';
import { whileShown } from '../../../shared/frame/while-shown';
import { refreshResource, useResource } from '../../../shared/hooks/use-resource';
import { availabilityResource } from '../../../shared/library/library-resources';

/**
 * Whether a library's team is there, null while that is unknown (D-28). While nobody is, it is asked again: a teammate
 * may have just come, and what the page knows can be as old as its copy in a cache.
 */
export function useTeamThere(libraryId: string): boolean | null {
  const key = availabilityResource(libraryId);
  const availability = useResource(key, () => readAvailability(libraryId));
  const known = availability.status === 'ready' ? availability.data : null;
  const isThere = known && isTeamThere(known, Date.now());
  useEffect(() => {
    if (isThere !== false) return;
    const read = () => refreshResource(key, () => readAvailability(libraryId));
    return whileShown(AVAILABILITY_AGAIN_MS, () => void read());
  }, [isThere, key, libraryId]);
  return isThere;
}
