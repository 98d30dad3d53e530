import { isActing } from '@harborline/domain/team/standing';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import { useEffect } from 'react';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { useStaff } from '../../session';
import { finishSwitching } from '../model/switching-flag';
import { useLibrarySwitch } from './use-library-switch';

/** Between two attempts to leave a library one may no longer act in. */
const RETRY_MS = 60_000;

/** Leads back to one's own library when the eight hours are over, also after the machine slept (D-12). */
export function useActingLimit(): void {
  const user = useStaff();
  const toasts = useToasts();
  const { switchBack } = useLibrarySwitch();
  const isInChild = isActing(user);
  const untilMs = user.acting?.until.toMillis() ?? 0;

  useEffect(finishSwitching, []);

  useEffect(() => {
    if (!isInChild) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      toasts.warning(SWITCHER_TEXTS.actingOver);
      void switchBack();
      timer = setTimeout(leave, RETRY_MS);
    };
    timer = setTimeout(leave, Math.max(0, untilMs - Date.now()));
    return () => clearTimeout(timer);
  }, [isInChild, untilMs, switchBack, toasts]);
}
