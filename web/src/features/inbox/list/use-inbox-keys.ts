import { useEffect } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';

interface InboxKeys {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
}

/** Shortcuts: j and k step through the list, r focuses the reply. They do nothing while writing or with a modifier. */
export function useInboxKeys({ onNext, onPrevious, onReply }: InboxKeys): void {
  useEffect(() => {
    const actions: Record<string, () => void> = { j: onNext, k: onPrevious, r: onReply };
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const action = actions[event.key];
      if (action === undefined || hasModifier || isWriting(event.target)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onNext, onPrevious, onReply]);
}
