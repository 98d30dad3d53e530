import { describe, expect, it } from 'vitest';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { eventText } from './event-text';
import { isSameVisitor, MERGE_UNDO_MS, mayUndoMerge, planMerge } from './merge';
import { mergeChange } from './ticket-change';

const MERGED_AT_MS = Date.UTC(2026, 1, 3);

const mergedInto = (conversation_ref: string) => ({
  conversation_ref,
  number: 12,
  at: timestamp(MERGED_AT_MS),
  status: 'open' as const,
});

describe('merging a ticket into another (D-110)', () => {
  const last = makeConversation({ id: 'last' });

  it('is for one that was not merged yet', () => {
    expect(planMerge(makeConversation({ id: 'one' }), last)).toBe('merge');
  });

  it('has happened already where the ticket went there before', () => {
    expect(planMerge(makeConversation({ id: 'one', merged_into: mergedInto('last') }), last)).toBe('done');
  });

  it('is refused for a ticket that went elsewhere, and into itself', () => {
    expect(planMerge(makeConversation({ id: 'one', merged_into: mergedInto('two') }), last)).toBe(
      'elsewhere',
    );
    expect(planMerge(last, last)).toBe('itself');
  });

  it('can be undone for 24 hours', () => {
    const ticket = makeConversation({ merged_into: mergedInto('last') });
    expect(mayUndoMerge(ticket, MERGED_AT_MS + MERGE_UNDO_MS - 1)).toBe(true);
    expect(mayUndoMerge(ticket, MERGED_AT_MS + MERGE_UNDO_MS)).toBe(false);
    expect(mayUndoMerge(last, MERGED_AT_MS)).toBe(false);
  });
});

describe('whether two tickets are of one person (D-110)', () => {
  const { visitor } = makeConversation();
  const vera = makeConversation({ visitor_uids: ['vera'] });
  const elsewhere = (changes: Partial<typeof visitor>) =>
    makeConversation({ visitor_uids: ['other'], visitor: { ...visitor, ...changes } });

  it('is certain for one browser, and for two identities that the customer vouched for', () => {
    expect(isSameVisitor(vera, makeConversation({ visitor_uids: ['vera', 'phone'] }))).toBe(true);
    const verified = { ...vera, visitor: { ...visitor, is_verified: true } };
    expect(isSameVisitor(verified, elsewhere({ is_verified: true, email: 'VERA@visitor.example' }))).toBe(
      true,
    );
  });

  it('is not certain for whoever opened an emailed link, nor for senders of mails', () => {
    expect(isSameVisitor(vera, makeConversation({ visitor_uids: ['maya', 'vera'] }))).toBe(false);
    const mailed = makeConversation({ visitor_uids: ['mailed'], source: 'email' });
    expect(isSameVisitor(mailed, { ...mailed })).toBe(false);
  });

  it('is not certain for an address that anybody can type', () => {
    expect(isSameVisitor(vera, elsewhere({}))).toBe(false);
    expect(isSameVisitor(vera, elsewhere({ is_verified: true }))).toBe(false);
  });
});

it('D-110: the history says on both sides what became of a merge, and whether the visitor undid it', () => {
  const said = (kind: Parameters<typeof mergeChange>[0], reason: '' | 'visitor-wrote' = '') =>
    eventText({ ...mergeChange(kind, 12), reason });
  expect(said('ticket-merged')).toBe('merged this ticket into #12');
  expect(said('merge-received')).toBe('merged #12 into this ticket');
  expect(said('ticket-unmerged')).toBe('undid the merge into #12');
  expect(said('merge-undone')).toBe('undid the merge of #12 into this ticket');
  expect(said('ticket-unmerged', 'visitor-wrote')).toContain('The visitor wrote again');
  expect(said('merge-undone', 'visitor-wrote')).toContain('The visitor of #12 wrote again');
});
