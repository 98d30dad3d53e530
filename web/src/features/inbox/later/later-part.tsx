import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { LIMITS } from '@harborline/domain/limits';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { rewriteDraft } from '../reply/use-draft';
import type { useReply } from '../reply/use-reply';
import type { ThreadMessage, Ticket } from '../ticket';
import type { usePlanning } from './use-planning';

const PlanCards = lateComponent(async () => (await import('./plan-cards')).PlanCards);
const PlanDialog = lateComponent(async () => (await import('./plan-dialog')).PlanDialog);

interface PlannedRepliesProps {
  plans: readonly PlannedReply[];
  ticket: Ticket;
  /** that the thread shows, oldest first */
  messages: readonly ThreadMessage[];
  reply: ReturnType<typeof useReply>;
  /** after a step that takes one out of the thread */
  onGone: () => void;
}

const joined = (words: string, text: string): string => (text === '' ? words : `${words}\n\n${text}`);

/** The planned and held replies at the end of a thread, if there are any (D-120). */
export function PlannedReplies({ plans, ticket, messages, reply, onGone }: PlannedRepliesProps) {
  if (plans.length === 0) return null;
  const field = reply.draftOf('reply');
  const hasRoomFor = (words: string): boolean => {
    let length = 0;
    rewriteDraft(field, (text) => {
      length = joined(words, text).length;
      return null;
    });
    return length <= LIMITS.messageText;
  };
  const lastShown = messages.findLast(({ is_public, isPending }) => is_public && !isPending);
  return (
    <Suspense>
      <PlanCards
        plans={plans}
        ticket={ticket}
        lastShownId={lastShown?.id}
        hasRoomFor={hasRoomFor}
        putBack={(words) => {
          reply.setMode('reply');
          rewriteDraft(field, (text) => joined(words, text));
        }}
        onGone={onGone}
      />
    </Suspense>
  );
}

interface PlanningDialogProps {
  ticket: Ticket;
  planning: ReturnType<typeof usePlanning>;
}

/** Chooses the time of what the composer holds, while it is open. */
export function PlanningDialog({ ticket, planning }: PlanningDialogProps) {
  if (!planning.isOpen) return null;
  return (
    <Suspense>
      <PlanDialog
        status={ticket.status}
        isBusy={planning.isRunning}
        refusal={planning.refusal}
        onSubmit={planning.plan}
        onClose={planning.close}
      />
    </Suspense>
  );
}
