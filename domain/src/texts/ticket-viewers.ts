import type { TicketWriting } from '../live/ticket-viewers';

/** Teammates at the same ticket (D-116). */
export const VIEWER_TEXTS = {
  viewers: 'Teammates who have this ticket open',
  is: {
    '': (name: string) => `${name} is viewing`,
    reply: (name: string) => `${name} is writing a reply`,
    note: (name: string) => `${name} is writing a note`,
  } satisfies Record<TicketWriting, (name: string) => string>,
  more: (count: number) => `+${count}`,
  replyToo: (name: string) => `${name} is writing a reply too. Nothing you write is lost.`,
  repliesToo: (count: number) => `${count} teammates are writing a reply too. Nothing you write is lost.`,
} as const;
