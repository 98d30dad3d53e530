import { assignTicket } from '@harborline/domain/api/inbox/tickets';
import { callApi } from '../../../../shared/api/call-api';

export interface Assignment {
  readonly conversationRef: string;
  /** uid of the teammate, '' for nobody */
  readonly to: string;
}

/** Gives a ticket to a teammate, or to nobody (D-76). @throws ApiError */
export const giveTicket = ({ conversationRef, to }: Assignment) =>
  callApi(assignTicket, {
    body: { conversation_ref: conversationRef, ...(to === '' ? {} : { assigned_to: to }) },
  });
