import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Has the browser's Back close what lies over a page, and stay on the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}
