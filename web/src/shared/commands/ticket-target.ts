import type { SettableStatus } from '@harborline/domain/entities/conversation';
import type { OwnStatus } from '@harborline/domain/entities/ticket-fields';
import type { TicketStatusFields } from '@harborline/domain/tickets/own-statuses';
import type { Priority } from '@harborline/domain/tickets/priority';
import { commandTarget } from './command-target';

/** What can be done to the ticket that is shown, by whoever may change it (D-106). */
interface TicketCommands {
  readonly status: TicketStatusFields;
  readonly setStatus: (status: SettableStatus, own: OwnStatus | null) => void;
  /** uid of the teammate, '' for nobody */
  readonly assignedTo: string;
  readonly assign: (person: { readonly id: string; readonly name: string }) => void;
  readonly priority: Priority;
  readonly setPriority: (priority: Priority) => void;
  readonly tagRefs: readonly string[];
  readonly setTag: (name: string, isSet: boolean) => void;
  readonly merge: () => void;
}

const target = commandTarget<TicketCommands>();

export const offerTicket = target.offer;
export const ticketTarget = target.now;
