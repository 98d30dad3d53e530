import * as contract from '@harborline/domain/api/inbox/checklists';
import { withStep } from '@harborline/domain/sop/checklist-progress';
import { stepChange } from '@harborline/domain/tickets/ticket-change';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { changeChecklist, hasEnded } from './change-checklist';

/** PATCH checklists/steps: ticks a step, or unticks it (D-85). What is so already stays as it is. */
export const tickStep = staffEndpoint(
  contract.tickStep,
  async ({ step, is_done, ...named }, staff, { nowMs }) => {
    const { uid, agent_name, display_name } = staff;
    // A list takes no time of the server's.
    const ticking = {
      done_by: uid,
      done_name: agent_name || display_name,
      done_at: Timestamp.fromMillis(nowMs),
    };
    await changeChecklist(named, staff, ({ transaction, ticket, checklist, document }) => {
      if (checklist.state !== 'running') throw hasEnded();
      const text = checklist.steps[step]?.text;
      if (text === undefined) throw new ApiError('not-found');
      const steps = withStep(checklist.steps, step, is_done ? ticking : null);
      if (steps === undefined) return;
      updateRecord(transaction, document, { steps });
      recordEvent(transaction, ticket, stepChange(checklist, text, is_done), { staff });
    });
    return { step, is_done };
  },
);
