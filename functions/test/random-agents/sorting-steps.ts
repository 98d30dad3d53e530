import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { TICKET_FIELDS } from '@harborline/domain/entities/ticket-fields';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import { callStep, outcomesOf, type Scene, type Step } from './step';
import { FIELDS, OPTIONS, OWN_STATUSES, TAG_NAMES, TEAMS } from './world';

const MINUTE_MS = 60_000;

function status(scene: Scene): Step {
  const { random, world, memory } = scene;
  const ref = random.pick(world.tickets);
  const own = random.chance(0.3) ? random.pick(OWN_STATUSES) : undefined;
  const to = own?.counts_as ?? random.pick(SETTABLE_STATUSES);
  const body = {
    ...{ conversation_ref: ref, status: to },
    ...(own && { own_status_ref: own.ref }),
    ...(random.chance(0.5) && { change_id: memory.newId('change') }),
  };
  const call = { method: 'PATCH', path: '/tickets', body };
  return callStep(scene, 'status', [ref], call, {
    wants: () => [
      {
        ...{ ref, what: `status ${to} ${own?.ref ?? ''}` },
        holds: (ticket) => ticket.status === to && ticket.ownStatusRef === (own?.ref ?? ''),
      },
    ],
  });
}

const soon = ({ random }: Scene): string | undefined =>
  random.chance(0.4)
    ? undefined
    : new Date(Date.now() + (random.chance(0.5) ? 3_000 : MINUTE_MS * (1 + random.below(60)))).toISOString();

function snooze(scene: Scene): Step {
  const ref = scene.random.pick(scene.world.tickets);
  const until = soon(scene);
  const body = { conversation_ref: ref, ...(until !== undefined && { until }) };
  const call = { method: 'PUT', path: '/tickets/snooze', body };
  return callStep(scene, 'snooze', [ref], call, {
    wants: () => [{ ref, what: 'snoozed', holds: (ticket) => ticket.snoozedUntil === (until ?? '') }],
  });
}

function assign(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const to = random.chance(0.3) ? '' : random.pick(world.agents).uid;
  const body = { conversation_ref: ref, ...(to !== '' && { assigned_to: to }) };
  const call = { method: 'PATCH', path: '/tickets/assignee', body };
  return callStep(scene, 'assign', [ref], call, {
    wants: () => [{ ref, what: `assigned to ${to}`, holds: (ticket) => ticket.assignedTo === to }],
  });
}

function team(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const to = random.pick(['', ...TEAMS]);
  const body = { conversation_ref: ref, ...(to !== '' && { team_ref: to }) };
  const call = { method: 'PATCH', path: '/tickets/team', body };
  return callStep(scene, 'team', [ref], call, {
    wants: () => [{ ref, what: `team ${to}`, holds: (ticket) => ticket.teamRef === to }],
  });
}

function field(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const name = random.pick(TICKET_FIELDS);
  const to = random.pick(['', ...OPTIONS[name]]);
  const body = { conversation_ref: ref, field: name, ...(to !== '' && { ref: to }) };
  const call = { method: 'PATCH', path: '/tickets/field', body };
  return callStep(scene, 'field', [ref], call, {
    wants: () => [{ ref, what: `${name} ${to}`, holds: (ticket) => ticket.fields[name] === to }],
  });
}

function priority(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const to = random.pick(PRIORITIES);
  const call = { method: 'PATCH', path: '/tickets/priority', body: { conversation_ref: ref, priority: to } };
  return callStep(scene, 'priority', [ref], call, {
    wants: () => [{ ref, what: `priority ${to}`, holds: (ticket) => ticket.priority === to }],
  });
}

function value(scene: Scene): Step {
  const { random, world } = scene;
  const ref = random.pick(world.tickets);
  const { ref: field_ref, kind, options } = random.pick(FIELDS);
  const texts = kind === 'choice' ? options.map((option) => option.ref) : ['1', '22', '333'];
  const to = random.pick(['', ...texts]);
  const body = { conversation_ref: ref, field_ref, value: to };
  const call = { method: 'PATCH', path: '/tickets/custom_field', body };
  return callStep(scene, 'value', [ref], call, {
    wants: () => [
      {
        ref,
        what: `${field_ref} ${to}`,
        holds: (ticket) => (ticket.values.get(field_ref) ?? '') === to,
      },
    ],
  });
}

function tag(scene: Scene): Step {
  const { random, world, memory } = scene;
  const ref = random.pick(world.tickets);
  const isSet = random.chance(0.6);
  const body = {
    ...{ conversation_ref: ref, name: random.pick(TAG_NAMES), is_set: isSet },
    ...(random.chance(0.5) && { change_id: memory.newId('change') }),
  };
  return callStep(
    scene,
    'tag',
    [ref],
    { method: 'POST', path: '/conv_tags', body },
    {
      wants: ({ data: { tag_ref } }) => [
        {
          ...{ ref, what: `tag ${String(tag_ref)} ${isSet}` },
          holds: (ticket) => tag_ref === '' || ticket.tags.has(String(tag_ref)) === isSet,
          // A tag that stands for it by now may be on its way to the ticket (D-117).
          withinMs: 10_000,
        },
      ],
    },
  );
}

function bulkAction(scene: Scene) {
  const { random, world } = scene;
  switch (random.pick(['status', 'snooze', 'assignee', 'tag'] as const)) {
    case 'status':
      return { kind: 'status', status: random.pick(SETTABLE_STATUSES) } as const;
    case 'snooze':
      return { kind: 'snooze' } as const;
    case 'assignee':
      return { kind: 'assignee', assigned_to: random.pick(world.agents).uid } as const;
    case 'tag':
      return { kind: 'tag', name: random.pick(TAG_NAMES), is_set: random.chance(0.6) } as const;
  }
}

function bulk(scene: Scene): Step {
  const { random, world, memory, by } = scene;
  const refs = random.some(world.tickets, 5);
  const action = bulkAction(scene);
  const requestId = memory.newId('bulk');
  const body = { request_id: requestId, conversation_refs: refs, action };
  return callStep(
    scene,
    'bulk',
    refs,
    { method: 'POST', path: '/tickets/bulk', body },
    {
      note: () => memory.bulks.push({ by, refs, requestId, action }),
      wants: (reply) =>
        outcomesOf(reply, refs)
          .filter(({ isDone }) => isDone && action.kind !== 'tag')
          .map(({ ref }) => ({
            ref,
            what: `bulk ${JSON.stringify(action)}`,
            holds: (ticket) => {
              if (action.kind === 'status') return ticket.status === action.status;
              return action.kind === 'snooze'
                ? ticket.snoozedUntil === ''
                : action.kind === 'tag' || ticket.assignedTo === action.assigned_to;
            },
          })),
    },
  );
}

function undoBulk(scene: Scene): Step | undefined {
  const { random, memory, by } = scene;
  const own = memory.bulks.filter((bulk) => bulk.by === by);
  if (own.length === 0) return undefined;
  const { requestId, refs, action } = random.pick(own);
  const body = { request_id: memory.newId('undo'), undoes: requestId, conversation_refs: refs, action };
  return callStep(scene, 'undo-bulk', refs, { method: 'POST', path: '/tickets/bulk', body });
}

function macro(scene: Scene): Step {
  const { random, world, memory, by } = scene;
  const refs = random.some(world.tickets, 3);
  const { ref: macro_ref, actions } = random.pick(world.macros);
  const requestId = memory.newId('macro');
  const body = { request_id: requestId, macro_ref, version: 1, conversation_refs: refs };
  return callStep(
    scene,
    'macro',
    refs,
    { method: 'POST', path: '/tickets/macro', body },
    { note: () => memory.macros.push({ by, refs, requestId, actions: actions.length }) },
  );
}

function undoMacro(scene: Scene): Step | undefined {
  const { random, memory, by } = scene;
  const own = memory.macros.filter((one) => one.by === by);
  if (own.length === 0) return undefined;
  const { requestId, refs, actions } = random.pick(own);
  const body = { request_id: memory.newId('undo'), undoes: requestId, actions, conversation_refs: refs };
  return callStep(scene, 'undo-macro', refs, { method: 'POST', path: '/tickets/macro/undo', body });
}

/** The next ticket of a queue: each press takes one, so that a press is no repeated call. */
function next(scene: Scene): Step {
  const { world, by } = scene;
  const body = { smart_queue_ref: world.queueRef, timezone: 'UTC' };
  return callStep(
    scene,
    'next',
    [],
    { method: 'POST', path: '/smart_queues/next', body },
    {
      isRepeatable: false,
      wants: ({ data: { outcome, conversation_ref } }) =>
        outcome === 'taken'
          ? [
              {
                ref: String(conversation_ref),
                what: 'taken',
                holds: (ticket) => ticket.assignedTo === by.uid,
              },
            ]
          : [],
    },
  );
}

/** Steps about what a ticket is sorted by, and who has it. */
export const SORTING_STEPS = {
  ...{ status, snooze, assign, team, field, priority, value, tag },
  ...{ bulk, undoBulk, macro, undoMacro, next },
};
