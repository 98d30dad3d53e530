import {
  CONVERSATION_STATUSES,
  type Conversation,
  type ConversationStatus,
  SENDER_TYPES,
  type SenderType,
  TICKET_SOURCES,
  type TicketSource,
} from '../entities/conversation';
import type { Catalogue, Field } from '../predicate/catalogue';
import { compile, type Indexes } from '../predicate/compile';
import type { Context, Predicate } from '../predicate/predicate';
import { TOKENS } from '../predicate/predicate';
import { TICKET_FILTER_TEXTS } from '../texts/ticket-filters';
import { ownRefOf } from './own-statuses';
import { PRIORITIES, priorityOf } from './priority';

/** What a filter reads of a ticket. */
export type FilteredTicket = Pick<
  Conversation,
  | 'status'
  | 'own_status_ref'
  | 'assigned_to'
  | 'team_ref'
  | 'type_ref'
  | 'category_ref'
  | 'tier_ref'
  | 'tag_refs'
  | 'source'
  | 'priority_level'
  | 'created_at'
  | 'last_message_at'
  | 'last_message'
  | 'due'
  | 'created_by'
  | 'visitor'
>;

const { fields: LABELS, waits, waitsNot } = TICKET_FILTER_TEXTS;
const { me, myTeams, none } = TOKENS;
const addressOf = ({ visitor }: FilteredTicket): string => visitor.email.trim();

const FIELDS = {
  status: {
    kind: 'choice',
    label: LABELS.status,
    tokens: [],
    only: CONVERSATION_STATUSES,
    read: ({ status }) => status,
    stored: { path: 'status', isAlwaysThere: true },
  },
  own_status: {
    kind: 'choice',
    label: LABELS.ownStatus,
    tokens: [none],
    read: ownRefOf,
  },
  assignee: {
    kind: 'choice',
    label: LABELS.assignee,
    tokens: [me, none],
    read: ({ assigned_to }) => assigned_to,
    stored: { path: 'assigned_to', isAlwaysThere: true },
  },
  team: {
    kind: 'choice',
    label: LABELS.team,
    tokens: [myTeams, none],
    read: ({ team_ref }) => team_ref ?? '',
    stored: { path: 'team_ref', isAlwaysThere: false },
  },
  waits: {
    kind: 'flag',
    label: LABELS.waits,
    yes: waits,
    no: waitsNot,
    read: ({ last_message }) => last_message.sender_type === 'visitor',
    stored: {
      path: 'last_message.sender_type',
      yes: ['visitor'],
      no: SENDER_TYPES.filter((type) => type !== 'visitor'),
    },
  },
  tag: {
    kind: 'set',
    label: LABELS.tag,
    tokens: [none],
    read: ({ tag_refs }) => tag_refs ?? [],
    stored: { path: 'tag_refs' },
  },
  type: { kind: 'choice', label: LABELS.type, tokens: [none], read: ({ type_ref }) => type_ref ?? '' },
  category: {
    kind: 'choice',
    label: LABELS.category,
    tokens: [none],
    read: ({ category_ref }) => category_ref ?? '',
  },
  tier: { kind: 'choice', label: LABELS.tier, tokens: [none], read: ({ tier_ref }) => tier_ref ?? '' },
  priority: {
    kind: 'choice',
    label: LABELS.priority,
    tokens: [],
    only: PRIORITIES,
    read: priorityOf,
  },
  source: {
    kind: 'choice',
    label: LABELS.source,
    tokens: [],
    only: TICKET_SOURCES,
    read: ({ source }) => source,
    stored: { path: 'source', isAlwaysThere: true },
  },
  created: { kind: 'time', label: LABELS.created, read: ({ created_at }) => created_at.toMillis() },
  last_message: {
    kind: 'time',
    label: LABELS.lastMessage,
    read: ({ last_message_at }) => last_message_at.toMillis(),
  },
  // Of the service levels (D-135): filters and queues ask for it, policies, which set it, do not.
  due: { kind: 'deadline', label: LABELS.due, read: ({ due }) => due?.at.toMillis() ?? null },
  created_by: {
    kind: 'choice',
    label: LABELS.createdBy,
    tokens: [me, none],
    read: ({ created_by }) => created_by ?? '',
    stored: { path: 'created_by', isAlwaysThere: false },
  },
  address: { kind: 'text', label: LABELS.address, read: addressOf },
  domain: {
    kind: 'text',
    label: LABELS.domain,
    read: (ticket) => addressOf(ticket).split('@').slice(1).at(-1) ?? '',
  },
} as const satisfies Catalogue<FilteredTicket>;
export type TicketFieldName = keyof typeof FIELDS;

/** The fields of tickets that predicates ask (D-111). */
export const TICKET_CATALOGUE: Readonly<Record<TicketFieldName, Field<FilteredTicket>>> = FIELDS;

/** The same field without the words that stand for whoever looks: for predicates that nobody looks with. */
export const forEverybody = (field: Field<FilteredTicket>): Field<FilteredTicket> =>
  field.kind === 'choice'
    ? { ...field, tokens: field.tokens.filter((token) => token === TOKENS.none) }
    : field;

/** Fields of which an index has one, beside the status and one tag. */
const ANCHORS = ['assigned_to', 'created_by', 'team_ref', 'last_message.sender_type'] as const;
const isAnchor = (path: string): boolean => ANCHORS.some((anchor) => anchor === path);

/** Firestore asks for thirty combinations at most, and tickets come from three sources. */
const MOST_COMBINATIONS = 10;

const INDEXES: Indexes = {
  ordered: 'last_message',
  serves: (paths) => paths.filter(isAnchor).length <= 1,
  mostCombinations: MOST_COMBINATIONS,
};

/** What a query asks of the field that it finds tickets by, beside status and tag. */
export type AnchorQuestion =
  | { readonly path: 'assigned_to' | 'created_by' | 'team_ref'; readonly values: readonly string[] }
  | { readonly path: 'last_message.sender_type'; readonly values: readonly SenderType[] };

/** What a query over tickets asks, and what remains to be checked of each that it finds. */
export interface TicketQuestion {
  readonly sources: readonly TicketSource[];
  /** null for all */
  readonly statuses: readonly ConversationStatus[] | null;
  readonly tag: string | null;
  readonly anchor: AnchorQuestion | null;
  /** of the last message, milliseconds since 1970: the first that may match, and the first that no longer does */
  readonly from: number | null;
  readonly before: number | null;
  readonly rest: Predicate;
  /** nothing can match */
  readonly isEmpty: boolean;
}

type ValuesOf = (path: string) => readonly string[] | null;

/** Those of some words that are among the values; null if nothing is asked. */
const among = <Word extends string>(words: readonly Word[], values: readonly string[] | null) =>
  values && words.filter((word) => values.includes(word));

function anchorOf(valuesOf: ValuesOf): AnchorQuestion | null {
  const senders = among(SENDER_TYPES, valuesOf('last_message.sender_type'));
  if (senders !== null) return { path: 'last_message.sender_type', values: senders };
  for (const path of ['assigned_to', 'created_by', 'team_ref'] as const) {
    const values = valuesOf(path);
    if (values !== null) return { path, values };
  }
  return null;
}

/** The query for a predicate over tickets (D-111). */
export function ticketQuestion(predicate: Predicate, context: Context): TicketQuestion {
  const asked = { catalogue: TICKET_CATALOGUE, context };
  const { where, from, before, rest, isEmpty } = compile(predicate, asked, INDEXES);
  const valuesOf: ValuesOf = (path) => where.find((one) => one.path === path)?.values ?? null;
  return {
    sources: among(TICKET_SOURCES, valuesOf('source')) ?? TICKET_SOURCES,
    statuses: among(CONVERSATION_STATUSES, valuesOf('status')),
    tag: valuesOf('tag_refs')?.[0] ?? null,
    anchor: anchorOf(valuesOf),
    from,
    before,
    rest,
    isEmpty,
  };
}
