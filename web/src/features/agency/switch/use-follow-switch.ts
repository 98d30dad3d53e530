import { useEffect, useRef } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { addressAfterSwitch } from './address-after-switch';
import { beginSwitching, isSwitchingHere } from './switching-flag';
import { useIsSwitching } from './use-library-switch';

/**
 * Reloads the page after a switch in another tab or on another device: the screen still shows the
 * earlier library (S4.2-03).
 */
export function useFollowSwitch(): void {
  const { support_lib_id: libraryId, agent_role: role } = useStaff();
  const shown = useRef(libraryId);
  const isSwitching = useIsSwitching();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a switch of this page may have succeeded although the response was lost
  useEffect(() => {
    if (shown.current === libraryId || isSwitchingHere()) return;
    shown.current = libraryId;
    beginSwitching();
    // The screen is removed first: its changes can no longer be saved, so the browser should not ask about them.
    setTimeout(() => window.location.replace(addressAfterSwitch(window.location.pathname, role)));
  }, [libraryId, role, isSwitching]);
}
