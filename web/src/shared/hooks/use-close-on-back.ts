import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Has the browser's Back close what lies over a page, and stay on the page. For what is drawn only while it is open: a router knows
 * one blocker at a time.
 */
export function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
