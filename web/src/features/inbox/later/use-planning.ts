import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { useEffect, useRef, useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useChange } from '../../../shared/requests/use-change';
import { newId } from '../../../shared/store/new-id';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type NewPlan, type Planned, sendNewPlan } from './later-calls';

interface Planning {
  readonly conversationRef: string;
  readonly text: string;
  /** id of the last message that the author has seen; null if one came that they must read first */
  readonly seen: () => { readonly id: string | undefined } | null;
  /** empties the composer */
  readonly onDone: () => void;
  /** takes the keyboard back: what opened the dialog is gone by then */
  readonly onClosed: () => void;
}

/** Plans what the composer holds (D-120). */
export function usePlanning({ conversationRef, text, seen, onDone, onClosed }: Planning) {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const [opened, setOpened] = useState<Pick<NewPlan, 'conversationRef' | 'follows'> | null>(null);
  // A repeated attempt with the same choice is the same plan.
  const last = useRef<NewPlan | null>(null);
  const { run, isRunning, refusal } = useChange({
    name: 'reply-not-planned',
    run: sendNewPlan,
    onDone: () => {
      last.current = null;
      setOpened(null);
      onDone();
      toasts.success(LATER_TEXTS.saved);
    },
  });
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it closes
  useEffect(() => {
    if (opened === null && wasOpen.current) onClosed();
    wasOpen.current = opened !== null;
  }, [opened]);
  const [isTried, setIsTried] = useState(false);
  const open = () => {
    const now = seen();
    if (now === null) return;
    setIsTried(false);
    setOpened({ conversationRef, follows: now.id });
  };
  const plan = ({ sendAtMs, thenStatus }: Omit<Planned, 'text'>) => {
    if (opened === null) return;
    const words = text.trim();
    const now = last.current;
    const isSame =
      now?.conversationRef === opened.conversationRef &&
      now.text === words &&
      now.sendAtMs === sendAtMs &&
      now.thenStatus === thenStatus;
    if (!isSame) last.current = { ...opened, requestId: newId(firestore), text: words, sendAtMs, thenStatus };
    setIsTried(true);
    if (last.current !== null) void run(last.current);
  };
  return {
    // Another ticket may have been opened by its address meanwhile.
    isOpen: opened?.conversationRef === conversationRef,
    isRunning,
    refusal: isTried ? refusal : null,
    open,
    plan,
    close: () => setOpened(null),
  };
}
