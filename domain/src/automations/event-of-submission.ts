import type { FormSubmission } from '../entities/form';
import type { AutomationEvent } from './automation-event';

/** What automations may react to once a visitor has sent a form from a conversation (D-150). */
export const eventOfSubmission = ({
  id,
  form_ref,
  submitted_at,
}: Pick<FormSubmission, 'id' | 'form_ref' | 'submitted_at'>): AutomationEvent => ({
  key: `form/${id}`,
  kind: 'form-submitted',
  cause: 'visitor',
  atMs: submitted_at.toMillis(),
  chain: [],
  details: { form_ref },
});
