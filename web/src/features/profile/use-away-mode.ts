import { switchAwayMode } from '@harborline/domain/live/actions';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { useCallback, useState } from 'react';
import { report } from '../../shared/config/report';
import { staffConnection } from '../../shared/live/live-connection';
import { useStaff } from '../../shared/staff/session-context';
import { useToasts } from '../../shared/ui-admin/toasts';

/** The signed-in person's away mode; a change shows at once and is sent live (S2.8-09, S4.5-12). */
export function useAwayMode(): { isAway: boolean; setAway: (isAway: boolean) => void } {
  const { uid, support_lib_id, is_away } = useStaff();
  const toasts = useToasts();
  const [requested, setRequested] = useState<boolean | null>(null);

  const setAway = useCallback(
    async (isAway: boolean) => {
      setRequested(isAway);
      try {
        await staffConnection().send(switchAwayMode({ ref_uid: uid, support_lib_id }, isAway));
      } catch (error) {
        report('away-mode', error);
        toasts.error(SHELL_TEXTS.awayFailed);
      } finally {
        setRequested(null);
      }
    },
    [uid, support_lib_id, toasts],
  );

  return { isAway: requested ?? is_away === 1, setAway: (isAway) => void setAway(isAway) };
}
