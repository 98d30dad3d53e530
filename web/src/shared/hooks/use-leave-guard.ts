import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './use-unload-warning';

/**
 * Holds people back from leaving a page, or what its address names, with unsaved changes: within the product by a
 * dialog, elsewhere by the browser.
 */
export function useLeaveGuard(hasUnsaved: boolean): Blocker {
  useUnloadWarning(hasUnsaved);
  return useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsaved && (here.pathname !== next.pathname || here.search !== next.search),
  );
}
