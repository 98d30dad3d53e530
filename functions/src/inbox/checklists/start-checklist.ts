import * as contract from '@harborline/domain/api/inbox/checklists';
import { freshSteps } from '@harborline/domain/sop/checklist-progress';
import { checklistSteps } from '@harborline/domain/sop/checklist-steps';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { checklist as checklistDocument } from '@harborline/domain/stores/checklists';
import { sopArticle } from '@harborline/domain/stores/sops';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import { checklistStart } from '@harborline/domain/tickets/ticket-change';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readOwnTicket } from '../own-ticket';

/** The published SOP and its steps. @throws ApiError 'not-found', or 'conflict' if it has nothing to tick */
async function readSteps(transaction: Transaction, sopId: string, staff: Staff) {
  const sop = await readRecord(sopArticle(sopId), transaction);
  if (sop?.support_lib_id !== staff.support_lib_id || !isSopLive(sop)) throw new ApiError('not-found');
  const steps = checklistSteps(sop.sop_content);
  if (steps.length === 0) throw new ApiError('conflict', CHECKLIST_TEXTS.noSteps);
  return { sop, steps };
}

/**
 * POST checklists: runs an SOP on a ticket (D-85). A checklist that runs already stays as it is, so a second click or a
 * second person changes nothing; one that has ended begins anew.
 */
export const startChecklist = staffEndpoint(
  contract.startChecklist,
  async ({ conversation_ref, sop_id }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const { sop, steps } = await readSteps(transaction, sop_id, staff);
      const { support_lib_id, sop_title, version } = sop;
      const document = checklistDocument(conversation_ref, sop_id, version);
      const earlier = await readRecord(document, transaction);
      const started = { sop_id, version };
      if (earlier?.state === 'running') return started;
      const of = { sop_ref: sop_id, sop_title, version };
      setRecord(transaction, document, {
        support_lib_id,
        conversation_ref,
        ...of,
        state: 'running',
        steps: freshSteps(steps),
        started_by: staff.uid,
        started_at: FieldValue.serverTimestamp(),
        ended_at: null,
      });
      recordEvent(transaction, ticket, checklistStart(of), { staff });
      return started;
    }),
);
