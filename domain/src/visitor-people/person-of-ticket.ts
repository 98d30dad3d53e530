import type { Conversation } from '../entities/conversation';
import { companyOf } from './company-of';

type Visited = Pick<Conversation, 'visitor' | 'visitor_uids' | 'begun_by'> & {
  readonly source: string;
  readonly chat?: unknown;
};

/** A ticket, as far as it says who wrote it. */
export type WrittenTicket = Visited & { readonly id: string; readonly support_lib_id: string };

/** The browser in which a ticket was begun; '' for one that an email or a teammate began (D-129). */
export const browserOf = ({ begun_by, source, chat, visitor_uids }: Visited): string =>
  begun_by ?? (source === 'email' && chat === undefined ? '' : (visitor_uids[0] ?? ''));

/**
 * Whether the browser that opened a mailed link proves that a ticket comes from its address (D-129): only the one that began
 * it does. Whoever reads a mail has not thereby written what an email, forged perhaps, or a teammate began.
 */
export const provesWriter = (ticket: Visited, uid: string): boolean =>
  uid !== '' && browserOf(ticket) === uid;

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

/** What the id of the owner of an address is made of. @param email in lower case */
export const ownerKey = (libraryId: string, email: string): readonly string[] => [
  'person',
  libraryId,
  'address',
  email,
];

/**
 * Who wrote a ticket (D-129): the owner of a proven address, otherwise whoever claims an address in one browser, or in one
 * ticket that no browser began. A claim never leads to anybody else who gives the same address.
 * @param isProven of the browser that began it: nothing proves who wrote one that none did
 */
export function personOfTicket(ticket: WrittenTicket, isProven: boolean): NamedPerson {
  const { id, support_lib_id, visitor } = ticket;
  const email = visitor.email.trim().toLowerCase();
  const browser = browserOf(ticket);
  const named = visitor.name === '' ? {} : { name: visitor.name };
  if (isProven && browser !== '')
    return {
      key: ownerKey(support_lib_id, email),
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
