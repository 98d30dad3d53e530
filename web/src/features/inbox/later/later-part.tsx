import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { Loadable } from '../../../shared/requests/loadable';
import type { ThreadMessage, Ticket } from '../ticket';
import { lastStored } from './past-own';
import type { ReplyField } from './reply-field';
import type { usePlanEdit } from './use-plan-edit';
import type { usePlanning } from './use-planning';

const PlanCards = lateComponent(async () => (await import('./plan-cards')).PlanCards);
const PlanDialog = lateComponent(async () => (await import('./plan-dialog')).PlanDialog);

interface PlannedRepliesProps {
  planned: Loadable<readonly PlannedReply[]>;
  ticket: Ticket;
  /** that the thread shows, oldest first */
  messages: readonly ThreadMessage[];
  field: ReplyField;
  onEdit: (plan: PlannedReply) => void;
  /** after a step that takes one out of the thread */
  onGone: () => void;
}

/** The planned and held replies at the end of a thread, if there are any (D-120). */
export function PlannedReplies({ planned, ticket, messages, field, onEdit, onGone }: PlannedRepliesProps) {
  if (planned.status === 'loading') return null;
  if (planned.status !== 'ready')
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={planned.retry}>
            {KIT_TEXTS.retry}
          </Button>
        }
        sx={{ mt: 2 }}
      >
        {LATER_TEXTS.notLoaded}
      </Alert>
    );
  if (planned.data.length === 0) return null;
  return (
    <Suspense>
      <PlanCards
        {...field}
        plans={planned.data}
        ticket={ticket}
        lastShown={lastStored(messages)}
        onEdit={onEdit}
        onGone={onGone}
      />
    </Suspense>
  );
}

interface PlanningDialogProps {
  ticket: Ticket;
  planning: ReturnType<typeof usePlanning>;
  editing: ReturnType<typeof usePlanEdit>;
}

/** Chooses the time of what the composer holds, or edits a planned reply, while either is open. */
export function PlanningDialog({ ticket, planning, editing }: PlanningDialogProps) {
  const { plan } = editing;
  if (plan !== null)
    return (
      <Suspense>
        <PlanDialog
          key={plan.id}
          status={ticket.status}
          planned={{ text: plan.text, sendAtMs: plan.send_at.toMillis(), thenStatus: plan.then_status }}
          isBusy={editing.isRunning}
          refusal={editing.refusal}
          overtaken={editing.overtaken}
          onMove={editing.moveToField}
          onSubmit={editing.save}
          onClose={editing.close}
        />
      </Suspense>
    );
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
