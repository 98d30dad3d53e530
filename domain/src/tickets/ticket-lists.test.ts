import { describe, expect, it } from 'vitest';
import { INBOX_TAB_PERMISSIONS } from '../permissions/table';
import { makeConversation } from '../testing/factories';
import { INBOX_TEXTS } from '../texts/inbox';
import { countText, isOfList, isTicketTab, TICKET_TABS } from './ticket-lists';

const { last_message } = makeConversation();
const ticket = (assigned_to: string, sender_type: 'visitor' | 'agent' = 'agent') => ({
  assigned_to,
  last_message: { ...last_message, sender_type },
});

describe('the lists of tickets (S3-40, D-76)', () => {
  it('are tabs of the inbox, each with a name and words for being empty', () => {
    for (const tab of TICKET_TABS) expect(INBOX_TAB_PERMISSIONS[tab].slugs).toBeDefined();
    expect(Object.keys(INBOX_TEXTS.lists)).toEqual(TICKET_TABS);
    expect(Object.keys(INBOX_TEXTS.emptyLists)).toEqual(TICKET_TABS);
    expect(isTicketTab('queue')).toBe(false);
  });

  it('hold what a person has, what nobody has, and what waits for an answer', () => {
    const [mine, others, free] = [ticket('me'), ticket('ben'), ticket('', 'visitor')];
    const of = (kind: Parameters<typeof isOfList>[1]) =>
      [mine, others, free].map((one) => isOfList(one, kind, 'me'));
    expect(of('all')).toEqual([true, true, true]);
    expect(of('own')).toEqual([true, false, false]);
    expect(of('unassigned')).toEqual([false, false, true]);
    expect(of('awaiting-reply')).toEqual([false, false, true]);
  });

  it('have a count beside them, which says when it went no further', () => {
    expect([0, 20, 999, 1000].map(countText)).toEqual(['0', '20', '999', '999+']);
  });
});
