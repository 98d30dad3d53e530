import { makeConversation } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { consequencesOf, leavesSomebodyOut } from './consequences';

const { visitor } = makeConversation();
const last = makeConversation({ id: 'last', number: 12, visitor: { ...visitor, name: 'Vera' } });
const same = makeConversation({ id: 'same', number: 13 });
const maya = makeConversation({
  id: 'maya',
  number: 14,
  visitor: { ...visitor, name: 'Maya' },
  visitor_uids: ['maya'],
});

describe('what a merge means for visitors (D-110)', () => {
  it('names who is answered, and who no longer', () => {
    const said = consequencesOf([same, maya], last);
    expect(said).toContain('Replies in #12 go to Vera.');
    expect(said).toContain('The visitor of #13 is the same person and gets replies in #12.');
    expect(said).toContain('Maya, who wrote #14, will not see replies in #12.');
    expect([leavesSomebodyOut([same, maya], last), leavesSomebodyOut([same], last)]).toEqual([true, false]);
  });

  it('says that a closed ticket stays closed', () => {
    const closed = makeConversation({ ...last, status: 'closed' });
    expect(consequencesOf([same], closed)).toContain('#12 is closed, and stays closed.');
    expect(consequencesOf([same], last).join()).not.toContain('closed');
  });
});
