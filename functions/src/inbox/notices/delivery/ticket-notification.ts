import type { NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';

/** Something that people may hear of. */
export interface TicketNotification {
  readonly event: NotificationEvent;
  readonly ticket: Conversation;
  /** of its cause: a message or an event of the history; nobody hears twice of one cause */
  readonly cause: string;
  /** uid of who did it, '' for a visitor or the product */
  readonly by: string;
  readonly isAutomatic: boolean;
  /** the automation that did it (D-145) */
  readonly workflow?: { readonly ref: string; readonly name: string };
  /** what the feed begins with */
  readonly name: string;
  /** what follows it */
  readonly activity: string;
  /** as a mail about the ticket says it */
  readonly mail: { readonly name: string; readonly activity: string; readonly preview: string };
  readonly atMs: number;
}
