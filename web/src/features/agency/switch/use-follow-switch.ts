import { useEffect, useRef } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { addressAfterSwitch } from './address-after-switch';
import { beginSwitching, isSwitchingHere } from './switching-flag';
import { useIsSwitching } from './use-library-switch';

/**
 * Loads the page anew when the library was changed elsewhere, in another tab or at another machine: what is on the
 * screen belongs to the library of before (S4.2-03).
 */
export function useFollowSwitch(): void {
  const { support_lib_id: libraryId, agent_role: role } = useStaff();
  const shown = useRef(libraryId);
  const isSwitching = useIsSwitching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of this page that failed on its way back may have happened
  useEffect(() => {
    if (shown.current === libraryId || isSwitchingHere()) return;
    shown.current = libraryId;
    beginSwitching();
    // The screen goes first: what it holds cannot be saved any more, so the browser need not ask about it.
    setTimeout(() => window.location.replace(addressAfterSwitch(window.location.pathname, role)));
  }, [libraryId, role, isSwitching]);
}
