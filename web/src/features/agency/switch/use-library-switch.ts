import type { ActingAnswer } from '@harborline/domain/agency/agency-item';
import { DURATIONS } from '@harborline/domain/limits';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { useCallback, useSyncExternalStore } from 'react';
import { report } from '../../../shared/config/report';
import { staffConnection } from '../../../shared/live/live-connection';
import { useStaff } from '../../../shared/staff/session-context';
import { readyForToasts, useToasts } from '../../../shared/ui-admin/toasts';
import { addressAfterSwitch } from './address-after-switch';
import { beginSwitching, cancelSwitching, isSwitching, subscribeSwitching } from './switching-flag';

/** Whether this tab is switching to another library. */
export function useIsSwitching(): boolean {
  return useSyncExternalStore(subscribeSwitching, isSwitching);
}

/** Waits briefly until a message is visible. */
function shown(show: (onShown: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    show(resolve);
    setTimeout(resolve, DURATIONS.reloadAfterSwitchMs);
  });
}

/**
 * Switches into a child library and back (S4.2-02 to S4.2-05): the flag is set, live messages wait for the
 * new chat token, the message names the library, and a second after it appeared the page reloads.
 */
export function useLibrarySwitch() {
  const { agent_role: role, support_lib_id: libraryId, uid } = useStaff();
  const toasts = useToasts();

  const run = useCallback(
    async (call: () => Promise<ActingAnswer>, success: (answer: ActingAnswer) => string, failure: string) => {
      if (isSwitching()) return;
      beginSwitching();
      try {
        const { settleWork } = await import('../../../shared/unsaved/unsaved-tabs');
        await settleWork(uid);
        // The message shows for only a second, so it must be loaded first.
        const [answer] = await Promise.all([staffConnection().regenerate(call), readyForToasts()]);
        await shown((onShown) => toasts.success(success(answer), undefined, onShown));
        setTimeout(
          () => window.location.replace(addressAfterSwitch(window.location.pathname, role)),
          DURATIONS.reloadAfterSwitchMs,
        );
      } catch (error) {
        report('library-switch', error);
        cancelSwitching();
        toasts.error(failure);
      }
    },
    [toasts, role, uid],
  );

  const switchTo = useCallback(
    (childId: string) =>
      run(
        async () => (await import('../agency-calls')).loginAs(childId),
        ({ library_domain }) => AGENCY_TEXTS.switched(library_domain),
        `${AGENCY_TEXTS.switchFailedTitle}: ${AGENCY_TEXTS.switchFailed}`,
      ),
    [run],
  );
  const switchBack = useCallback(
    () =>
      run(
        async () => (await import('../agency-calls')).logoutAs(libraryId),
        () => AGENCY_TEXTS.switchedBack,
        AGENCY_TEXTS.switchBackFailed,
      ),
    [run, libraryId],
  );
  return { switchTo, switchBack };
}
