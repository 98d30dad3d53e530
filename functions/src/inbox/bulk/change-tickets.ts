import * as contract from '@harborline/domain/api/inbox/bulk-tickets';
import { staffEndpoint } from '../../platform/endpoint';
import { changeOne } from './change-one';
import { eachTicket } from './each-ticket';

/** POST tickets/bulk: the same step at many tickets, each by the rules of the step at one (D-105). */
export const changeTickets = staffEndpoint(contract.changeTickets, async (asked, staff) => {
  const { request_id: requestId, undoes, conversation_refs: refs, action } = asked;
  const step = { requestId, undoes, action, staff };
  return { results: await eachTicket(refs, (ref) => changeOne(ref, step)) };
});
