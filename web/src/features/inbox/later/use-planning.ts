import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useChange } from '../../../shared/requests/use-change';
import { newId } from '../../../shared/store/new-id';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { ThreadMessage } from '../ticket';
import { type NewPlan, type Planned, sendNewPlan } from './later-calls';
import { pastOwn } from './past-own';

interface Planning {
  readonly conversationRef: string;
  readonly text: string;
  /** of the author */
  readonly uid: string;
  /** all that the thread shows, oldest first */
  readonly messages: readonly ThreadMessage[];
  /** id of the last message that the author has seen; null if one came that they must read first */
  readonly seen: () => { readonly id: string | undefined } | null;
  /** empties the composer: it is planned */
  readonly onDone: () => void;
  /** takes the keyboard back: what opened the dialog is gone by then */
  readonly onClosed: () => void;
}

/** Plans what the composer holds (D-120). */
export function usePlanning({ conversationRef, text, uid, messages, seen, onDone, onClosed }: Planning) {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const [opened, setOpened] = useState<Pick<NewPlan, 'follows'> | null>(null);
  // A repeated attempt with the same choice is the same plan: the answer to the first may have been lost.
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
    onRefused: (error) => {
      // The server has decided: nothing is planned under this id, or not any more.
      if (error instanceof ApiError && error.status === 409) last.current = null;
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
    setOpened({ follows: now.id });
  };
  const plan = ({ sendAtMs, thenStatus }: Omit<Planned, 'text'>) => {
    if (opened === null) return;
    const words = text.trim();
    const before = last.current;
    const isSame = before?.text === words && before.sendAtMs === sendAtMs && before.thenStatus === thenStatus;
    const asked: NewPlan = {
      ...{ conversationRef, text: words, sendAtMs, thenStatus },
      requestId: isSame ? before.requestId : newId(firestore),
      follows: pastOwn(messages, opened.follows, uid),
    };
    last.current = asked;
    setIsTried(true);
    void run(asked);
  };
  return {
    isOpen: opened !== null,
    isRunning,
    refusal: isTried ? refusal : null,
    open,
    plan,
    close: () => setOpened(null),
  };
}
