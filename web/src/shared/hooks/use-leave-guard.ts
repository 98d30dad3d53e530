import { type Blocker, useBlocker } from 'react-router-dom';
import { useUnloadWarning } from './use-unload-warning';

/**
 * Asks before the user leaves a page, or changes its URL, with unsaved changes: by a dialog within the product,
 * otherwise by the browser.
 */
export function useLeaveGuard(hasUnsaved: boolean): Blocker {
  useUnloadWarning(hasUnsaved);
  return useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsaved && (here.pathname !== next.pathname || here.search !== next.search),
  );
}
