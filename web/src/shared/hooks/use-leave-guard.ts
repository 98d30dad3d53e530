import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './use-unload-warning';

/** Holds people back from leaving with unsaved text: within the product by a dialog, elsewhere by the browser. */
export function useLeaveGuard(hasUnsaved: boolean): Blocker {
  useUnloadWarning(hasUnsaved);
  return useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
