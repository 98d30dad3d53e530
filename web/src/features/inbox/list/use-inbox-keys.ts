import { useEffect } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';

interface InboxKeys {
  onNext: () => void;
  onPrevious: () => void;
  onReply: () => void;
}

/** Shortcuts: j and k step through the list, r focuses the reply. They do nothing while writing or with a modifier. */
export function useInboxKeys({ onNext, onPrevious, onReply }: InboxKeys): void {
  const isOn = useHasSingleKeys();
  useEffect(() => {
    if (!isOn) return undefined;
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
  }, [isOn, onNext, onPrevious, onReply]);
}
