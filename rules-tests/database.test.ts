import { BATCH_PARTS, PART_CHARACTERS, PART_SLOTS } from '@harborline/domain/cobrowse/part';
import { PRESENCE_SLOTS } from '@harborline/domain/live/presence-slots';
import { rtdbPath } from '@harborline/domain/paths';
import { type Membership, NO_END_MS } from '@harborline/domain/team/membership';
import { beforeEach, describe, it } from 'vitest';
import { allows, arrange, denies, get, remove, SERVER_TIME, set, update } from './support/database';
import { useEmulators, useQuietFunctions } from './support/environment';
import { LIB, OTHER_LIB, type Person, SIGNED_IN_AT } from './support/people';

useQuietFunctions();
useEmulators(['database']);

const CONVERSATION = 'conversationA';

const member = (changes: Partial<Membership> = {}): Membership => ({
  until: NO_END_MS,
  since: SIGNED_IN_AT,
  reads_tickets: true,
  answers_tickets: true,
  takes_chats: true,
  supervises_chats: false,
  writes_articles: true,
  writes_news: true,
  writes_sops: true,
  writes_courses: true,
  ...changes,
});

beforeEach(() =>
  arrange('/', {
    members: {
      [LIB]: { agent: member(), owner: member(), sessionOver: member({ since: SIGNED_IN_AT + 1 }) },
      [OTHER_LIB]: { otherAgent: member() },
    },
    access: { [CONVERSATION]: { support_lib_id: LIB, visitors: { visitor: true } } },
    presence: {
      [LIB]: {
        agent: { tab1: { since: 1, away: 0, by: 'c1' } },
        removed: { tab1: { since: 1, away: 0, by: 'c1' } },
      },
    },
    availability: { [LIB]: { online: 1, at: 1 } },
    typing: { [CONVERSATION]: { agent: { name: 'Ada', at: 1 } } },
  }),
);

/** A membership of LIB that differs from the usual. */
const placeMember = (person: Person, changes: Partial<Membership>) =>
  arrange(rtdbPath.member(LIB, person), member(changes));

const everybody: Person[] = [
  'agent',
  'owner',
  'removed',
  'sessionOver',
  'otherAgent',
  'visitor',
  'stranger',
  'signedOut',
];
const notMembers: Person[] = ['removed', 'sessionOver', 'otherAgent', 'visitor', 'stranger', 'signedOut'];

describe('the mirrors', () => {
  it('nobody writes members, access or availability', async () => {
    await denies(everybody, (person) => set(rtdbPath.member(LIB, person), member()));
    await denies(everybody, (person) => set(`${rtdbPath.access(CONVERSATION)}/visitors/${person}`, true));
    await denies(everybody, remove(rtdbPath.access(CONVERSATION)));
    await denies(everybody, set(rtdbPath.availability(LIB), { online: 9, at: 1 }));
    await denies(everybody, set('/', {}));
  });

  it('anybody reads how many staff are available; nobody reads who takes part, or the whole tree', async () => {
    await allows(everybody, get(rtdbPath.availability(LIB)));
    await denies(everybody, get('availability'));
    await denies(everybody, get(rtdbPath.access(CONVERSATION)));
    await denies(everybody, get('/'));
  });

  it('people read their own membership but no list of members', async () => {
    await allows(['agent', 'owner'], (person) => get(rtdbPath.member(LIB, person)));
    await denies(everybody, get(`members/${LIB}`));
    await denies(['owner', 'visitor', 'signedOut'], get(rtdbPath.member(LIB, 'agent')));
  });
});

describe('an agency user acting here (D-12)', () => {
  const actUntil = (until: number) => placeMember('otherAgent', { until });
  const PATHS = [
    `presence/${LIB}`,
    `editing/${LIB}`,
    `viewing/${LIB}`,
    `lastSeen/${LIB}`,
    `queue/${LIB}`,
    `reads/${CONVERSATION}`,
    `typing/${CONVERSATION}`,
  ];
  const show = set(`${rtdbPath.presence(LIB, 'otherAgent')}/tab9`, {
    since: SERVER_TIME,
    away: 0,
    by: 'c9',
  });
  const type = set(rtdbPath.typing(CONVERSATION, 'otherAgent'), { name: 'Bo', at: SERVER_TIME });
  const edit = set(rtdbPath.articleEditor(LIB, 'otherAgent', 'tab9'), {
    article: 'articleA',
    since: SERVER_TIME,
    lockedAt: 0,
    typedAt: 0,
  });

  const view = set(rtdbPath.ticketViewer(LIB, 'otherAgent', 'tab9'), {
    ticket: CONVERSATION,
    since: SERVER_TIME,
    writing: '',
    by: 'c9',
  });

  it('belongs to the staff while the hours last', async () => {
    await actUntil(Date.now() + 60_000);
    for (const path of PATHS) await allows(['otherAgent'], get(path));
    await allows(['otherAgent'], show);
    await allows(['otherAgent'], type);
    await allows(['otherAgent'], edit);
    await allows(['otherAgent'], view);
  });

  it('sees nothing and appears nowhere once they are over', async () => {
    await actUntil(Date.now() - 1);
    for (const path of PATHS) await denies(['otherAgent'], get(path));
    await denies(['otherAgent'], show);
    await denies(['otherAgent'], type);
    await denies(['otherAgent'], edit);
    await denies(['otherAgent'], view);
  });
});

describe('last seen', () => {
  it('only staff of the library read it, and nobody writes it', async () => {
    await allows(['agent', 'owner'], get(`lastSeen/${LIB}`));
    await denies(notMembers, get(rtdbPath.lastSeen(LIB, 'agent')));
    await denies(everybody, get('lastSeen'));
    await denies(everybody, (person) => set(rtdbPath.lastSeen(LIB, person), 1));
  });

  it('when somebody was last given work is for functions alone (D-137)', async () => {
    await denies(everybody, get(rtdbPath.libraryTurns(LIB)));
    await denies(everybody, (person) => get(rtdbPath.turn(LIB, person)));
    await denies(everybody, (person) => set(`${rtdbPath.turn(LIB, person)}/chat`, 1));
  });
});

describe('queue', () => {
  it('D-31: is closed to members who take no chats', async () => {
    await placeMember('agent', { takes_chats: false });
    await denies(['agent'], get(rtdbPath.queue(LIB)));
    await allows(['agent'], get(`presence/${LIB}`));
  });

  it('members of the library see who is waiting for a chat; nobody writes it', async () => {
    await allows(['agent', 'owner'], get(rtdbPath.queue(LIB)));
    await denies(notMembers, get(rtdbPath.queue(LIB)));
    await denies(['agent'], get(rtdbPath.queue(OTHER_LIB)));
    await denies(everybody, get('queue'));
    await denies(everybody, (person) => set(`${rtdbPath.queue(LIB)}/${person}`, { since: 1 }));
  });

  it('anybody reads since when others wait, library by library; nobody writes it (D-91)', async () => {
    await allows(everybody, get(rtdbPath.queueTimes(LIB)));
    await denies(everybody, get('queueTimes'));
    await denies(everybody, set(`${rtdbPath.queueTimes(LIB)}/x`, 1));
  });
});

describe('presence', () => {
  const at = (library: string, uid: string, slot = 'tab9') => `${rtdbPath.presence(library, uid)}/${slot}`;
  const here = () => ({ since: SERVER_TIME, away: 0, by: 'c9' });

  it('an active member appears, steps away and leaves', async () => {
    await allows(['agent', 'owner'], (person) => set(at(LIB, person), here()));
    await allows(['agent', 'owner'], (person) => update(at(LIB, person), { away: 1 }));
    await allows(['agent', 'owner'], (person) => remove(at(LIB, person)));
  });

  it("nobody else appears in a library, and nobody writes someone else's presence", async () => {
    await denies(notMembers, (person) => set(at(LIB, person), here()));
    await denies(['owner', ...notMembers], set(at(LIB, 'agent'), here()));
    await denies(['agent'], set(at(OTHER_LIB, 'agent'), here()));
    await denies(['owner'], remove(at(LIB, 'agent', 'tab1')));
  });

  it('a removed person can still clear their own tab', () =>
    allows(['removed'], remove(at(LIB, 'removed', 'tab1'))));

  it('members see who is present in their library', async () => {
    await allows(['agent', 'owner'], get(`presence/${LIB}`));
    await denies(notMembers, get(`presence/${LIB}`));
    await denies(everybody, get('presence'));
  });

  it.each<[string, () => unknown]>([
    ['a future time', () => ({ ...here(), since: Date.now() + 60_000 })],
    ['no time', () => ({ away: 0, by: 'c9' })],
    ['no state', () => ({ since: SERVER_TIME, by: 'c9' })],
    ['no connection', () => ({ since: SERVER_TIME, away: 0 })],
    ['an extra state', () => ({ ...here(), away: 2 })],
    ['an extra field', () => ({ ...here(), name: 'x' })],
    ['a connection that is not an id', () => ({ ...here(), by: 'a b' })],
    ['a connection without a name', () => ({ ...here(), by: '' })],
    ['a long connection', () => ({ ...here(), by: 'x'.repeat(41) })],
    ['a connection that is a number', () => ({ ...here(), by: 7 })],
    ['a word', () => 'here'],
    ['a word for a time', () => ({ ...here(), since: 'now' })],
    ['the beginning of time', () => ({ ...here(), since: 0 })],
  ])('refuses %s', async (_what, value) => {
    await denies(['agent'], set(at(LIB, 'agent'), value()));
  });

  it('accepts any past time', () =>
    allows(['agent'], set(at(LIB, 'agent'), { since: 1, away: 1, by: 'x'.repeat(40) })));

  it("has a few slots for a person's tabs, and no others", async () => {
    for (const slot of PRESENCE_SLOTS) {
      await allows(['agent'], set(at(LIB, 'agent', slot), here()));
    }
    for (const name of ['tab10', 'tab', 'tab-1', 'xtab1', 'tab1x', 'TAB1', '1', '-Nx7kQ2', 'x'.repeat(40)]) {
      await denies(['agent'], set(at(LIB, 'agent', name), here()));
    }
    await denies(['agent'], set(rtdbPath.presence(LIB, 'agent'), { tab1: here(), tab2: here() }));
  });
});

describe('an article that is open in the editor (U-07)', () => {
  const at = (uid: string, library = LIB, slot = 'tab9') => rtdbPath.articleEditor(library, uid, slot);
  const open = () => ({ article: 'articleA', since: SERVER_TIME, lockedAt: 0, typedAt: 0 });
  const locked = () => ({ ...open(), lockedAt: SERVER_TIME, typedAt: SERVER_TIME });
  const inside: Person[] = ['agent', 'owner'];

  it('U-07: members of the library see who has it open, and appear there', async () => {
    await allows(inside, (person) => set(at(person), open()));
    await allows(inside, get(rtdbPath.libraryEditors(LIB)));
    await allows(inside, (person) => remove(at(person)));
    await denies(notMembers, (person) => set(at(person), open()));
    await denies(notMembers, get(rtdbPath.libraryEditors(LIB)));
    await denies(inside, get(rtdbPath.libraryEditors(OTHER_LIB)));
    await denies(['agent'], set(at('agent', OTHER_LIB), open()));
    await denies(everybody, get('editing'));
  });

  it('U-07: writers take the lock, keep it, and give it back', async () => {
    await allows(inside, (person) => set(at(person), locked()));
    await allows(inside, (person) => update(at(person), { typedAt: SERVER_TIME }));
    await allows(inside, (person) => update(at(person), { lockedAt: 0 }));
    await placeMember('agent', { writes_articles: false });
    await denies(['agent'], set(at('agent'), locked()));
    await denies(['agent'], update(at('agent'), { lockedAt: SERVER_TIME }));
    await allows(['agent'], set(at('agent'), open()));
  });

  it.each([
    ['articleA', 'writes_articles'],
    ['news:articleA', 'writes_news'],
    ['sop:articleA', 'writes_sops'],
    ['lesson:articleA', 'writes_courses'],
  ] as const)('D-81: the lock of %s is for those who write that kind of text', async (article, slug) => {
    const none = { writes_articles: false, writes_news: false, writes_sops: false, writes_courses: false };
    const all = { writes_articles: true, writes_news: true, writes_sops: true, writes_courses: true };
    await placeMember('agent', { ...none, [slug]: true });
    await allows(['agent'], set(at('agent'), { ...open(), article }));
    await allows(['agent'], update(at('agent'), { lockedAt: SERVER_TIME, typedAt: SERVER_TIME }));
    await allows(['agent'], remove(at('agent')));
    await placeMember('agent', { ...all, [slug]: false });
    await denies(['agent'], set(at('agent'), { ...locked(), article }));
    await denies(['agent'], set(at('agent'), { ...locked(), article: `other:${article}` }));
    await allows(['agent'], set(at('agent'), { ...open(), article }));
  });

  it("U-07: nobody writes or removes a teammate's entry, and a removed person can still leave", async () => {
    await arrange(at('agent'), { since: 1, lockedAt: 1, typedAt: 1 });
    await arrange(at('removed'), { since: 1, lockedAt: 1, typedAt: 1 });
    await denies(['owner', ...notMembers], set(at('agent'), open()));
    await denies(['owner', ...notMembers], remove(at('agent')));
    await denies(['owner'], remove(rtdbPath.libraryEditors(LIB)));
    await denies(['agent'], remove(`${rtdbPath.libraryEditors(LIB)}/agent`));
    await allows(['removed'], remove(at('removed')));
  });

  it.each<[string, () => unknown]>([
    ['a future opening', () => ({ ...open(), since: Date.now() + 60_000 })],
    ['an opening at the beginning of time', () => ({ ...open(), since: 0 })],
    ['a lock of a past time', () => ({ ...open(), lockedAt: 1 })],
    ['a lock of a future time', () => ({ ...open(), lockedAt: Date.now() + 60_000 })],
    ['typing at a past time', () => ({ ...open(), typedAt: 1 })],
    ['typing at a future time', () => ({ ...open(), typedAt: Date.now() + 60_000 })],
    ['no article', () => ({ since: SERVER_TIME, lockedAt: 0, typedAt: 0 })],
    ['no opening', () => ({ article: 'articleA', lockedAt: 0, typedAt: 0 })],
    ['no lock', () => ({ article: 'articleA', since: SERVER_TIME, typedAt: 0 })],
    ['no typing', () => ({ article: 'articleA', since: SERVER_TIME, lockedAt: 0 })],
    ['an article that is a number', () => ({ ...open(), article: 7 })],
    ['an extra field', () => ({ ...open(), name: 'x' })],
    ['a word', () => 'here'],
  ])('U-07: refuses %s', async (_what, value) => {
    await denies(['agent'], set(at('agent'), value()));
  });

  it('U-07: accepts any past opening, and the ids of articles alone', async () => {
    await allows(['agent'], set(at('agent'), { ...open(), since: 1 }));
    for (const article of ['lumen-charging_1.0@a:b', 'x'.repeat(140)])
      await allows(['agent'], set(at('agent'), { ...open(), article }));
    for (const article of ['x'.repeat(141), 'a b', 'ä', '', 'a/b'])
      await denies(['agent'], set(at('agent'), { ...open(), article }));
  });

  it("U-07: has a few slots for a person's tabs, and no others", async () => {
    for (const slot of PRESENCE_SLOTS) await allows(['agent'], set(at('agent', LIB, slot), open()));
    for (const name of ['tab10', 'tab', 'xtab1', 'tab1x', 'articleA', '1'])
      await denies(['agent'], set(at('agent', LIB, name), open()));
    await denies(['agent'], set(`${rtdbPath.libraryEditors(LIB)}/agent`, { tab1: open(), tab2: open() }));
  });
});

describe('a ticket that is open in the inbox (D-116)', () => {
  const at = (uid: string, library = LIB, slot = 'tab9') => rtdbPath.ticketViewer(library, uid, slot);
  const open = () => ({ ticket: CONVERSATION, since: SERVER_TIME, writing: '', by: 'c9' });
  const inside: Person[] = ['agent', 'owner'];
  const CHAT = 'chatA';

  beforeEach(async () => {
    await arrange(rtdbPath.access('elsewhere'), { support_lib_id: OTHER_LIB });
    await arrange(rtdbPath.access(CHAT), { support_lib_id: LIB, is_chat: true });
    await arrange(`${rtdbPath.access(CONVERSATION)}/inner`, { support_lib_id: LIB });
  });

  it('shows members of the library who has it open, and lets them appear and leave', async () => {
    await allows(inside, (person) => set(at(person), open()));
    await allows(inside, get(rtdbPath.libraryViewers(LIB)));
    await allows(inside, (person) => update(at(person), { writing: 'note' }));
    await allows(inside, (person) => remove(at(person)));
    await denies(notMembers, (person) => set(at(person), open()));
    await denies(notMembers, get(rtdbPath.libraryViewers(LIB)));
    await denies(inside, get(rtdbPath.libraryViewers(OTHER_LIB)));
    await denies(['agent'], set(at('agent', OTHER_LIB), { ...open(), ticket: 'elsewhere' }));
    await denies(everybody, get('viewing'));
  });

  it('is closed to members who read no tickets', async () => {
    await placeMember('agent', { reads_tickets: false });
    await denies(['agent'], get(rtdbPath.libraryViewers(LIB)));
    await denies(['agent'], set(at('agent'), open()));
    await arrange(at('agent'), { since: 1, by: 'c1' });
    await allows(['agent'], remove(at('agent')));
  });

  it('is written at by those who answer tickets; whoever only reads them is a viewer', async () => {
    for (const writing of ['reply', 'note'])
      await allows(['agent'], set(at('agent'), { ...open(), writing }));
    await placeMember('agent', { answers_tickets: false });
    for (const writing of ['reply', 'note'])
      await denies(['agent'], set(at('agent'), { ...open(), writing }));
    await allows(['agent'], set(at('agent'), open()));
    await denies(['agent'], update(at('agent'), { writing: 'reply' }));
  });

  it("nobody writes or removes a teammate's entry, and a removed person can still leave", async () => {
    await arrange(at('agent'), { since: 1, by: 'c1' });
    await arrange(at('removed'), { since: 1, by: 'c1' });
    await denies(['owner', ...notMembers], set(at('agent'), open()));
    await denies(['owner', ...notMembers], remove(at('agent')));
    await denies(['owner'], remove(rtdbPath.libraryViewers(LIB)));
    await denies(['agent'], remove(`${rtdbPath.libraryViewers(LIB)}/agent`));
    await allows(['removed'], remove(at('removed')));
  });

  it.each<[string, () => unknown]>([
    ['a ticket of another library', () => ({ ...open(), ticket: 'elsewhere' })],
    ['a chat', () => ({ ...open(), ticket: CHAT })],
    ['a ticket that is none', () => ({ ...open(), ticket: 'nowhere' })],
    ['a path', () => ({ ...open(), ticket: `${CONVERSATION}/inner` })],
    ['a ticket that is a number', () => ({ ...open(), ticket: 7 })],
    ['no ticket', () => ({ since: SERVER_TIME, writing: '', by: 'c9' })],
    ['no time', () => ({ ticket: CONVERSATION, writing: '', by: 'c9' })],
    ['nothing said of writing', () => ({ ticket: CONVERSATION, since: SERVER_TIME, by: 'c9' })],
    ['no tab', () => ({ ticket: CONVERSATION, since: SERVER_TIME, writing: '' })],
    ['a future time', () => ({ ...open(), since: Date.now() + 60_000 })],
    ['the beginning of time', () => ({ ...open(), since: 0 })],
    ['another kind of writing', () => ({ ...open(), writing: 'novel' })],
    ['writing that is a number', () => ({ ...open(), writing: 1 })],
    ['a tab that is not an id', () => ({ ...open(), by: 'a b' })],
    ['a long tab', () => ({ ...open(), by: 'x'.repeat(41) })],
    ['an extra field', () => ({ ...open(), name: 'x' })],
    ['a word', () => 'here'],
  ])('refuses %s', async (_what, value) => {
    await denies(['agent'], set(at('agent'), value()));
  });

  it('accepts any past time', () =>
    allows(['agent'], set(at('agent'), { ...open(), since: 1, by: 'x'.repeat(40) })));

  it("has a few slots for a person's tabs, and no others", async () => {
    for (const slot of PRESENCE_SLOTS) await allows(['agent'], set(at('agent', LIB, slot), open()));
    for (const name of ['tab10', 'tab', 'xtab1', 'tab1x', CONVERSATION, '1'])
      await denies(['agent'], set(at('agent', LIB, name), open()));
    await denies(['agent'], set(`${rtdbPath.libraryViewers(LIB)}/agent`, { tab1: open(), tab2: open() }));
  });
});

describe('how far a visitor has read', () => {
  const mark = (uid: string, ref = CONVERSATION) => rtdbPath.readUntil(ref, uid);
  const all: Person[] = [...everybody];

  const node = rtdbPath.conversationReads(CONVERSATION);
  const others = (...people: Person[]) => all.filter((person) => !people.includes(person));
  const place = (state: object) =>
    arrange(rtdbPath.access(CONVERSATION), { support_lib_id: LIB, visitors: { visitor: true }, ...state });

  it("is written by the conversation's visitors, each for themselves", async () => {
    await allows(['visitor'], set(mark('visitor'), 1_000));
    await denies(
      all.filter((person) => person !== 'visitor'),
      (person) => set(mark(person), 1_000),
    );
    await denies(['visitor', 'agent', 'owner'], set(mark('stranger'), 1_000));
    await denies(['visitor'], set(mark('visitor', 'nowhere'), 1_000));
  });

  it('of a ticket is read by the staff who read tickets', async () => {
    await allows(['agent', 'owner'], get(node));
    await denies(others('agent', 'owner'), get(node));
    await placeMember('agent', { reads_tickets: false });
    await denies(['agent'], get(node));
    await placeMember('agent', { until: 1 });
    await denies(['agent'], get(node));
    await denies(all, get(rtdbPath.conversationReads('nowhere')));
    await denies(all, get('reads'));
  });

  it('of a chat is read by those who take chats while it waits', async () => {
    await place({ is_chat: true, waits: true });
    await placeMember('owner', { takes_chats: false });
    await allows(['agent'], get(node));
    await denies(others('agent'), get(node));
  });

  it('of a chat is read by whoever is in it, and by supervisors, until it ends', async () => {
    await place({ is_chat: true, team: { agent: true, otherAgent: true } });
    await placeMember('owner', { takes_chats: false, supervises_chats: true });
    await allows(['agent', 'owner'], get(node));
    await denies(others('agent', 'owner'), get(node));
    await placeMember('agent', { takes_chats: false });
    await denies(['agent'], get(node));
    await place({ is_chat: true, team: { owner: true } });
    await placeMember('agent', {});
    await denies(['agent'], get(node));
    await place({ is_chat: true });
    await denies(all, get(node));
  });

  it('only moves forward and is never removed', async () => {
    const path = mark('visitor');
    await allows(['visitor'], set(path, 1));
    await allows(['visitor'], set(path, 1_000));
    await allows(['visitor'], set(path, 1_000));
    await allows(['visitor'], set(path, 2_000));
    await denies(['visitor'], set(path, 1_999));
    await allows(['visitor'], set(path, SERVER_TIME));
    await denies(['visitor'], remove(path));
  });

  it.each([0, -1, Date.now() + 600_000, 'now', true, { at: 1 }])('cannot be %j', async (value) => {
    await denies(['visitor'], set(mark('visitor'), value));
  });
});

describe('what the page of a visitor shows (D-66)', () => {
  const node = rtdbPath.cobrowse(CONVERSATION);
  const part = (changes: object = {}) => ({
    n: 3,
    start: 3,
    count: 1,
    whole: true,
    data: 'H4sI',
    ...changes,
  });
  const write = (changes: object = {}, slot = 'p3') =>
    update(node, { head: { at: SERVER_TIME, slot }, [`parts/${slot}`]: part(changes) });
  const place = (state: object) =>
    arrange(rtdbPath.access(CONVERSATION), {
      support_lib_id: LIB,
      is_chat: true,
      visitors: { visitor: true },
      team: { agent: true, otherAgent: true },
      shares: { visitor: NO_END_MS },
      ...state,
    });
  const others = (...people: Person[]) => everybody.filter((person) => !people.includes(person));
  /** The earlier parts of a test came too fast for another one. */
  const rested = () => arrange(`${node}/head`, { at: 1, slot: 'p0' });

  beforeEach(async () => {
    await place({});
    await rested();
    await placeMember('owner', { takes_chats: false, supervises_chats: true });
  });

  it('is written by the visitor who shares it, and by nobody else', async () => {
    await allows(['visitor'], write());
    await rested();
    await denies(others('visitor'), write());
    await denies(everybody, remove(node));
    await denies(everybody, remove(`${node}/parts/p3`));
    await place({ visitors: { visitor: true, stranger: true } });
    await denies(['stranger'], write());
  });

  it('is written only until the sharing ends', async () => {
    await place({ shares: { visitor: 1 } });
    await denies(everybody, write());
    await place({ shares: null });
    await denies(everybody, write());
    await place({ visitors: { stranger: true } });
    await denies(['visitor', 'stranger'], write());
  });

  it('is read by whoever is in the chat, and by supervisors, of that library alone', async () => {
    await allows(['agent', 'owner'], get(node));
    await denies(others('agent', 'owner'), get(node));
    await denies(everybody, get('cobrowse'));
    await placeMember('agent', { takes_chats: false });
    await denies(['agent'], get(node));
    await placeMember('agent', { until: 1 });
    await denies(['agent'], get(node));
    await placeMember('agent', { since: SIGNED_IN_AT + 1 });
    await denies(['agent'], get(node));
    await placeMember('agent', {});
    await place({ team: { owner: true } });
    await denies(['agent'], get(node));
    await place({ team: null });
    await denies(everybody, get(node));
  });

  it('is read by nobody who was not agreed to', async () => {
    await place({ shares: null });
    await denies(everybody, get(node));
  });

  it('comes in parts that are not too large, and not too fast', async () => {
    await allows(['visitor'], write());
    await denies(['visitor'], write());
    await rested();
    await denies(['visitor'], set(`${node}/parts/p3`, part()));
    await allows(['visitor'], write({ data: 'x'.repeat(PART_CHARACTERS) }, `p${PART_SLOTS - 1}`));
    await rested();
    await denies(['visitor'], write({ data: 'x'.repeat(PART_CHARACTERS + 1) }));
    await denies(['visitor'], write({}, `p${PART_SLOTS}`));
    const two = { head: { at: SERVER_TIME, slot: 'p3' }, 'parts/p3': part(), 'parts/p4': part() };
    await denies(['visitor'], update(node, two));
    await denies(['visitor'], update(node, { head: { at: 5, slot: 'p3' }, 'parts/p3': part() }));
    await denies(['visitor'], set(`${node}/head`, { at: SERVER_TIME, slot: 'p3', more: 1 }));
    await denies(['visitor'], set(`${node}/head`, { at: SERVER_TIME, slot: 'q' }));
    await denies(['visitor'], set(`${node}/head`, SERVER_TIME));
  });

  it.each([
    { n: -1 },
    { n: '3' },
    { n: 32_503_680_000_001, start: 0 },
    { start: 4 },
    { start: -1 },
    { start: '0' },
    { count: 0 },
    { count: BATCH_PARTS + 1 },
    { count: true },
    { whole: 1 },
    { data: 7 },
    { data: null },
    { more: 1 },
  ])('is no part with %j', async (changes) => {
    await denies(['visitor'], write(changes));
  });
});

describe('where the visitor of a chat is (D-63)', () => {
  const node = rtdbPath.visitorPresence(CONVERSATION);
  const at = (uid: string, slot = 'tab0') => `${rtdbPath.visitorTabs(CONVERSATION, uid)}/${slot}`;
  const page = (changes: object = {}) => ({
    at: 1,
    url: 'https://shop.example/bikes',
    title: 'Bikes',
    ...changes,
  });
  const tab = (pages: object = { p0: page() }) => ({ here: 1, pages });
  const event = (changes: object = {}) => ({ at: 1, name: 'checkout-started', ...changes });
  const did = (changes: object) => ({ ...tab(), events: { e0: event(changes) } });
  const write = (person: Person) => set(at(person), tab());
  const place = (state: object) =>
    arrange(rtdbPath.access(CONVERSATION), {
      support_lib_id: LIB,
      is_chat: true,
      visitors: { visitor: true },
      ...state,
    });
  const others = (...people: Person[]) => everybody.filter((person) => !people.includes(person));

  beforeEach(async () => {
    await place({ waits: true });
    await arrange(at('visitor'), tab());
    await placeMember('owner', { takes_chats: false, supervises_chats: true });
  });

  it('is written by the visitor in it alone, each for themselves', async () => {
    await allows(['visitor'], write);
    await denies(others('visitor'), write);
    await denies(others(), set(at('stranger'), tab()));
    await denies(['agent', 'owner', 'stranger'], set(at('visitor'), tab()));
    await denies(['agent', 'owner', 'stranger'], remove(at('visitor')));
    await denies(['visitor'], set(rtdbPath.visitorTabs(CONVERSATION, 'visitor'), { tab0: tab() }));
  });

  it('is read by those who take chats while it waits, and by the visitor for themselves', async () => {
    await allows(['agent'], get(node));
    await denies(others('agent'), get(node));
    await allows(['visitor'], get(rtdbPath.visitorTabs(CONVERSATION, 'visitor')));
    await denies(['stranger', 'otherAgent', 'signedOut'], get(rtdbPath.visitorTabs(CONVERSATION, 'visitor')));
    await denies(['stranger'], get(rtdbPath.visitorTabs(CONVERSATION, 'stranger')));
    await place({ waits: true, visitors: { visitor: true, stranger: true } });
    await denies(['stranger'], get(rtdbPath.visitorTabs(CONVERSATION, 'visitor')));
    await denies(everybody, get('visitorPresence'));
  });

  it('is read by whoever has it, and by supervisors', async () => {
    await place({ team: { agent: true } });
    await allows(['agent', 'owner'], get(node));
    await denies(others('agent', 'owner'), get(node));
    await allows(['visitor'], write);
    await place({ team: { owner: true } });
    await denies(['agent'], get(node));
    await placeMember('agent', { until: 1, supervises_chats: true });
    await denies(['agent'], get(node));
    await placeMember('agent', { since: SIGNED_IN_AT + 1, supervises_chats: true });
    await denies(['agent'], get(node));
  });

  it('is closed to whoever has it but takes no chats any more, and to the staff of another library', async () => {
    await place({ team: { agent: true, otherAgent: true } });
    await placeMember('agent', { takes_chats: false });
    await denies(['agent', 'otherAgent'], get(node));
  });

  it('is over with the chat, also for a ticket; leaving is always possible', async () => {
    for (const state of [{}, { is_chat: false }]) {
      await place(state);
      await denies(everybody, get(node));
      await denies(everybody, write);
      await denies(['visitor'], set(`${at('visitor')}/here`, 1));
      await allows(['visitor'], remove(`${at('visitor')}/here`));
    }
    await denies(['agent', 'stranger', 'signedOut'], remove(`${at('visitor')}/here`));
  });

  it('has twenty pages for a tab, and ten tabs', async () => {
    await allows(['visitor'], set(at('visitor', 'tab9'), tab({ p0: page(), p19: page() })));
    await allows(['visitor'], set(at('visitor'), { pages: { p0: page() } }));
    for (const slot of ['tab10', 'tab', 'x']) await denies(['visitor'], set(at('visitor', slot), tab()));
    for (const name of ['p20', 'p100', 'p', 'x'])
      await denies(['visitor'], set(at('visitor'), tab({ [name]: page() })));
  });

  it('has ten events for a tab, which the visitor alone tells', async () => {
    const events = { e0: event(), e9: event({ at: 32_503_680_000_000, name: 'x\n'.repeat(32) }) };
    await denies(others('visitor'), set(at('visitor'), { ...tab(), events }));
    await allows(['visitor'], set(at('visitor'), { ...tab(), events }));
    for (const name of ['e10', 'e', 'x', 'p0'])
      await denies(['visitor'], set(at('visitor'), { ...tab(), events: { [name]: event() } }));
  });

  it('accepts addresses and titles up to their limits', async () => {
    const url = `https://${'x'.repeat(492)}`;
    const latest = 32_503_680_000_000;
    await denies(['visitor'], set(at('visitor'), tab({ p0: page({ at: latest + 1 }) })));
    for (const change of [
      { at: latest },
      { url },
      { url: 'http://s' },
      { title: '' },
      { title: 'x\n'.repeat(100) },
    ])
      await allows(['visitor'], set(at('visitor'), tab({ p0: page(change) })));
    await denies(['visitor'], set(at('visitor'), tab({ p0: page({ url: `${url}x` }) })));
  });

  it.each<[string, unknown]>([
    ['a script', tab({ p0: page({ url: 'javascript:alert(1)' }) })],
    ['an address of another scheme', tab({ p0: page({ url: 'ftp://shop.example' }) })],
    ['a query', tab({ p0: page({ url: 'https://shop.example/?token=1' }) })],
    ['a fragment', tab({ p0: page({ url: 'https://shop.example/#1' }) })],
    ['an address of several lines', tab({ p0: page({ url: 'https://shop.example/\nx' }) })],
    ['a number for an address', tab({ p0: page({ url: 7 }) })],
    ['a long title', tab({ p0: page({ title: 'x'.repeat(201) }) })],
    ['a title that is no text', tab({ p0: page({ title: 7 }) })],
    ['no title', tab({ p0: { at: 1, url: 'https://shop.example/' } })],
    ['no time', tab({ p0: { url: 'https://shop.example/', title: '' } })],
    ['a time that is none', tab({ p0: page({ at: 0 }) })],
    ['a time that no clock shows', tab({ p0: page({ at: 1e15 }) })],
    ['a time in words', tab({ p0: page({ at: 'now' }) })],
    ['more of a page', tab({ p0: page({ referrer: 'x' }) })],
    ['more of a tab', { ...tab(), name: 'Vera' }],
    ['another sign of being here', { ...tab(), here: 2 }],
    ['a long name of an event', did({ name: 'x'.repeat(65) })],
    ['an event without a name', did({ name: '' })],
    ['a number for a name', did({ name: 7 })],
    ['no name', { ...tab(), events: { e0: { at: 1 } } }],
    ['no time of an event', { ...tab(), events: { e0: { name: 'paid' } } }],
    ['a time of an event that is none', did({ at: 0 })],
    ['a time of an event that no clock shows', did({ at: 32_503_680_000_001 })],
    ['a time of an event in words', did({ at: 'now' })],
    ['more of an event', did({ data: 'x' })],
    ['a text for events', { ...tab(), events: 'x'.repeat(10_000) }],
    ['a number for events', { ...tab(), events: 7 }],
    ['events without pages', { here: 1, events: { e0: event() } }],
    ['no pages', { here: 1 }],
    ['a text for pages', { here: 1, pages: 'x'.repeat(10_000) }],
    ['a number for pages', { here: 1, pages: 7 }],
    ['a truth for pages', { here: 1, pages: true }],
    ['a word', 'here'],
  ])('refuses %s', async (_what, value) => {
    await denies(['visitor'], set(at('visitor'), value));
  });
});

describe('typing', () => {
  const at = (uid: string, ref = CONVERSATION) => rtdbPath.typing(ref, uid);
  const typing = () => ({ name: 'Vera', at: SERVER_TIME });
  const inside: Person[] = ['agent', 'owner', 'visitor'];
  const outside: Person[] = ['otherAgent', 'removed', 'sessionOver', 'stranger', 'signedOut'];

  it('is for participants', async () => {
    await allows(inside, (person) => set(at(person), typing()));
    await allows(inside, get(`typing/${CONVERSATION}`));
    await allows(inside, (person) => remove(at(person)));
    await denies(outside, (person) => set(at(person), typing()));
    await denies(outside, get(`typing/${CONVERSATION}`));
  });

  it('D-31: is read by staff who read tickets, and written by staff who answer them', async () => {
    await placeMember('agent', { answers_tickets: false });
    await allows(['agent'], get(`typing/${CONVERSATION}`));
    await denies(['agent'], set(at('agent'), typing()));
    await placeMember('agent', { answers_tickets: false, reads_tickets: false });
    await denies(['agent'], get(`typing/${CONVERSATION}`));
    await denies(['agent'], set(at('agent'), typing()));
  });

  it('D-31: in a chat, is read and written by staff who take chats', async () => {
    await arrange(`${rtdbPath.access(CONVERSATION)}/is_chat`, true);
    await placeMember('agent', { reads_tickets: false, answers_tickets: false });
    await allows(['agent'], get(`typing/${CONVERSATION}`));
    await allows(['agent', 'visitor'], (person) => set(at(person), typing()));
    await placeMember('agent', { takes_chats: false });
    await denies(['agent'], get(`typing/${CONVERSATION}`));
    await denies(['agent'], set(at('agent'), typing()));
    await denies(outside, get(`typing/${CONVERSATION}`));
    await denies(outside, (person) => set(at(person), typing()));
  });

  it("former participants can still clear their own typing, and nobody else's", async () => {
    await allows(['otherAgent', 'removed', 'stranger'], (person) => remove(at(person)));
    await denies(['owner', 'stranger', 'signedOut'], remove(at('agent')));
  });

  it('accepts a name of 120 characters', () =>
    allows(['visitor'], set(at('visitor'), { ...typing(), name: 'V\n'.repeat(60) })));

  it('nobody types for someone else, or in a missing conversation', async () => {
    await denies(['visitor', 'owner'], set(at('agent'), typing()));
    await denies(inside, (person) => set(at(person, 'nowhere'), typing()));
  });

  it.each<[string, () => unknown]>([
    ['a name that is too long', () => ({ name: 'x'.repeat(121), at: SERVER_TIME })],
    ['a name that is not text', () => ({ name: 7, at: SERVER_TIME })],
    ['no name', () => ({ at: SERVER_TIME })],
    ['a future time', () => ({ name: 'Vera', at: Date.now() + 60_000 })],
    ['a name with parts', () => ({ name: { length: 3 }, at: SERVER_TIME })],
    ['a time long past', () => ({ name: 'Vera', at: Date.now() - 120_000 })],
    ['the words being typed', () => ({ name: 'Vera', at: SERVER_TIME, text: 'dear' })],
  ])('refuses %s', async (_what, value) => {
    await denies(['visitor'], set(at('visitor'), value()));
  });
});
