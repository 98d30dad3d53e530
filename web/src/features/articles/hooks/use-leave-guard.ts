import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';

/** Holds people back from leaving with unsaved text: within the product by a dialog, elsewhere by the browser. */
export function useLeaveGuard(hasUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
  return useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
