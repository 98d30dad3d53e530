import { changePlannedReply } from '@harborline/domain/api/inbox/planned-replies';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { mayChangePlan, type PlanAction } from '@harborline/domain/tickets/planned-reply';
import { useRef, useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Planned, type PlanStep, takePlanStep } from './later-calls';

export interface PlanCardProps {
  readonly plan: PlannedReply;
  /** id of the last message that the thread shows */
  readonly lastShownId: string | undefined;
  /** puts a text into the field for replies */
  readonly putBack: (text: string) => void;
  /** whether that field has room for a text */
  readonly hasRoomFor: (text: string) => boolean;
  /** after a step that takes the card out of the thread */
  readonly onGone: () => void;
}

/** What the signed-in person may do with a planned reply, and what does it (D-120). */
export function usePlanCard({ plan, lastShownId, putBack, hasRoomFor, onGone }: PlanCardProps) {
  const toasts = useToasts();
  const { uid } = useStaff();
  const mayChange = useMay(changePlannedReply);
  const mayReply = useMay('Messages.createAsAgent');
  const isOnline = useIsOnline();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const { run, isRunning } = useChange({
    name: 'planned-reply-not-changed',
    run: (step: PlanStep) => takePlanStep(plan, step),
    onDone: ({ text }, { action }) => {
      if (action === 'cancel') putBack(text);
      if (action === 'change') setIsEditing(false);
      if (action === 'hold') headingRef.current?.focus();
      if (action === 'cancel' || action === 'send') onGone();
      toasts.success(LATER_TEXTS.done[action]);
    },
    onRefused: (error) => toasts.error(refusalText(error, LATER_TEXTS.changeFailed)),
  });
  const actor = { isAuthor: plan.author_ref === uid, mayReply };
  const cancel = () => {
    if (hasRoomFor(plan.text)) void run({ action: 'cancel' });
    else toasts.error(LATER_TEXTS.noRoom);
  };
  return {
    may: (action: PlanAction) => mayChange && mayChangePlan(plan.state, action, actor),
    isAuthor: actor.isAuthor,
    isBlocked: isRunning || !isOnline,
    isRunning,
    isOnline,
    isEditing,
    headingRef,
    edit: () => setIsEditing(true),
    endEditing: () => setIsEditing(false),
    sendNow: () => void run({ action: 'send', follows: lastShownId }),
    change: (planned: Planned) => void run({ action: 'change', follows: lastShownId, ...planned }),
    stop: () => void run({ action: 'hold' }),
    cancel,
  };
}
