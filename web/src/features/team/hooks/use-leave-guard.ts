import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnloadWarning } from '../../../shared/hooks/use-unload-warning';

/** Holds people back from leaving a page, or what it is about, with unsaved changes. */
export function useLeaveGuard(hasUnsaved: boolean): Blocker {
  useUnloadWarning(hasUnsaved);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
}
