import type { SettableStatus } from '../entities/conversation';
import type { Conflict } from '../tickets/offline/conflicts';

/** Working without a connection; ours (D-47, D-128). */
export const OFFLINE_TEXTS = {
  /** titles of what waits, by which its author recognises it */
  titles: {
    open: (visitor: string) => `Reopen the ticket of ${visitor}`,
    pending: (visitor: string) => `Set the ticket of ${visitor} to pending`,
    closed: (visitor: string) => `Close the ticket of ${visitor}`,
  } satisfies Record<SettableStatus, (visitor: string) => string>,
  ownStatus: (visitor: string, name: string) => `Set the ticket of ${visitor} to ${name}`,
  addTag: (visitor: string, name: string) => `Tag the ticket of ${visitor} with ${name}`,
  removeTag: (visitor: string, name: string) => `Remove the tag ${name} from the ticket of ${visitor}`,
  /** a toast, with a way back. @param what was done, such as 'Close the ticket of Ann' */
  kept: (what: string) => `${what}: saved on this device. It will be sent once you are back online.`,
  /** head of the list of what waits */
  waiting: (count: number) => `${count} waiting to be sent`,
  needsYou: (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
  allSent: 'Everything was sent',
  label: 'Waiting to be sent',
  quoted: (words: string) => `“${words}”`,
  show: 'Show waiting items',
  hide: 'Hide waiting items',
  states: {
    waiting: 'Waiting for a connection',
    /** without a connection, what was sent before it was lost */
    'handed-on': 'Already on its way',
    elsewhere: 'Waiting until you open its library',
    sending: 'Sending…',
    sent: 'Sent',
  },
  retry: 'Try again',
  /** in place of trying again, where only its author stands in the way */
  doItNow: 'Do it now',
  /** takes a message that waits back into the field */
  cancel: 'Cancel',
  cancelOf: (words: string) => `Cancel: ${words}`,
  copy: 'Copy text',
  copied: 'The text was copied.',
  copyFailed: 'The text could not be copied. Open the ticket and copy it there.',
  discardTitle: 'Discard this?',
  discardBody: (title: string) => `${title}. It will not be sent.`,
  keep: 'Keep it',
  /** why something needs its author */
  conflicts: {
    gone: 'This ticket is gone.',
    denied: 'You may no longer do this.',
    merged: 'This ticket was merged meanwhile. Make the change in the other ticket.',
    overtaken: 'Somebody wrote meanwhile, so the ticket was not closed. Read it, then close it.',
    changed: 'Somebody else changed the status meanwhile, so yours was not set.',
  } satisfies Record<Conflict, string>,
  /** the same where it is known who did it */
  conflictsBy: {
    merged: (name) => `${name} merged this ticket meanwhile. Make the change in the other ticket.`,
    overtaken: (name) => `${name} wrote meanwhile, so the ticket was not closed. Read it, then close it.`,
    changed: (name) => `${name} changed the status meanwhile, so yours was not set.`,
  } as Readonly<Partial<Record<Conflict, (name: string) => string>>>,
  failed: 'The server did not accept this.',
  /** above a list that the device shows without a connection */
  asOf: (time: string) => `Last updated ${time}`,
  /** above what a search found without a connection */
  searchedHere: 'Found among the tickets that were opened on this device.',
  foundNothingHere:
    'No ticket opened on this device contains these words. You can search the others once you are back online.',
  backOnline: 'Back online',
  /** above the first message that came while there was no connection */
  cameMeanwhile: 'Arrived while you were offline',
} as const;
