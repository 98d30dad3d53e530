import { ticketLink } from '@harborline/domain/stores/ticket-links';
import { derivedId } from '../../platform/ids';

/** A ticket's link with its parent: it has one id, so that it has one parent (D-127). */
export const linkWithParent = (childRef: string) => ticketLink(derivedId('ticket-parent', childRef));

/** The link between two tickets of which neither is above the other, whichever is named first (D-127). */
export const linkBetween = (ref: string, other: string) =>
  ticketLink(derivedId('ticket-relation', ...[ref, other].sort()));
