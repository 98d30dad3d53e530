import { startChecklist as contract } from '@harborline/domain/api/inbox/checklists';
import { callApi } from '../../../shared/api/call-api';

/** Runs an SOP on a ticket. @returns the id of its checklist @throws ApiError */
export async function startChecklist(conversationRef: string, sopId: string): Promise<string> {
  const { sop_id, version } = await callApi(contract, {
    body: { conversation_ref: conversationRef, sop_id: sopId },
  });
  return `${sop_id}_${version}`;
}
