import { isActing } from '@harborline/domain/team/standing';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import { useEffect } from 'react';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { finishSwitching } from './switching-flag';
import { useLibrarySwitch } from './use-library-switch';

/** Interval between attempts to leave a library after the user's time there has ended. */
const RETRY_MS = 60_000;
/** Timers stop while a machine sleeps, so the clock is checked this often, and when the page becomes visible. */
const LOOK_MS = 30_000;

/** Calls back at the given time, or at once if it has passed. @returns a function that cancels it */
function onceItIs(atMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function look(): void {
    clearTimeout(timer);
    const leftMs = atMs - Date.now();
    if (leftMs > 0) {
      timer = setTimeout(look, Math.min(leftMs, LOOK_MS));
      return;
    }
    stop();
    run();
  }
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(look, 0);
  return stop;
}

/** Returns to the user's own library after the eight hours, even if the machine slept (D-12). */
export function useActingLimit(): void {
  const user = useStaff();
  const toasts = useToasts();
  const { switchBack } = useLibrarySwitch();
  const isInChild = isActing(user);
  const untilMs = user.acting?.until.toMillis() ?? 0;

  useEffect(finishSwitching, []);

  useEffect(() => {
    if (!isInChild) return undefined;
    let stop = () => {};
    const leave = () => {
      toasts.warning(SWITCHER_TEXTS.actingOver);
      void switchBack();
      stop = onceItIs(Date.now() + RETRY_MS, leave);
    };
    stop = onceItIs(untilMs, leave);
    return () => stop();
  }, [isInChild, untilMs, switchBack, toasts]);
}
