import { readOnlineStaff } from '../../../shared/firebase/availability';
import { useResource } from '../../../shared/hooks/use-resource';
import { useLibrary } from '../../../shared/library/library-scope';

/** Whether somebody is there right now; says nothing where that is unknown (D-28). */
export function AvailabilityLine() {
  const { library } = useLibrary();
  const online = useResource(`availability/${library.id}`, () => readOnlineStaff(library.id));
  if (online.status !== 'ready' || online.data === null) return null;
  const isOnline = online.data > 0;
  return (
    <p className="availability" data-is-online={isOnline}>
      {isOnline ? 'The team is online now.' : 'The team is away right now and answers by email.'}
    </p>
  );
}
