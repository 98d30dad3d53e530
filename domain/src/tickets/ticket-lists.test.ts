import { describe, expect, it } from 'vitest';
import { INBOX_TAB_PERMISSIONS } from '../permissions/table';
import { ticketsOfList } from '../stores/conversations';
import type { StoreQuery } from '../stores/store';
import { makeConversation } from '../testing/factories';
import { INBOX_TEXTS } from '../texts/inbox';
import {
  countText,
  isOfList,
  isTicketTab,
  reassignedFrom,
  TICKET_LISTS,
  TICKET_TABS,
  type TicketListKind,
} from './ticket-lists';

const KINDS = Object.values(TICKET_LISTS);
const { last_message } = makeConversation();
const ticket = (assigned_to: string, sender_type: 'visitor' | 'agent' = 'agent', reassigned_from = '') => ({
  assigned_to,
  reassigned_from,
  source: 'contact_form' as const,
  last_message: { ...last_message, sender_type },
});

const [MINE, OTHERS, FREE] = [ticket('me'), ticket('ben'), ticket('', 'visitor')];
const MAILED = { ...ticket('ben', 'visitor'), source: 'email' as const };
const PASSED_ON = ticket('ben', 'visitor', 'me');
const CREATED = { ...ticket('ben'), created_by: 'me' };
const OF_BEN = { ...ticket('me'), created_by: 'ben' };

type Where = StoreQuery['where'];

/** What a store finds for a query's conditions on one document. */
function isFound(document: object, where: Where): boolean {
  return where.every(([path, operator, value]) => {
    const found = path.split('.').reduce<unknown>((data, field) => Object(data)[field], document);
    switch (operator) {
      case '==':
        return found === value;
      case '!=':
        return found !== undefined && found !== value;
      case '>':
        return String(found) > String(value);
      case 'in':
        return Array.isArray(value) && value.includes(found);
      default:
        throw new Error(`No list asks for ${operator}`);
    }
  });
}

describe('the lists of tickets (S3-40, D-76)', () => {
  it('are tabs of the inbox, each with a name and words for being empty', () => {
    for (const tab of TICKET_TABS) expect(INBOX_TAB_PERMISSIONS[tab].slugs).toBeDefined();
    expect(Object.keys(INBOX_TEXTS.lists)).toEqual(TICKET_TABS);
    expect(Object.keys(INBOX_TEXTS.emptyLists)).toEqual(TICKET_TABS);
    expect(isTicketTab('queue')).toBe(false);
  });

  it('hold what a person has, had, or has not, what nobody has, and what waits for an answer', () => {
    const of = (kind: TicketListKind) =>
      [MINE, OTHERS, FREE, PASSED_ON].map((one) => isOfList(one, kind, 'me'));
    expect(of('all')).toEqual([true, true, true, true]);
    expect(of('own')).toEqual([true, false, false, false]);
    expect(of('others')).toEqual([false, true, false, true]);
    expect(of('unassigned')).toEqual([false, false, true, false]);
    expect(of('awaiting-reply')).toEqual([false, false, true, true]);
    expect(of('passed-on')).toEqual([false, false, false, true]);
  });

  it('hold what came by the contact form, and what of it waits for an answer (D-70)', () => {
    const of = (kind: TicketListKind) => [MINE, FREE, MAILED].map((one) => isOfList(one, kind, 'me'));
    expect(of('contact-form')).toEqual([true, true, false]);
    expect(of('contact-form-awaiting-reply')).toEqual([false, true, false]);
  });

  it('hold what a person created for somebody, whoever has it now (D-100)', () => {
    const of = (kind: TicketListKind) => [MINE, CREATED, OF_BEN].map((one) => isOfList(one, kind, 'me'));
    expect(of('created')).toEqual([false, true, false]);
    expect(of('own')).toEqual([true, false, true]);
  });

  it.each(KINDS)('%s holds what the store is asked for', (kind) => {
    const { where } = ticketsOfList({ libraryId: 'lib', kind, uid: 'me', status: null, tag: null });
    for (const one of [MINE, OTHERS, FREE, PASSED_ON, MAILED, CREATED, OF_BEN]) {
      const stored = { ...makeConversation({ support_lib_id: 'lib' }), ...one };
      expect(isFound(stored, where), JSON.stringify(one)).toBe(isOfList(stored, kind, 'me'));
    }
  });

  it('tell of whom a ticket was before a teammate passed it to another', () => {
    expect(reassignedFrom(ticket(''), 'ben')).toBe('');
    expect(reassignedFrom(ticket('me'), 'ben')).toBe('me');
    expect(reassignedFrom(ticket('ben', 'agent', 'me'), 'cleo')).toBe('ben');
    expect(reassignedFrom(ticket('ben', 'agent', 'me'), 'me')).toBe('');
    expect(reassignedFrom(ticket('ben', 'agent', 'me'), '')).toBe('');
  });

  it('have a count beside them, which says when it went no further', () => {
    expect([0, 20, 999, 1000].map(countText)).toEqual(['0', '20', '999', '999+']);
  });
});
