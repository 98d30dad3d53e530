import { describe, expect, it } from 'vitest';
import type { PersonMerge } from '../entities/visitor-person';
import { makeConversation } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { MERGE_UNDO_MS } from '../tickets/merge';
import { companyOf } from './company-of';
import { forgetsAtMs, keptMerges, undoneMerge, withoutOldNotes, withoutTicket, withSplit } from './merges';
import { mayMergePeople, mayUndoPersonMerge, type ProvenPerson } from './merging';
import { browserOf, personOfTicket, provesWriter } from './person-of-ticket';

const base = makeConversation();
const ticket = (changes: object = {}, visitor: object = {}) => ({
  ...base,
  id: 'ticket',
  visitor_uids: ['browser'],
  ...changes,
  visitor: { ...base.visitor, name: 'Vera', email: 'Vera@Shop.example', ...visitor },
});
const keyOf = (one: ReturnType<typeof ticket>, isProven = false) => personOfTicket(one, isProven).key.join();
const BY_MAIL = { source: 'email' as const };

describe('who wrote a ticket (D-129)', () => {
  it('is the owner of a proven address, whatever browser it came from', () => {
    const one = personOfTicket(ticket(), true);
    expect(one).toEqual(
      personOfTicket(ticket({ id: 'other', visitor_uids: ['phone'] }, { email: 'vera@shop.example' }), true),
    );
    expect(one.fields).toMatchObject({
      email: 'vera@shop.example',
      is_verified: true,
      company: 'shop.example',
      name: 'Vera',
    });
  });

  it('is otherwise whoever claims an address in one browser, never another who gives the same one', () => {
    expect(keyOf(ticket())).toBe(keyOf(ticket({ id: 'other' })));
    expect(keyOf(ticket())).not.toBe(keyOf(ticket(), true));
    expect(keyOf(ticket())).not.toBe(keyOf(ticket({ visitor_uids: ['phone'] })));
    expect(keyOf(ticket())).not.toBe(keyOf(ticket({}, { email: 'dora@shop.example' })));
    expect(keyOf(ticket())).not.toBe(keyOf(ticket({ support_lib_id: 'another' })));
    expect(personOfTicket(ticket(), false).fields).toMatchObject({
      is_verified: false,
      browser_uid: 'browser',
      company: '',
    });
  });

  it('is a claim of its own in each ticket that an email or a teammate began', () => {
    expect(keyOf(ticket(BY_MAIL))).not.toBe(keyOf(ticket({ ...BY_MAIL, id: 'other' })));
    expect(personOfTicket(ticket({ ...BY_MAIL, visitor_uids: [] }), false).fields.browser_uid).toBe('');
  });

  it('has no name where none was given', () => {
    expect('name' in personOfTicket(ticket({}, { name: '' }), true).fields).toBe(false);
  });

  it('is proven by the browser that began it alone, and by nothing where none did', () => {
    expect(provesWriter(ticket(), 'browser')).toBe(true);
    expect(provesWriter(ticket(), 'phone')).toBe(false);
    expect(provesWriter(ticket(), '')).toBe(false);
    for (const uid of ['browser', 'phone', '']) expect(provesWriter(ticket(BY_MAIL), uid)).toBe(false);
    expect(keyOf(ticket(BY_MAIL), true)).toBe(keyOf(ticket(BY_MAIL)));
    // A chat that became a ticket was begun in a browser all the same.
    expect(provesWriter(ticket({ ...BY_MAIL, chat: {} }), 'browser')).toBe(true);
    expect(provesWriter(ticket({ ...BY_MAIL, chat: {} }), 'phone')).toBe(false);
  });

  it('was begun by whom the ticket names, whatever became of it since', () => {
    expect(browserOf(ticket({ ...BY_MAIL, begun_by: 'browser' }))).toBe('browser');
    expect(browserOf(ticket({ begun_by: '' }))).toBe('');
  });
});

it.each([
  ['vera@shop.example', 'shop.example'],
  ['vera@gmail.com', ''],
  ['vera@mail.shop.example', 'mail.shop.example'],
  ['', ''],
])('the company of %j is %j', (email, company) => expect(companyOf(email)).toBe(company));

describe('merging people (D-129)', () => {
  const owner: ProvenPerson = { id: 'a', support_lib_id: 'lib', is_verified: true, proven: ['v@x.example'] };
  const claim: ProvenPerson = { id: 'b', support_lib_id: 'lib', is_verified: false, proven: ['v@x.example'] };

  it('needs an address that is proven to be both’s', () => {
    expect(mayMergePeople(claim, owner)).toBe(true);
    expect(mayMergePeople({ ...claim, proven: [] }, owner)).toBe(false);
    expect(mayMergePeople({ ...claim, proven: ['other@x.example'] }, owner)).toBe(false);
    expect(mayMergePeople({ ...claim, proven: [''] }, { ...owner, proven: [''] })).toBe(false);
  });

  it('is refused into a claim, into oneself, and across libraries', () => {
    expect(mayMergePeople(owner, claim)).toBe(false);
    expect(mayMergePeople(owner, owner)).toBe(false);
    expect(mayMergePeople({ ...claim, support_lib_id: 'other' }, owner)).toBe(false);
  });

  it('can be undone once, within a day', () => {
    const merge = { at: timestamp(1_000), undone_at: null };
    expect(mayUndoPersonMerge(merge, 1_000 + MERGE_UNDO_MS)).toBe(true);
    expect(mayUndoPersonMerge(merge, 1_001 + MERGE_UNDO_MS)).toBe(false);
    expect(mayUndoPersonMerge({ ...merge, undone_at: timestamp(2_000) }, 2_000)).toBe(false);
  });
});

describe('what is kept of merges (D-129)', () => {
  const DAY = MERGE_UNDO_MS;
  const merged = (id: string, ms: number, changes: Partial<PersonMerge> = {}): PersonMerge => ({
    ...{ id, at: timestamp(ms), by: 'ada', by_name: 'Ada', reason: 'Same', undone_at: null },
    from: { id: 'claim', name: 'Vera', email: 'v@x.example', browser_uid: 'browser', notes: 'Calls' },
    moved: ['one'],
    ...changes,
  });

  it('is the latest ten, and every one of the last day', () => {
    const old = Array.from({ length: 12 }, (_, index) => merged(`old${index}`, index));
    const young = Array.from({ length: 12 }, (_, index) => merged(`young${index}`, DAY * 2 + index));
    const ids = (merges: readonly PersonMerge[]) => keptMerges(merges, DAY * 3).map(({ id }) => id);
    expect(ids(old)).toEqual(old.slice(2).map(({ id }) => id));
    expect(ids([...old, ...young])).toEqual(young.map(({ id }) => id));
  });

  it('says nothing of whom one was about once it was undone', () => {
    const undone = undoneMerge(merged('a', 1), timestamp(2));
    expect(undone).toMatchObject({ by: 'ada', reason: 'Same', moved: [] });
    expect(Object.values(undone.from)).toEqual(['', '', '', '', '']);
  });

  it('has notes for as long as it can be undone', () => {
    const merges = [merged('old', 0), merged('young', DAY)];
    expect(forgetsAtMs(merges)).toBe(DAY + 1);
    const left = withoutOldNotes(merges, DAY + 1);
    expect(left.map(({ from }) => from.notes)).toEqual(['', 'Calls']);
    expect(forgetsAtMs(left)).toBe(DAY * 2 + 1);
    expect(forgetsAtMs(withoutOldNotes(left, DAY * 3))).toBeUndefined();
  });

  it('follows a ticket that is split from one which was moved, and one that is deleted', () => {
    const merges = [merged('a', 1), merged('b', 2, { moved: ['other'] })];
    const split = withSplit(merges, 'one', 'new');
    expect(split.map(({ moved }) => moved)).toEqual([['one', 'new'], ['other']]);
    expect(withoutTicket(split, 'one').map(({ moved }) => moved)).toEqual([['new'], ['other']]);
    expect(withoutTicket(merges, 'other').map(({ id }) => id)).toEqual(['a']);
    expect(withSplit(merges, 'unknown', 'new')).toBe(merges);
    expect(withoutTicket(merges, 'unknown')).toBe(merges);
  });
});
