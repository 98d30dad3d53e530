import { conversationUpdate, type NewMessage } from '@harborline/domain/conversation/build-message';
import { CHAT_SOURCE, TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import type { HeldRequest } from '@harborline/domain/entities/held-request';
import { REVIEWED_STATES } from '@harborline/domain/entities/reply-draft';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeHeldRequest, makeMailRecord, TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { commit, get, limit, list, remove, SERVER_TIME, set, update, where } from '../support/firestore';
import { CREATED_AT, conversation, message } from '../support/world';
import { type CellContext, type Trial, trialsOf } from './trial';

let tickets = 1763717400000000;
const nextTicket = () => {
  tickets += 1;
  return tickets;
};

const mail = trialsOf('mail');
const record = ({ library }: CellContext) => ({
  support_lib_id: library,
  visitor_uid: 'visitor',
  helpText: 'x',
});
const request = (visitorOf: (context: CellContext) => string) => (context: CellContext) => {
  const ticketId = nextTicket();
  const data = makeMailRecord({ ticketId, support_lib_id: context.library, visitor_uid: visitorOf(context) });
  return set(docPath.mail(ticketId), { ...data, created_at: SERVER_TIME });
};

const MAIL: readonly Trial[] = [
  mail.get('there', 'mail.read', record),
  mail.list('all', 'mail.read'),
  mail.trial('create')(
    'own',
    'mail.createOwn',
    request(({ uid }) => uid),
    { isOwn: true },
  ),
  mail.trial('create')(
    "in another visitor's name",
    undefined,
    request(() => 'stranger'),
  ),
  mail.update('there', 'mail.update', record, () => ({ helpText: 'y' })),
  mail.delete('there', 'mail.update', record),
];

const path = ({ key }: CellContext) => docPath.conversation(key);
const inside = (context: CellContext, id: string) => docPath.message(context.key, id);

/** A conversation with a message and a note, either another visitor's or the actor's as a visitor. */
const stored =
  (isOwn: boolean, changes: (context: CellContext) => object = () => ({})) =>
  (context: CellContext) => {
    const { library, key, uid } = context;
    const base = { conversation_ref: key, support_lib_id: library };
    const visitor_uids = isOwn ? ['stranger', uid] : ['stranger'];
    return {
      [path(context)]: conversation(library, { visitor_uids, ...changes(context) }),
      [inside(context, 'first')]: message({ ...base, sender_ref: 'stranger' }),
      [inside(context, 'note')]: message({
        ...base,
        sender_type: 'note',
        sender_ref: 'agent',
        is_public: false,
      }),
    };
  };
const FOREIGN = { stored: stored(false) };
const OWN = { stored: stored(true) };

/** The rows by which a chat is written in; undefined where nobody may. */
interface Writing {
  readonly answer?: 'Messages.createInOwnChat' | 'Messages.createInJoinedChat';
  readonly note?:
    | 'Messages.createInOwnChat'
    | 'Messages.createInJoinedChat'
    | 'Messages.createNoteInOthersChat';
  readonly read?: 'Conversations.updateOwnChat';
  /** the summary that comes with an answer */
  readonly summary?: 'Conversations.updateOwnChat' | 'Conversations.answerJoinedChat';
}

const NOTHING: Writing = {};
const OWN_CHAT: Writing = {
  answer: 'Messages.createInOwnChat',
  note: 'Messages.createInOwnChat',
  read: 'Conversations.updateOwnChat',
  summary: 'Conversations.updateOwnChat',
};
const JOINED_CHAT: Writing = {
  answer: 'Messages.createInJoinedChat',
  note: 'Messages.createInJoinedChat',
  summary: 'Conversations.answerJoinedChat',
};
const SUPERVISED: Writing = { note: 'Messages.createNoteInOthersChat' };

const queued = () => ({ status: 'open', assigned_to: '' });
const own = ({ uid }: CellContext) => ({ status: 'open', assigned_to: uid });
const ownParked = ({ uid }: CellContext) => ({ status: 'pending', assigned_to: uid });
const ofTeammate = () => ({ status: 'open', assigned_to: 'teammate' });
const joined = ({ uid }: CellContext) => ({ ...ofTeammate(), chat: { members: ['other', uid] } });
const joinedEnded = (context: CellContext) => ({ ...joined(context), status: 'closed' });
const endedOfTeammate = () => ({ status: 'closed', assigned_to: 'teammate' });
const ownEnded = ({ uid }: CellContext) => ({ status: 'closed', assigned_to: uid });

/** The kinds of chats, each with the rows that open it, and those that let people write in it (D-31, D-91). */
const CHATS = [
  ['queued chat', 'QueuedOrOwnChat', queued, NOTHING],
  ['own chat', 'QueuedOrOwnChat', own, OWN_CHAT],
  ['own parked chat', 'QueuedOrOwnChat', ownParked, OWN_CHAT],
  ["teammate's chat", 'OthersChat', ofTeammate, SUPERVISED],
  ['joined chat', 'JoinedChat', joined, JOINED_CHAT],
  ['joined chat that has ended', 'EndedChat', joinedEnded, NOTHING],
  ["teammate's ended chat", 'EndedChat', endedOfTeammate, NOTHING],
  ['own ended chat', 'EndedChat', ownEnded, NOTHING],
] as const;

/** How a list finds the chats of a kind. */
const filtersOf = (fields: object, { uid }: CellContext) =>
  Object.entries(fields).map(([field, value]) =>
    field === 'chat' ? where('chat.members', 'array-contains', uid) : where(field, '==', value),
  );

const storedChat = (fields: (context: CellContext) => object) => ({
  stored: stored(false, (context) => ({ source: CHAT_SOURCE, ...fields(context) })),
});

const newMessage = ({ uid, library, key }: CellContext, changes: object) =>
  ({
    ...message({ conversation_ref: key, support_lib_id: library, sender_ref: uid, sender_name: 'Ada' }),
    created_at: SERVER_TIME,
    ...changes,
  }) as unknown as NewMessage<unknown>;

/** A message with its summary on the conversation, as both sides send it. */
const send = (changes: object) => (context: CellContext) => {
  const written = newMessage(context, changes);
  return commit(
    set(inside(context, 'fresh'), written),
    update(path(context), conversationUpdate('fresh', written)),
  );
};

const asVisitor = send({ sender_type: 'visitor', sender_name: '' });
const asAgent = send({ sender_type: 'agent' });
const updating = (change: Record<string, unknown>) => (context: CellContext) => update(path(context), change);

const conversations = trialsOf('Conversations');
const getIt = (context: CellContext) => get(path(context));

const CONVERSATIONS: readonly Trial[] = [
  conversations.trial('get')('ticket', 'Conversations.readTicket', getIt, FOREIGN),
  ...CHATS.map(([what, row, fields]) =>
    conversations.trial('get')(what, `Conversations.read${row}`, getIt, storedChat(fields)),
  ),
  conversations.trial('get')('own, as a visitor', 'Conversations.readOwnAsVisitor', getIt, {
    ...OWN,
    isOwn: true,
  }),
  conversations.list('all', undefined),
  conversations.trial('list')('tickets', 'Conversations.readTicket', ({ library }) =>
    list(
      'Conversations',
      where('support_lib_id', '==', library),
      where('source', 'in', TICKET_SOURCES),
      limit(2),
    ),
  ),
  ...CHATS.map(([what, row, fields]) =>
    conversations.trial('list')(`${what}s`, `Conversations.read${row}`, (context) =>
      list(
        'Conversations',
        where('support_lib_id', '==', context.library),
        where('source', '==', CHAT_SOURCE),
        ...filtersOf(fields(context), context),
        limit(2),
      ),
    ),
  ),
  conversations.trial('list')(
    'own, as a visitor',
    'Conversations.readOwnAsVisitor',
    ({ uid, library }) =>
      list(
        'Conversations',
        where('support_lib_id', '==', library),
        where('visitor_uids', 'array-contains', uid),
        limit(2),
      ),
    { isOwn: true },
  ),
  conversations.trial('create')('as a visitor', 'Conversations.create', (context) =>
    set(path(context), conversation(context.library, { visitor_uids: [context.uid] })),
  ),
  conversations.trial('update')(
    'foreign, read',
    'Conversations.markRead',
    updating({ is_unread_by_staff: false }),
    FOREIGN,
  ),
  ...CHATS.flatMap(([what, _row, fields, { read, summary }]) => [
    conversations.trial('update')(
      `${what}, read`,
      read,
      updating({ is_unread_by_staff: false }),
      storedChat(fields),
    ),
    conversations.trial('update')(`${what}, with an answer`, summary, asAgent, storedChat(fields)),
    conversations.trial('update')(
      `${what}, taken`,
      undefined,
      (context) => update(path(context), { assigned_to: context.uid }),
      storedChat(fields),
    ),
  ]),
  conversations.trial('update')('foreign, with an answer', 'Conversations.updateOnReply', asAgent, FOREIGN),
  conversations.trial('update')('foreign, closed', undefined, updating({ status: 'closed' }), FOREIGN),
  conversations.trial('update')('own as a visitor, closed', undefined, updating({ status: 'closed' }), OWN),
  conversations.trial('delete')('foreign', undefined, (context) => remove(path(context)), FOREIGN),
  conversations.trial('delete')('own', undefined, (context) => remove(path(context)), OWN),
];

const messages = trialsOf('Messages');
const getMessage = (id: string) => (context: CellContext) => get(inside(context, id));
const listAll = (context: CellContext) => list(docPath.messages(context.key), limit(2));
const listPublic = (context: CellContext) =>
  list(docPath.messages(context.key), where('is_public', '==', true), limit(2));
const rewrite = (context: CellContext) => update(inside(context, 'first'), { text: 'never said' });
const note = (context: CellContext) =>
  set(inside(context, 'fresh'), { ...newMessage(context, { sender_type: 'note', is_public: false }) });

const mentioningNote = (context: CellContext) =>
  set(inside(context, 'fresh'), {
    ...newMessage(context, { sender_type: 'note', is_public: false, mentions: { stranger: 'Ben' } }),
  });

const MESSAGES: readonly Trial[] = [
  messages.trial('get')('of a ticket', 'Messages.readOfTicket', getMessage('first'), FOREIGN),
  ...CHATS.map(([what, row, fields]) =>
    messages.trial('get')(`of ${what}`, `Messages.readOf${row}`, getMessage('first'), storedChat(fields)),
  ),
  messages.trial('get')('own, as a visitor', 'Messages.readPublicAsVisitor', getMessage('first'), {
    ...OWN,
    isOwn: true,
  }),
  messages.trial('get')('note, as a visitor there', 'Messages.readOfTicket', getMessage('note'), OWN),
  messages.trial('list')('of a ticket', 'Messages.readOfTicket', listAll, FOREIGN),
  messages.trial('list')('of a ticket, public', 'Messages.readOfTicket', listPublic, FOREIGN),
  ...CHATS.map(([what, row, fields]) =>
    messages.trial('list')(`of ${what}`, `Messages.readOf${row}`, listAll, storedChat(fields)),
  ),
  messages.trial('list')('own as a visitor, public', 'Messages.readPublicAsVisitor', listPublic, {
    ...OWN,
    isOwn: true,
  }),
  messages.trial('list')('own as a visitor, notes too', 'Messages.readOfTicket', listAll, OWN),
  messages.trial('create')('own, as a visitor', 'Messages.createAsVisitor', asVisitor, {
    ...OWN,
    isOwn: true,
  }),
  messages.trial('create')('foreign, as a visitor', undefined, asVisitor, FOREIGN),
  messages.trial('create')('as an agent', 'Messages.createAsAgent', asAgent, FOREIGN),
  messages.trial('create')('note', 'Messages.createNote', note, FOREIGN),
  messages.trial('create')('note that mentions somebody', 'Messages.createNote', mentioningNote, FOREIGN),
  ...CHATS.flatMap(([what, _row, fields, { answer, note: noteRow }]) => [
    messages.trial('create')(`in ${what}, as an agent`, answer, asAgent, storedChat(fields)),
    messages.trial('create')(`in ${what}, a note`, noteRow, note, storedChat(fields)),
  ]),
  messages.trial('update')('foreign', 'Messages.update', rewrite, FOREIGN),
  messages.trial('update')('own, as a visitor', 'Messages.update', rewrite, OWN),
  messages.trial('delete')('foreign', undefined, (context) => remove(inside(context, 'first')), FOREIGN),
];

const heldRequests = trialsOf('HeldRequests');
const held =
  (visitorOf: (context: CellContext) => string, state: HeldRequest['state'] = 'held') =>
  (context: CellContext) => ({
    ...makeHeldRequest({ support_lib_id: context.library, visitor_uid: visitorOf(context), state }),
    created_at: new Date(TEST_NOW_MS),
  });
const foreignHeld = held(() => 'stranger');
const ownHeld = held(({ uid }) => uid);
const listHeldOf =
  (visitorOf: (context: CellContext) => string, state: HeldRequest['state'], most: number) =>
  (context: CellContext) =>
    list(
      COLLECTIONS.heldRequests,
      where('support_lib_id', '==', context.library),
      where('visitor_uid', '==', visitorOf(context)),
      where('state', '==', state),
      limit(most),
    );
const listOwnHeld = (state: HeldRequest['state'], most: number) => listHeldOf(({ uid }) => uid, state, most);

const HELD: readonly Trial[] = [
  heldRequests.get('there', 'HeldRequests.read', foreignHeld),
  heldRequests.get('own, as a visitor', 'HeldRequests.read', ownHeld),
  heldRequests.list('held', 'HeldRequests.read', [['state', 'held']]),
  heldRequests.trial('list')('own, as a visitor', 'HeldRequests.readOwnAsVisitor', listOwnHeld('held', 1), {
    isOwn: true,
  }),
  heldRequests.trial('list')('own, without end', 'HeldRequests.read', listOwnHeld('held', 2)),
  heldRequests.trial('list')(
    "another visitor's",
    'HeldRequests.read',
    listHeldOf(() => 'stranger', 'held', 1),
  ),
  heldRequests.trial('list')('own, discarded', 'HeldRequests.read', listOwnHeld('discarded', 1)),
  heldRequests.create('new', 'HeldRequests.write', ownHeld),
  heldRequests.update('own', 'HeldRequests.write', ownHeld, () => ({ state: 'released' })),
  heldRequests.delete('own', 'HeldRequests.write', ownHeld),
];

type Kept = 'TicketEvents' | 'TicketFollowers' | 'CustomValues' | 'Checklists' | 'Ratings';

/** The row that lets somebody read what is kept below a chat: its history always, its ratings once it has ended. */
function rowOfChat<Row extends (typeof CHATS)[number][1]>(name: Kept, row: Row) {
  if (name === 'TicketEvents') return `TicketEvents.readOf${row}` as const;
  return name === 'Ratings' && row === 'EndedChat' ? 'Ratings.readOfEndedChat' : undefined;
}

/** What functions keep below a ticket, readable by staff alone. */
function keptTrials(name: Kept): readonly Trial[] {
  const trials = trialsOf(name);
  const [read, write] = [`${name}.readOfTicket`, `${name}.write`] as const;
  const kept = (context: CellContext, id = 'kept') => `${path(context)}/${name}/${id}`;
  const data = ({ library }: CellContext) => ({ support_lib_id: library, at: CREATED_AT });
  const below = (isOwn: boolean, changes?: (context: CellContext) => object) => ({
    stored: (context: CellContext) => ({
      ...stored(isOwn, changes)(context),
      [kept(context)]: data(context),
    }),
  });
  const getKept = (context: CellContext) => get(kept(context));
  const listKept = (context: CellContext) => list(`${path(context)}/${name}`, limit(2));
  return [
    trials.trial('get')('of a ticket', read, getKept, below(false)),
    trials.trial('get')('own, as a visitor there', read, getKept, below(true)),
    trials.trial('list')('of a ticket', read, listKept, below(false)),
    trials.trial('list')('own, as a visitor there', read, listKept, below(true)),
    ...CHATS.map(([what, row, fields]) =>
      trials.trial('get')(
        `of ${what}`,
        rowOfChat(name, row),
        getKept,
        below(false, (context) => ({ source: CHAT_SOURCE, ...fields(context) })),
      ),
    ),
    trials.trial('list')(
      'of an own chat, as its visitor',
      name === 'TicketEvents' ? `${name}.readOfQueuedOrOwnChat` : undefined,
      listKept,
      below(true, () => ({ source: CHAT_SOURCE, ...queued() })),
    ),
    trials.trial('create')('new', write, (context) => set(kept(context, 'fresh'), data(context)), FOREIGN),
    trials.trial('update')(
      'there',
      write,
      (context) => update(kept(context), { at: SERVER_TIME }),
      below(false),
    ),
    trials.trial('delete')('there', write, (context) => remove(kept(context)), below(false)),
  ];
}

const figures = trialsOf('RatingFigures');
const someFigures = ({ library }: CellContext) => ({
  ...{ support_lib_id: library, agent_ref: 'ada', agent_name: 'Ada' },
  ...{ count: 1, sum: 5 },
});
const FIGURES: readonly Trial[] = [
  figures.get('of a teammate', 'RatingFigures.read', someFigures),
  figures.list('of the library', 'RatingFigures.read'),
  figures.create('new', 'RatingFigures.write', someFigures),
  figures.update('there', 'RatingFigures.write', someFigures, () => ({ sum: 4 })),
  figures.delete('there', 'RatingFigures.write', someFigures),
];

const mentions = trialsOf('Mentions');
const mentionOf =
  (personOf: (context: CellContext) => string) =>
  (context: CellContext): object => ({
    support_lib_id: context.library,
    person_ref: personOf(context),
    conversation_ref: context.key,
    message_id: 'note',
    is_seen: false,
  });
const ownMention = mentionOf(({ uid }) => uid);
const othersMention = mentionOf(() => 'stranger');
const listMentionsOf = (personOf: (context: CellContext) => string) => (context: CellContext) =>
  list(
    COLLECTIONS.mentions,
    where('support_lib_id', '==', context.library),
    where('person_ref', '==', personOf(context)),
    limit(2),
  );
const MENTIONS: readonly Trial[] = [
  mentions.get('own', 'Mentions.readOwn', ownMention),
  mentions.trial('list')(
    'own',
    'Mentions.readOwn',
    listMentionsOf(({ uid }) => uid),
  ),
  mentions.get("a teammate's", 'Mentions.readOthers', othersMention),
  mentions.trial('list')(
    "a teammate's",
    'Mentions.readOthers',
    listMentionsOf(() => 'stranger'),
  ),
  mentions.list('all', 'Mentions.readOthers'),
  mentions.create('own', 'Mentions.write', ownMention),
  mentions.create("a teammate's", 'Mentions.write', othersMention),
  mentions.update('own', 'Mentions.write', ownMention, () => ({ is_seen: true })),
  mentions.delete('own', 'Mentions.write', ownMention),
];

const drafts = trialsOf('ReplyDrafts');
const draftOf =
  (author: (context: CellContext) => string, state = 'submitted') =>
  (context: CellContext): object => ({
    support_lib_id: context.library,
    conversation_ref: context.key,
    author_ref: author(context),
    state,
  });
const ownDraft = draftOf(({ uid }) => uid);
const othersDraft = draftOf(() => 'somebody');
const isOfReview = where('state', 'in', REVIEWED_STATES);
const listDraftsOf =
  (author: (context: CellContext) => string, ...conditions: (typeof isOfReview)[]) =>
  (context: CellContext) =>
    list(
      'ReplyDrafts',
      where('support_lib_id', '==', context.library),
      where('author_ref', '==', author(context)),
      ...conditions,
      limit(2),
    );
const DRAFTS: readonly Trial[] = [
  drafts.get('own', 'ReplyDrafts.readOwn', ownDraft),
  drafts.get("a teammate's", 'ReplyDrafts.readOthers', othersDraft),
  drafts.get(
    'own, withdrawn',
    'ReplyDrafts.readOwn',
    draftOf(({ uid }) => uid, 'editing'),
  ),
  drafts.get(
    "a teammate's, withdrawn",
    'ReplyDrafts.readWithdrawn',
    draftOf(() => 'somebody', 'editing'),
  ),
  drafts.trial('list')(
    'own',
    'ReplyDrafts.readOwn',
    listDraftsOf(({ uid }) => uid),
  ),
  drafts.trial('list')(
    "a teammate's",
    'ReplyDrafts.readOthers',
    listDraftsOf(() => 'somebody', isOfReview),
  ),
  drafts.trial('list')('of the library', 'ReplyDrafts.readOthers', ({ library }) =>
    list('ReplyDrafts', where('support_lib_id', '==', library), isOfReview, limit(2)),
  ),
  drafts.list('of the library, withdrawn too', 'ReplyDrafts.readWithdrawn'),
  drafts.create('new', 'ReplyDrafts.write', ownDraft),
  drafts.update('own', 'ReplyDrafts.write', ownDraft, () => ({ state: 'approved' })),
  drafts.update("a teammate's", 'ReplyDrafts.write', othersDraft, () => ({ state: 'approved' })),
  drafts.delete('own', 'ReplyDrafts.write', ownDraft),
];

const planned = trialsOf('PlannedReplies');
const plannedReplyOf =
  (author: (context: CellContext) => string) =>
  (context: CellContext): object => ({
    support_lib_id: context.library,
    conversation_ref: context.key,
    author_ref: author(context),
    state: 'planned',
  });
const ownPlanned = plannedReplyOf(({ uid }) => uid);
const othersPlanned = plannedReplyOf(() => 'somebody');
const PLANNED: readonly Trial[] = [
  planned.get('own', 'PlannedReplies.read', ownPlanned),
  planned.get("a teammate's", 'PlannedReplies.read', othersPlanned),
  planned.list('of the library', 'PlannedReplies.read'),
  planned.create('new', 'PlannedReplies.write', ownPlanned),
  planned.update('own', 'PlannedReplies.write', ownPlanned, () => ({ text: 'Another' })),
  planned.update("a teammate's", 'PlannedReplies.write', othersPlanned, () => ({ text: 'Another' })),
  planned.delete('own', 'PlannedReplies.write', ownPlanned),
];

export const CONVERSATION_TRIALS = [
  ...MAIL,
  ...HELD,
  ...CONVERSATIONS,
  ...MESSAGES,
  ...keptTrials('TicketEvents'),
  ...keptTrials('TicketFollowers'),
  ...keptTrials('CustomValues'),
  ...keptTrials('Checklists'),
  ...keptTrials('Ratings'),
  ...FIGURES,
  ...MENTIONS,
  ...DRAFTS,
  ...PLANNED,
];
