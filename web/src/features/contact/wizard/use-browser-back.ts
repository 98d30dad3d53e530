import { useEffect, useRef } from 'react';
import { historyState } from '../../../shared/router/history-state';

/** How many steps of the wizard the current history entry stands behind. */
const depthNow = (): number => historyState().wizardDepth ?? 0;

/** The history of a frame is that of the page around it, which is not ours to walk. */
const ownsHistory = (): boolean => window === window.top;

/**
 * Lets the browser's Back walk the steps of the wizard (S4.1-10): each step forward is a history entry of the same page.
 * @param depth how many steps the wizard can go back; 0 where it can go back no more
 * @param onBack goes back one step
 * @returns goes back one step, with the browser's history if that knows the step
 */
export function useBrowserBack(depth: number, onBack: () => void): () => void {
  const latest = useRef({ depth, onBack });
  latest.current = { depth, onBack };
  const known = useRef(depth);
  /** the browser answers later: a second press meanwhile would leave the page */
  const isGoing = useRef(false);

  useEffect(() => {
    const before = known.current;
    known.current = depth;
    if (before === depth || !ownsHistory()) return;
    if (depth > before) {
      const state = { ...historyState(), wizardDepth: depth };
      // After a reload, or after Forward, the step has its entry already.
      if (depthNow() >= depth) window.history.replaceState(state, '');
      else window.history.pushState(state, '');
    }
    // Sent or started over: what lies between is gone.
    else if (depth === 0 && depthNow() > 0) window.history.go(-depthNow());
    // Back over several entries at once.
    else if (depthNow() < depth) latest.current.onBack();
  }, [depth]);

  useEffect(() => {
    if (!ownsHistory()) return undefined;
    const { hash } = window.location;
    const onPop = () => {
      isGoing.current = false;
      // A jump to a section, such as the main part, is an entry of the same step.
      if (window.location.hash !== hash && historyState().wizardDepth === undefined) {
        window.history.replaceState({ ...historyState(), wizardDepth: latest.current.depth }, '');
        return;
      }
      if (depthNow() < latest.current.depth) latest.current.onBack();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return () => {
    if (isGoing.current) return;
    if (!ownsHistory() || depth === 0 || depthNow() !== depth) return onBack();
    isGoing.current = true;
    window.history.back();
  };
}
