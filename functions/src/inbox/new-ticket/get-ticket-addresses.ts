import * as contract from '@harborline/domain/api/inbox/ticket-addresses';
import { staffEndpoint } from '../../platform/endpoint';
import { ticketAddresses } from './ticket-addresses';

/** GET ticketaddresses: what the preview of the email about a ticket needs (S7.7). */
export const getTicketAddresses = staffEndpoint(contract.getTicketAddresses, async () => ticketAddresses());
