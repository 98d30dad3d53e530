import type { Conversation } from '../entities/conversation';
import { companyOf } from './company-of';

type Visited = Pick<Conversation, 'visitor' | 'visitor_uids'> & {
  readonly source: string;
  readonly chat?: unknown;
};

/** A ticket, as far as it says who wrote it. */
export type WrittenTicket = Visited & { readonly id: string; readonly support_lib_id: string };

/**
 * The browser in which a ticket was begun; '' for one that an email or a teammate began. What such a one mails goes to its
 * address alone, so that opening its link proves whose it is (D-129).
 */
export const browserOf = ({ source, chat, visitor_uids }: Visited): string =>
  source === 'email' && chat === undefined ? '' : (visitor_uids[0] ?? '');

/**
 * Whether whoever answers from here proves that a ticket comes from its address (D-129). In a ticket that a browser began
 * that is this browser alone: somebody else may have typed the address.
 * @param uid of the browser that opened a mailed link; '' for an answer by email
 */
export function provesWriter(ticket: Visited, uid: string): boolean {
  const browser = browserOf(ticket);
  return browser === '' || browser === uid;
}

/** A person as a ticket names them, and what their id is made of. */
export interface NamedPerson {
  readonly key: readonly string[];
  readonly fields: {
    readonly support_lib_id: string;
    readonly email: string;
    readonly is_verified: boolean;
    readonly browser_uid: string;
    readonly company: string;
    readonly name?: string;
  };
}

/**
 * Who wrote a ticket (D-129): the owner of a proven address, otherwise whoever claims an address in one browser, or in one
 * ticket that no browser began. A claim never leads to anybody else who gives the same address.
 */
export function personOfTicket(ticket: WrittenTicket, isProven: boolean): NamedPerson {
  const { id, support_lib_id, visitor } = ticket;
  const email = visitor.email.trim().toLowerCase();
  const browser = browserOf(ticket);
  const named = visitor.name === '' ? {} : { name: visitor.name };
  if (isProven)
    return {
      key: ['person', support_lib_id, 'address', email],
      fields: {
        ...{ support_lib_id, email, is_verified: true, browser_uid: '', company: companyOf(email) },
        ...named,
      },
    };
  return {
    key:
      browser === ''
        ? ['person', support_lib_id, 'ticket', id]
        : ['person', support_lib_id, 'browser', browser, email],
    fields: { support_lib_id, email, is_verified: false, browser_uid: browser, company: '', ...named },
  };
}
