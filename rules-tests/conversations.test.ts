import { TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { INBOX_SLUGS } from '@harborline/domain/permissions/requirements';
import { ticketsMergedInto, ticketsOfAddress, ticketsOfList } from '@harborline/domain/stores/conversations';
import {
  childrenOfTicket,
  countedChildren,
  parentOfChildren,
  unsettledChildren,
} from '@harborline/domain/stores/ticket-families';
import { ticketsOfPerson } from '@harborline/domain/stores/visitor-people';
import { TICKET_LISTS } from '@harborline/domain/tickets/ticket-lists';
import { describe, it } from 'vitest';
import {
  allows,
  asked,
  counted,
  denies,
  get,
  layOut,
  limit,
  list,
  listGroup,
  NO_FIELD,
  orderBy,
  type QueryPart,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import { EVERYBODY, INBOX_PEOPLE, LIB, NO_INBOX_PEOPLE, OTHER_LIB, STAFF } from './support/people';
import { CONVERSATION, conversation, OTHER_CONVERSATION, TICKET, useWorld } from './support/world';

useWorld();

const at = (ref = CONVERSATION) => docPath.conversation(ref);
const isTicket = where('source', 'in', TICKET_SOURCES);
const inLibrary = (library: string) => where('support_lib_id', '==', library);

describe('reading conversations', () => {
  const newest = (library: string, ...more: QueryPart[]) =>
    list(
      'Conversations',
      inLibrary(library),
      isTicket,
      ...more,
      orderBy('last_message_at', 'desc'),
      limit(20),
    );

  it('inbox people list and open the conversations of their library', async () => {
    await allows(INBOX_PEOPLE, newest(LIB));
    await allows(INBOX_PEOPLE, newest(LIB, where('status', '==', 'open')));
    await allows(INBOX_PEOPLE, get(at()));
    await denies(NO_INBOX_PEOPLE, newest(LIB));
    await denies(NO_INBOX_PEOPLE, get(at()));
  });

  it.each(Object.entries(TICKET_LISTS))(
    'the list %s and its count are for inbox people of its library alone (S3-40, D-31)',
    async (_tab, kind) => {
      for (const [status, tag] of [
        [null, null],
        ['open', 'tag'],
      ] as const) {
        for (const ask of [asked, counted]) {
          const query = (libraryId: string) => (uid: string) =>
            ask(ticketsOfList({ libraryId, kind, uid, status, tag }));
          await allows(INBOX_PEOPLE, query(LIB));
          await denies(NO_INBOX_PEOPLE, query(LIB));
          await denies(INBOX_PEOPLE, query(OTHER_LIB));
        }
      }
    },
  );

  it.each(INBOX_SLUGS.filter((slug) => slug !== 'canViewExistingTickets'))(
    '%s opens no ticket (D-31)',
    async (slug) => {
      await layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions: { [slug]: true } } });
      await denies(['agent'], newest(LIB));
      await denies(['agent'], get(at()));
      await denies(['agent'], get(docPath.message(CONVERSATION, 'first')));
    },
  );

  it('a list of everything at once is refused, whatever the permissions', async () => {
    await denies(INBOX_PEOPLE, list('Conversations', inLibrary(LIB), limit(20)));
    await denies(
      INBOX_PEOPLE,
      list('Conversations', inLibrary(LIB), where('source', 'in', ['email', 'chat']), limit(20)),
    );
  });

  it('abuse test 2: nobody from one library sees another, whatever the query says', async () => {
    await denies(INBOX_PEOPLE, newest(OTHER_LIB));
    await denies(INBOX_PEOPLE, get(at(OTHER_CONVERSATION)));
    await denies(INBOX_PEOPLE, list('Conversations', orderBy('last_message_at', 'desc'), limit(20)));
    await denies(INBOX_PEOPLE, list('Conversations', where('support_lib_id', 'in', [LIB, OTHER_LIB])));
  });

  it('the earlier conversations of a visitor are for those who read tickets, or the archive (D-63)', async () => {
    const ofVisitor = (library: string, ...filters: QueryPart[]) =>
      list(
        'Conversations',
        inLibrary(library),
        ...filters,
        where('visitor_uids', 'array-contains', 'visitor'),
        orderBy('last_message_at', 'desc'),
        limit(LIMITS.earlierConversations),
      );
    const isEndedChat = [where('source', '==', 'chat'), where('status', '==', 'closed')];
    const grant = (permissions: object) =>
      layOut({ [docPath.user('agent')]: { ...STAFF.agent, permissions } });
    await allows(INBOX_PEOPLE, ofVisitor(LIB, isTicket));
    await denies(NO_INBOX_PEOPLE, ofVisitor(LIB, isTicket));
    await denies(INBOX_PEOPLE, ofVisitor(OTHER_LIB, isTicket));
    await grant({ canViewExistingTickets: true });
    await denies(['agent'], ofVisitor(LIB, ...isEndedChat));
    await grant({ canViewChatArchives: true });
    await allows(['agent'], ofVisitor(LIB, ...isEndedChat));
    await denies(['agent'], ofVisitor(OTHER_LIB, ...isEndedChat));
    await denies(['agent'], ofVisitor(LIB, isTicket));
    await denies(['stranger'], ofVisitor(LIB, ...isEndedChat));
  });

  it('visitors find their own conversations, by ticket too', async () => {
    const own = (uid: string) => where('visitor_uids', 'array-contains', uid);
    const byTicket = where('ticket_id', '==', TICKET);
    const most = limit(LIMITS.listedConversations);
    const listed = (...filters: QueryPart[]) => list('Conversations', inLibrary(LIB), ...filters);
    await allows(['visitor'], listed(own('visitor'), byTicket, most));
    await allows(['visitor'], get(at()));
    await denies(['visitor'], listed(own('stranger'), byTicket, most));
    await denies(['visitor'], listed(byTicket, most));
    await denies(['visitor'], listed(own('visitor'), byTicket));
    await denies(['visitor'], listed(own('visitor'), limit(LIMITS.listedConversations + 1)));
  });

  it("abuse test 14: claiming another visitor's address opens nothing", async () => {
    const byMail = where('visitor.email', '==', 'vera@visitor.example');
    await denies(['stranger', 'visitor'], list('Conversations', inLibrary(LIB), byMail, limit(1)));
  });

  it('nobody creates or deletes a conversation', async () => {
    await denies(EVERYBODY, set(at('fresh'), { support_lib_id: LIB }));
    await denies(EVERYBODY, remove(at()));
  });
});

describe('reading messages', () => {
  const messages = (ref = CONVERSATION) => docPath.messages(ref);
  const isPublic = where('is_public', '==', true);

  it('staff read all of a conversation, notes included', async () => {
    await allows(INBOX_PEOPLE, list(messages(), orderBy('created_at')));
    await allows(INBOX_PEOPLE, get(docPath.message(CONVERSATION, 'note')));
    await denies(NO_INBOX_PEOPLE, list(messages(), orderBy('created_at')));
  });

  it('visitors read the public messages of their own conversation, by a query that asks for them', async () => {
    const newest = orderBy('created_at', 'desc');
    const most = limit(LIMITS.listedMessages);
    const listed = (...filters: QueryPart[]) => list(messages(), ...filters, newest);
    await allows(['visitor'], listed(isPublic, most));
    await allows(['visitor'], get(docPath.message(CONVERSATION, 'first')));
    await denies(['visitor'], listed(most));
    await denies(['visitor'], listed(isPublic));
    await denies(['visitor'], listed(isPublic, limit(LIMITS.listedMessages + 1)));
    await denies(['visitor'], get(docPath.message(CONVERSATION, 'note')));
    await denies(NO_INBOX_PEOPLE, listed(isPublic, most));
  });

  it('nobody reads across conversations', async () => {
    await denies([...INBOX_PEOPLE, 'visitor'], list(messages(OTHER_CONVERSATION), isPublic, limit(1)));
    await denies(EVERYBODY, listGroup('Messages', inLibrary(LIB), isPublic, limit(1)));
  });
});

it('D-108: the priority of a ticket is written by no client, visitor or staff', async () => {
  const held = { ...conversation(LIB, { visitor_uids: ['visitor'] }), priority_level: 3 };
  await denies(EVERYBODY, set(at('forged'), held));
  for (const before of [conversation(LIB, { visitor_uids: ['visitor'] }), held]) {
    await layOut({ [at()]: before });
    await denies(EVERYBODY, update(at(), { priority_level: 4 }));
    await denies(EVERYBODY, update(at(), { priority_level: 4, is_unread_by_staff: false }));
  }
  await denies(EVERYBODY, update(at(OTHER_CONVERSATION), { priority_level: 4 }));
  await allows(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
});

describe('D-100: who created a ticket', () => {
  it('is written by no client: not with a new ticket, not on one that is there, not on another library’s', async () => {
    for (const creator of ['agent', 'owner', 'visitor', '']) {
      const forged = { ...conversation(LIB, { visitor_uids: ['visitor'] }), created_by: creator };
      await denies(EVERYBODY, set(at('forged'), forged));
      await denies(EVERYBODY, update(at(), { created_by: creator }));
      await denies(EVERYBODY, update(at(), { created_by: creator, is_unread_by_staff: false }));
      await denies(EVERYBODY, update(at(OTHER_CONVERSATION), { created_by: creator }));
    }
  });

  it('stays with the ticket whoever works on it', async () => {
    await layOut({ [at()]: { ...conversation(LIB, { visitor_uids: [] }), created_by: 'agent' } });
    await allows(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
    await denies(EVERYBODY, update(at(), { created_by: 'owner' }));
    await denies(['visitor', ...NO_INBOX_PEOPLE], get(at()));
  });
});

describe('D-119: snoozed tickets', () => {
  const snoozed = { until: new Date(), status: 'open' };

  it('are put aside and woken by no client', async () => {
    for (const fields of [
      { status: 'snoozed' },
      { snoozed },
      { woken: { at: new Date(), message_at: new Date() } },
    ]) {
      await denies(EVERYBODY, update(at(), fields));
      await denies(EVERYBODY, update(at(), { ...fields, is_unread_by_staff: false }));
    }
    await layOut({ [at()]: { ...conversation(LIB, { status: 'snoozed' }), snoozed } });
    await denies(EVERYBODY, update(at(), { status: 'open' }));
    await denies(EVERYBODY, update(at(), { snoozed: NO_FIELD }));
  });

  it('are read and marked as read as any other, and of another library by nobody', async () => {
    await layOut({
      [at()]: { ...conversation(LIB, { status: 'snoozed', visitor_uids: ['visitor'] }), snoozed },
    });
    await allows([...INBOX_PEOPLE, 'visitor'], get(at()));
    await denies(NO_INBOX_PEOPLE, get(at()));
    await allows(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
    await layOut({
      [at()]: { ...conversation(OTHER_LIB, { status: 'snoozed', visitor_uids: [] }), snoozed },
    });
    await denies([...INBOX_PEOPLE, 'visitor'], get(at()));
    await denies(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
  });
});

describe('D-123: who follows a ticket', () => {
  const FOLLOWER = docPath.ticketFollower(CONVERSATION, 'agent');
  const OTHERS = [...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'] as const;
  const follower = { support_lib_id: LIB, name: 'Ada', since: new Date() };

  it('is read by staff who view the ticket, never by its visitor, and written by nobody', async () => {
    await layOut({ [FOLLOWER]: follower });
    await allows([...INBOX_PEOPLE, 'viewer'], get(FOLLOWER));
    await allows(
      INBOX_PEOPLE,
      list(docPath.ticketFollowers(CONVERSATION), orderBy('since', 'asc'), limit(50)),
    );
    await denies(OTHERS, get(FOLLOWER));
    await denies(OTHERS, list(docPath.ticketFollowers(CONVERSATION), limit(1)));
    await denies(INBOX_PEOPLE, list(docPath.ticketFollowers(OTHER_CONVERSATION), limit(1)));
    await denies(EVERYBODY, (person) => set(docPath.ticketFollower(CONVERSATION, person), follower));
    await denies(EVERYBODY, update(FOLLOWER, { name: 'Bo' }));
  });
});

describe('D-126: what a ticket has of the custom fields', () => {
  const VALUES = docPath.customValues(CONVERSATION);
  const OTHERS = [...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'] as const;
  const values = {
    support_lib_id: LIB,
    conversation_ref: CONVERSATION,
    values: { order: '4711' },
  };

  it('is read by staff who view the ticket, never by its visitor, and written by nobody', async () => {
    await layOut({ [VALUES]: values });
    await allows([...INBOX_PEOPLE, 'viewer'], get(VALUES));
    await denies(OTHERS, get(VALUES));
    await denies(OTHERS, list(docPath.customValuesOf(CONVERSATION), limit(1)));
    await denies(INBOX_PEOPLE, get(docPath.customValues(OTHER_CONVERSATION)));
    await denies(EVERYBODY, listGroup('CustomValues', inLibrary(LIB), limit(1)));
    await denies(EVERYBODY, set(docPath.customValues(OTHER_CONVERSATION), values));
    await denies(EVERYBODY, update(VALUES, { values: { order: '4712' } }));
    await denies(EVERYBODY, remove(VALUES));
  });
});

describe('D-122: split tickets', () => {
  it('are made by no client', async () => {
    const split_from = { conversation_ref: OTHER_CONVERSATION, number: 12 };
    await denies(EVERYBODY, update(at(), { split_from }));
    await denies(EVERYBODY, update(at(), { split_from, is_unread_by_staff: false }));
  });
});

describe('D-127: linked tickets', () => {
  const LINK = docPath.ticketLink('link');
  const link = {
    ...{
      support_lib_id: LIB,
      kind: 'related',
      refs: [CONVERSATION, 'other'],
      parent_ref: '',
      at: new Date(),
    },
  };

  it('are linked by no client, nor said to be', async () => {
    for (const fields of [{ part_of: 'family' }, { children_ref: 'family' }]) {
      await denies(EVERYBODY, update(at(), fields));
      await denies(EVERYBODY, update(at(), { ...fields, is_unread_by_staff: false }));
    }
    await layOut({ [LINK]: link });
    await denies(EVERYBODY, get(LINK));
    await denies(EVERYBODY, list('TicketLinks', inLibrary(LIB), limit(1)));
    await denies(EVERYBODY, set(docPath.ticketLink('mine'), link));
    await denies(EVERYBODY, update(LINK, { kind: 'parent' }));
    await denies(EVERYBODY, remove(LINK));
  });

  it('the children of a ticket, their count and their parent are found by whoever reads tickets of the library', async () => {
    const family = (libraryId: string) => ({ libraryId, partOf: 'family', status: 'open' as const });
    const visitor_uids = ['visitor'];
    await layOut({
      [at('child')]: { ...conversation(LIB, { visitor_uids }), part_of: 'family' },
      [at('sibling')]: { ...conversation(LIB, { visitor_uids: ['stranger'] }), part_of: 'family' },
      [at('parent')]: { ...conversation(LIB, { visitor_uids: ['stranger'] }), children_ref: 'family' },
    });
    for (const query of [
      (libraryId: string) => asked(childrenOfTicket(family(libraryId))),
      (libraryId: string) => counted(countedChildren(family(libraryId))),
      (libraryId: string) => counted(unsettledChildren(libraryId, 'family')),
      (libraryId: string) => asked(parentOfChildren(libraryId, 'family')),
    ]) {
      await allows([...INBOX_PEOPLE, 'viewer'], query(LIB));
      await denies([...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'], query(LIB));
      await denies(INBOX_PEOPLE, query(OTHER_LIB));
    }
    await denies(['visitor'], get(at('sibling')));
    await denies(['visitor'], get(at('parent')));
  });
});

describe('D-129: people who write tickets', () => {
  const PERSON = docPath.visitorPerson('vera');
  const person = {
    ...{ support_lib_id: LIB, name: 'Vera', email: 'vera@visitor.example', is_verified: true },
    ...{ browser_uid: '', company: '', notes: 'Calls', last_ticket_at: new Date() },
  };

  it('are kept from every client, and no client says who wrote a ticket', async () => {
    await layOut({ [PERSON]: person });
    await denies(EVERYBODY, get(PERSON));
    await denies(EVERYBODY, list('People', inLibrary(LIB), limit(1)));
    await denies(EVERYBODY, set(docPath.visitorPerson('mine'), person));
    await denies(EVERYBODY, update(PERSON, { is_verified: true }));
    await denies(EVERYBODY, remove(PERSON));
    for (const more of [{}, { is_unread_by_staff: false }])
      await denies(EVERYBODY, update(at(), { person_ref: 'vera', ...more }));
  });

  it('have tickets that whoever reads tickets of the library finds, and those that give an address', async () => {
    const written = { ...conversation(LIB, { visitor_uids: ['stranger'] }), person_ref: 'vera' };
    await layOut({ [at('written')]: written });
    for (const query of [
      (libraryId: string) => asked(ticketsOfPerson(libraryId, 'vera')),
      (libraryId: string) => asked(ticketsOfAddress(libraryId, 'vera@visitor.example')),
    ]) {
      await allows([...INBOX_PEOPLE, 'viewer'], query(LIB));
      await denies([...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'], query(LIB));
      await denies(INBOX_PEOPLE, query(OTHER_LIB));
    }
  });
});

describe('D-110: merged tickets', () => {
  const merged_into = { conversation_ref: OTHER_CONVERSATION, number: 12, at: new Date(), status: 'open' };

  it('are made and unmade by no client, and nobody says of a ticket that others were merged into it', async () => {
    for (const fields of [{ merged_into }, { has_merged: true }]) {
      await denies(EVERYBODY, update(at(), fields));
      await denies(EVERYBODY, update(at(), { ...fields, is_unread_by_staff: false }));
      await denies(EVERYBODY, update(at(OTHER_CONVERSATION), fields));
    }
    await layOut({ [at()]: { ...conversation(LIB, { status: 'closed' }), merged_into } });
    await denies(EVERYBODY, update(at(), { merged_into: NO_FIELD }));
    await denies(EVERYBODY, update(at(), { status: 'open' }));
    await allows(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
  });

  it('are listed below the one that stays for whoever reads tickets, never for its visitor', async () => {
    const merged = (libraryId: string) => asked(ticketsMergedInto(libraryId, CONVERSATION));
    await layOut({
      [at('mergedticket')]: {
        ...conversation(LIB, { status: 'closed', visitor_uids: ['stranger'] }),
        merged_into: { ...merged_into, conversation_ref: CONVERSATION },
      },
    });
    await allows(INBOX_PEOPLE, merged(LIB));
    await denies([...NO_INBOX_PEOPLE, 'visitor'], merged(LIB));
    await denies(INBOX_PEOPLE, merged(OTHER_LIB));
    await denies(['visitor'], get(at('mergedticket')));
    await denies(
      ['visitor'],
      list(docPath.messages('mergedticket'), where('is_public', '==', true), limit(1)),
    );
  });
});

describe('marking as read', () => {
  it('is for staff who view tickets, and cannot be undone', async () => {
    await allows(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false }));
    await denies([...NO_INBOX_PEOPLE, 'visitor'], update(at(), { is_unread_by_staff: false }));
    await denies([...INBOX_PEOPLE, 'visitor'], update(at(), { is_unread_by_staff: true }));
    await denies(INBOX_PEOPLE, update(at(), { is_unread_by_staff: false, status: 'closed' }));
  });
});

describe('D-97: the ratings of a ticket, and the figures of teammates', () => {
  const RATING = docPath.rating(CONVERSATION, 'answer');
  const FIGURES = docPath.ratingFigures(LIB, 'agent');
  const OTHERS = [...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'] as const;

  it('are read by staff who view the ticket, never by its visitor', async () => {
    await allows([...INBOX_PEOPLE, 'viewer'], get(RATING));
    await allows(INBOX_PEOPLE, list(docPath.ratings(CONVERSATION), orderBy('rated_at', 'desc'), limit(20)));
    await denies(OTHERS, get(RATING));
    await denies(OTHERS, list(docPath.ratings(CONVERSATION), limit(1)));
  });

  it('of a chat are read once it has ended, by whoever opens the archive, and never by its visitor', async () => {
    const become = (fields: object) =>
      layOut({
        [docPath.conversation(CONVERSATION)]: conversation(LIB, {
          visitor_uids: ['visitor'],
          source: 'chat',
          assigned_to: 'agent',
          ...fields,
        }),
      });
    await become({ status: 'open' });
    await denies(EVERYBODY, get(RATING));
    await become({ status: 'closed' });
    await allows(['agent'], get(RATING));
    await allows(['agent'], list(docPath.ratings(CONVERSATION), orderBy('rated_at', 'desc'), limit(20)));
    await denies([...NO_INBOX_PEOPLE, 'visitor', 'stranger', 'otherAdmin'], get(RATING));
    await denies(
      [...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'],
      list(docPath.ratings(CONVERSATION), limit(1)),
    );
  });

  it('are not read across libraries or conversations', async () => {
    await denies(INBOX_PEOPLE, get(docPath.rating(OTHER_CONVERSATION, 'answer')));
    await denies(INBOX_PEOPLE, list(docPath.ratings(OTHER_CONVERSATION), limit(1)));
    await denies(EVERYBODY, listGroup('Ratings', inLibrary(LIB), limit(1)));
    await denies(['owner', 'admin'], get(docPath.ratingFigures(OTHER_LIB, 'agent')));
    await denies(['owner', 'admin'], list('RatingFigures', limit(1)));
    await denies(['owner', 'admin'], list('RatingFigures', inLibrary(OTHER_LIB), limit(1)));
  });

  it('show the figures to those who change the settings of ratings', async () => {
    await allows(['owner', 'admin'], get(FIGURES));
    await allows(
      ['owner', 'admin'],
      list('RatingFigures', inLibrary(LIB), orderBy('count', 'desc'), limit(200)),
    );
    await denies(['agent', 'writer', 'visitor', 'otherAdmin'], get(FIGURES));
    await denies(['agent', 'writer', 'visitor'], list('RatingFigures', inLibrary(LIB), limit(1)));
  });

  it('abuse test 6: are written, changed and deleted by nobody', async () => {
    await denies(EVERYBODY, set(docPath.rating(CONVERSATION, 'forged'), { support_lib_id: LIB }));
    await denies(EVERYBODY, update(RATING, { message_rating: 5 }));
    await denies(
      EVERYBODY,
      set(docPath.ratingFigures(LIB, 'owner'), { support_lib_id: LIB, count: 1, sum: 5 }),
    );
    await denies(EVERYBODY, update(FIGURES, { sum: 5 }));
    await denies(EVERYBODY, set(docPath.ratingRequest(CONVERSATION), { support_lib_id: LIB }));
    for (const path of [RATING, FIGURES]) await denies(EVERYBODY, remove(path));
  });
});

describe('D-85: the history of a ticket and its checklists', () => {
  const eventsOf = (ref = CONVERSATION) => docPath.ticketEvents(ref);
  const checklistsOf = (ref = CONVERSATION) => docPath.checklists(ref);
  const EVENT = docPath.ticketEvent(CONVERSATION, 'closed');
  const CHECKLIST = docPath.checklist(CONVERSATION, 'sopLive', 1);
  const SLUGS = { tickets: 'canViewExistingTickets', sops: 'canCreateAndUpdateSopArticles' } as const;
  const withSlugs = (...slugs: readonly string[]) =>
    layOut({
      [docPath.user('agent')]: {
        ...STAFF.agent,
        permissions: Object.fromEntries(slugs.map((slug) => [slug, true])),
      },
    });

  it('are read by staff who view the ticket, the checklists only with the slug of SOPs', async () => {
    await allows([...INBOX_PEOPLE, 'viewer'], get(EVENT));
    await allows(INBOX_PEOPLE, list(eventsOf(), orderBy('at', 'desc'), limit(20)));
    await allows(['owner', 'admin', 'viewer'], get(CHECKLIST));
    await allows(['owner', 'admin'], list(checklistsOf(), orderBy('started_at', 'desc'), limit(20)));
    await denies(['agent', 'editor', 'writer'], get(CHECKLIST));
    await denies(['agent', 'editor', 'writer'], list(checklistsOf(), limit(20)));
  });

  it('take both slugs together for a checklist, whatever the role', async () => {
    await withSlugs(SLUGS.tickets, SLUGS.sops);
    await allows(['agent'], get(CHECKLIST));
    await withSlugs(SLUGS.sops);
    await denies(['agent'], get(CHECKLIST));
    await denies(['agent'], get(EVENT));
    await withSlugs(SLUGS.tickets);
    await denies(['agent'], get(CHECKLIST));
    await allows(['agent'], get(EVENT));
  });

  it('are closed to the visitor of the ticket, and to everybody else', async () => {
    const others = [...NO_INBOX_PEOPLE, 'visitor', 'otherAdmin'] as const;
    for (const path of [EVENT, CHECKLIST]) await denies(others, get(path));
    for (const path of [eventsOf(), checklistsOf()]) await denies(others, list(path, limit(1)));
  });

  it('abuse test 2: are not read across libraries or conversations', async () => {
    await denies(INBOX_PEOPLE, get(docPath.ticketEvent(OTHER_CONVERSATION, 'closed')));
    await denies(INBOX_PEOPLE, get(docPath.checklist(OTHER_CONVERSATION, 'sopLive', 1)));
    await denies(INBOX_PEOPLE, list(eventsOf(OTHER_CONVERSATION), limit(1)));
    await denies(INBOX_PEOPLE, list(checklistsOf(OTHER_CONVERSATION), limit(1)));
    for (const name of ['TicketEvents', 'Checklists'])
      await denies(EVERYBODY, listGroup(name, inLibrary(LIB), limit(1)));
  });

  it('of a chat is read by whoever on the team reads the chat, and never by its visitor (D-91)', async () => {
    const become = (fields: object) =>
      layOut({
        [docPath.conversation(CONVERSATION)]: conversation(LIB, {
          visitor_uids: ['visitor'],
          source: 'chat',
          ...fields,
        }),
      });
    const newest = list(eventsOf(), orderBy('at', 'desc'), limit(100));
    for (const fields of [
      { status: 'open', assigned_to: '' },
      { status: 'open', assigned_to: 'agent' },
      { status: 'closed', assigned_to: 'agent' },
    ]) {
      await become(fields);
      for (const operation of [get(EVENT), newest]) {
        await allows(['agent'], operation);
        await denies([...NO_INBOX_PEOPLE, 'visitor', 'stranger', 'otherAdmin'], operation);
      }
      await denies(EVERYBODY, set(docPath.ticketEvent(CONVERSATION, 'forged'), { support_lib_id: LIB }));
      await denies(EVERYBODY, get(CHECKLIST));
    }
  });

  it('are written, changed and deleted by nobody', async () => {
    await denies(EVERYBODY, set(docPath.ticketEvent(CONVERSATION, 'forged'), { support_lib_id: LIB }));
    await denies(EVERYBODY, set(docPath.checklist(CONVERSATION, 'sopLive', 2), { support_lib_id: LIB }));
    await denies(EVERYBODY, update(EVENT, { actor_name: 'Somebody else' }));
    await denies(EVERYBODY, update(CHECKLIST, { state: 'finished' }));
    for (const path of [EVENT, CHECKLIST]) await denies(EVERYBODY, remove(path));
  });
});
