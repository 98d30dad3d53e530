import fc from 'fast-check';
import {
  CONVERSATION_STATUSES,
  type Conversation,
  SENDER_TYPES,
  TICKET_SOURCES,
} from '../entities/conversation';
import type { Condition, Context, Predicate } from '../predicate/predicate';
import { makeConversation } from './factories';
import { timestamp } from './timestamp';

/** When the predicates are asked: shortly after midnight in one of the time zones. */
const PREDICATE_NOW = Date.UTC(2026, 4, 4, 22, 30);
const HOUR_MS = 3_600_000;

const PEOPLE = ['ada', 'bo'] as const;
const TEAMS = ['billing', 'repairs'] as const;
const TAGS = ['urgent', 'bike', 'a(b),~c'] as const;
const ADDRESSES = ['', 'Zoe@Example.com', 'max@shop.example', 'no-address'] as const;

const anyOf = (field: string, values: readonly string[]): fc.Arbitrary<Condition> =>
  fc.record({
    field: fc.constant(field),
    op: fc.constantFrom('any-of' as const, 'none-of' as const),
    values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
  });

const moment = (field: string): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('within' as const, 'older' as const),
      values: fc.constantFrom('30m', '2h', '1d', '3d', '1w').map((span) => [span]),
    }),
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('today' as const, 'yesterday' as const),
      values: fc.constant([]),
    }),
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('since' as const, 'before' as const),
      values: fc.constantFrom('2026-05-02', '2026-05-04', '2026-05-05').map((day) => [day]),
    }),
  );

const deadline = (field: string): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('overdue' as const, 'no-due' as const),
      values: fc.constant([]),
    }),
    fc.record({
      field: fc.constant(field),
      op: fc.constant('due-within' as const),
      values: fc.constantFrom('30m', '1h', '2d').map((span) => [span]),
    }),
  );

const words = (field: string): fc.Arbitrary<Condition> =>
  fc.record({
    field: fc.constant(field),
    op: fc.constantFrom('is' as const, 'is-not' as const, 'contains' as const, 'lacks' as const),
    values: fc.constantFrom('zoe@example.com', 'EXAMPLE', 'shop.example', 'x, (y)~🚲').map((text) => [text]),
  });

/** Any condition on a ticket. */
const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  anyOf('status', CONVERSATION_STATUSES),
  anyOf('source', TICKET_SOURCES),
  anyOf('assignee', [...PEOPLE, '@me', '@none']),
  anyOf('created_by', [...PEOPLE, '@me', '@none']),
  anyOf('team', [...TEAMS, '@my-teams', '@none']),
  anyOf('tag', [...TAGS, '@none']),
  anyOf('type', ['question', '@none']),
  anyOf('own_status', ['supplier', '@none']),
  fc.record({
    field: fc.constant('waits'),
    op: fc.constantFrom('yes' as const, 'no' as const),
    values: fc.constant([]),
  }),
  moment('created'),
  moment('last_message'),
  deadline('due'),
  words('address'),
  words('domain'),
);

const anyNested = (depth: number): fc.Arbitrary<Predicate> =>
  depth === 0
    ? anyCondition
    : fc.oneof(
        anyCondition,
        fc.record({
          match: fc.constantFrom('all' as const, 'all' as const, 'any' as const, 'none' as const),
          of: fc.array(anyNested(depth - 1), { maxLength: 3 }),
        }),
      );

/** Any predicate over tickets, of at most 27 conditions. */
export const anyPredicate: fc.Arbitrary<Predicate> = anyNested(3);

/** Anybody who looks, from anywhere. */
export const anyContext: fc.Arbitrary<Context> = fc.record({
  now: fc.constant(PREDICATE_NOW),
  me: fc.constantFrom(...PEOPLE, 'nobody'),
  myTeams: fc.subarray([...TEAMS]),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'),
});

const someTimes = fc
  .integer({ min: -200, max: 1 })
  .chain((hours) => fc.integer({ min: -2, max: 2 }).map((ms) => PREDICATE_NOW + hours * HOUR_MS + ms))
  .map(timestamp);

const someDue = fc.option(
  fc
    .integer({ min: -3, max: 50 })
    .chain((hours) => fc.integer({ min: -2, max: 2 }).map((ms) => PREDICATE_NOW + hours * HOUR_MS + ms))
    .map((at) => ({ at: timestamp(at), is_soon: false })),
  { nil: undefined },
);

const orAbsent = (values: readonly string[]) => fc.constantFrom(undefined, '', ...values);

/** Any ticket, as the predicates above tell them apart. */
export const anyTicket: fc.Arbitrary<Conversation> = fc
  .record({
    status: fc.constantFrom(...CONVERSATION_STATUSES),
    source: fc.constantFrom(...TICKET_SOURCES),
    assigned_to: fc.constantFrom('', ...PEOPLE),
    created_by: orAbsent(PEOPLE),
    team_ref: orAbsent(TEAMS),
    type_ref: orAbsent(['question']),
    own_status_ref: orAbsent(['supplier']),
    tag_refs: fc.option(fc.subarray([...TAGS]), { nil: undefined }),
    senderType: fc.constantFrom(...SENDER_TYPES),
    email: fc.constantFrom(...ADDRESSES),
    created_at: someTimes,
    last_message_at: someTimes,
    due: someDue,
  })
  .map(({ senderType, email, due, created_by, team_ref, type_ref, own_status_ref, tag_refs, ...fields }) => {
    const made = makeConversation(fields);
    return {
      ...made,
      // Documents may lack these.
      ...(due === undefined ? {} : { due }),
      ...(created_by === undefined ? {} : { created_by }),
      ...(team_ref === undefined ? {} : { team_ref }),
      ...(type_ref === undefined ? {} : { type_ref }),
      ...(own_status_ref === undefined ? {} : { own_status_ref }),
      ...(tag_refs === undefined ? {} : { tag_refs }),
      visitor: { ...made.visitor, email },
      last_message: { ...made.last_message, sender_type: senderType },
    };
  });
