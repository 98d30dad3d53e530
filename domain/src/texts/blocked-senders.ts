import { LIMITS } from '../limits';

/** Senders that may not write to a library (D-101). */
export const BLOCKED_TEXTS = {
  title: 'Blocked senders',
  intro:
    'New requests and emails of a blocked sender open no ticket, and nobody is notified. They wait under Held requests in the inbox, where you can still release them. The sender is not told.',
  search: 'Search blocked senders',
  count: (shown: number, all: number) =>
    shown === all ? `${all} of ${LIMITS.blockedSenders} entries` : `${shown} of ${all} found`,
  noneFound: 'No blocked sender matches this search',
  emptyTitle: 'Nobody is blocked',
  emptyBody: 'Block a sender here, or from the details of their ticket.',
  loadFailed: 'The blocked senders could not be loaded.',
  denied: 'Only teammates who may view tickets see who is blocked.',
  listTitle: 'Who is blocked',
  addTitle: 'Block somebody',
  addHelp: 'An address blocks one mailbox with all its +tags. A domain blocks everybody who writes from it.',
  sender: 'Email address or domain',
  senderExample: 'name@example.com or @example.com',
  reason: 'Reason',
  reasonHelp: 'Optional. Only your team sees it.',
  notASender: 'Enter an email address, or a domain such as @example.com',
  ownAddress: 'This would block a teammate or one of your own addresses.',
  full: `A library can block ${LIMITS.blockedSenders} senders. Unblock one first.`,
  block: 'Block sender',
  confirmTitle: 'Block this sender?',
  means:
    'Their new requests and emails open no ticket and notify nobody; they are kept under Held requests. Chats do not begin. In a ticket that is open in their browser they can still write, but nobody is emailed. The sender is not told, and gets no automatic emails. Your own replies still reach them.',
  scope: 'What to block',
  onlyAddress: (address: string) => `Only ${address}`,
  wholeDomain: (domain: string) => `Everybody at ${domain}`,
  providerWarning: (domain: string) =>
    `Anybody can have an address at ${domain}. This may block many of your visitors.`,
  confirm: 'Block',
  isBlocked: 'Blocked sender',
  isBlockedBy: (sender: string) =>
    sender.startsWith('@') ? `Everybody at ${sender.slice(1)} is blocked` : `${sender} is blocked`,
  unblock: 'Unblock',
  unblockOf: (sender: string) => `Unblock ${sender}`,
  unblockDomainTitle: (domain: string) => `Unblock everybody at ${domain}?`,
  unblockDomainMeans: 'The block is of the whole domain: everybody who writes from it can reach you again.',
  blocked: (sender: string) => `${sender} is blocked`,
  unblocked: (sender: string) => `${sender} is no longer blocked`,
  alreadyBlocked: (sender: string) => `${sender} was blocked already`,
  failed: 'That did not work. Try again.',
  undo: 'Undo',
  by: (name: string, time: string) => `${name}, ${time}`,
  more: 'Show more',
} as const;
