import { assignTicket } from '@harborline/domain/api/inbox/tickets';
import { callApi } from '../../../../shared/api/call-api';

export interface Assignment {
  readonly conversationRef: string;
  /** uid of the teammate, '' for nobody */
  readonly to: string;
  /** of a step back: who has it by the step that it takes back; whoever has it now, otherwise */
  readonly onlyFrom?: string;
}

/** Gives a ticket to a teammate, or to nobody (D-76). @throws ApiError */
export const giveTicket = ({ conversationRef, to, onlyFrom }: Assignment) =>
  callApi(assignTicket, {
    body: {
      conversation_ref: conversationRef,
      ...(to === '' ? {} : { assigned_to: to }),
      ...(onlyFrom === undefined ? {} : { only_from: onlyFrom }),
    },
  });
