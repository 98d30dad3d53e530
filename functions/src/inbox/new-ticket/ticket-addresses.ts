import type { TicketAddressInput } from '@harborline/domain/tickets/address-ticket';
import { config } from '../../platform/config';

/** The addresses of this installation for emails about tickets (S9-13). */
export function ticketAddresses(): TicketAddressInput['addresses'] {
  const { supportAddress, mailSender } = config();
  return { genericSupport: supportAddress, notification: mailSender };
}
