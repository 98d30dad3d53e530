import { changePlannedReply } from '@harborline/domain/api/inbox/planned-replies';
import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { mayChangePlan, type PlanAction } from '@harborline/domain/tickets/planned-reply';
import { useRef } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useChange } from '../../../shared/requests/use-change';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { ThreadMessage } from '../ticket';
import { type PlanStep, takePlanStep } from './later-calls';
import type { ReplyField } from './reply-field';

export interface PlanCardProps extends ReplyField {
  readonly plan: PlannedReply;
  /** the last message for the visitor that the thread shows */
  readonly lastShown: Pick<ThreadMessage, 'id' | 'sender_ref'> | undefined;
  readonly onEdit: (plan: PlannedReply) => void;
  /** after a step that takes the card out of the thread */
  readonly onGone: () => void;
}

/** What the signed-in person may do with a planned reply, and what does it (D-120). */
export function usePlanCard({ plan, lastShown, putBack, hasRoomFor, onEdit, onGone }: PlanCardProps) {
  const toasts = useToasts();
  const { uid } = useStaff();
  const mayChange = useMay(changePlannedReply);
  const mayReply = useMay('Messages.createAsAgent');
  const isOnline = useIsOnline();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { run, isRunning } = useChange({
    name: 'planned-reply-not-changed',
    run: (step: PlanStep) => takePlanStep(plan, step),
    onDone: ({ text }, { action }) => {
      if (action === 'cancel') putBack(text);
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
    isOnline,
    headingRef,
    edit: () => onEdit(plan),
    sendNow: () => void run({ action: 'send', follows: lastShown?.id }),
    stop: () => void run({ action: 'hold' }),
    cancel,
  };
}
