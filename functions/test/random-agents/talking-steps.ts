import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import {
  type Conversation,
  SETTABLE_STATUSES,
  type SenderType,
} from '@harborline/domain/entities/conversation';
import { docPath } from '@harborline/domain/paths';
import { db } from '../support/suite';
import { type ClientWrite, commitAs, readAs } from './firestore-client';
import { callStep, type Reply, type Scene, type Step } from './step';
import type { Person } from './world';

const HOUR_MS = 3_600_000;

/** A ticket as its page shows it now; undefined if it is gone. */
async function shown(ref: string): Promise<Conversation | undefined> {
  const found = await db.doc(docPath.conversation(ref)).get();
  return found.data() as Conversation | undefined;
}

interface Message {
  readonly id: string;
  readonly ref: string;
  readonly sender: Pick<Person, 'uid' | 'idToken' | 'name'>;
  readonly type: SenderType;
  readonly text: string;
  readonly libraryId: string;
  readonly follows?: string | undefined;
}

/** The two writes of a message, as `sendMessage` of the pages makes them. */
function writesOf({ id, ref, sender, type, text, libraryId, follows }: Message): ClientWrite[] {
  const { created_at: _, ...data } = buildMessage({
    ...{ conversationRef: ref, libraryId, senderType: type, senderRef: sender.uid },
    ...{ senderName: sender.name, text, follows, createdAt: 0 },
  });
  const message = {
    path: docPath.message(ref, id),
    data: { ...data },
    times: ['created_at'],
    isUpdate: false,
  };
  const { last_message, is_unread_by_staff } = conversationUpdate(id, { ...data, created_at: 0 });
  const times = type === 'visitor' ? ['last_message_at', 'last_visitor_message_at'] : ['last_message_at'];
  const summary = {
    path: docPath.conversation(ref),
    data: { last_message, is_unread_by_staff },
    ...{ times, isUpdate: true },
  };
  return type === 'note' ? [message as ClientWrite] : [message as ClientWrite, summary];
}

/** Writes a message under the rules; one that the rules refuse may have arrived before (see `sendMessage`). */
async function write(message: Message, signal?: AbortSignal): Promise<Reply> {
  const status = await commitAs(message.sender.idToken, writesOf(message), signal);
  const hasArrived =
    status === 403 &&
    (await readAs(message.sender.idToken, docPath.message(message.ref, message.id), signal)) === 200;
  return { status: hasArrived ? 200 : status, data: {}, message: '' };
}

function messageStep(scene: Scene, kind: string, message: Message): Step {
  const { memory, by } = scene;
  const { ref, text } = message;
  const said = { ref, isSure: false };
  return {
    ...{ kind, by, refs: [ref], isRepeatable: true, wants: () => [] },
    send: (signal, as) => {
      memory.said.set(text, said);
      return write({ ...message, sender: as ?? message.sender }, signal);
    },
    note: () => {
      said.isSure = true;
    },
  };
}

const writing = (type: SenderType) => async (scene: Scene) => {
  const { random, world, memory, by } = scene;
  const ref = random.pick(world.tickets);
  const ticket = await shown(ref);
  if (ticket === undefined) return undefined;
  const visitor = world.visitors.find(({ uid }) => ticket.visitor_uids.includes(uid));
  if (type === 'visitor' && visitor === undefined) return undefined;
  const ofVisitor = visitor && { uid: visitor.uid, idToken: visitor.token, name: ticket.visitor.name };
  return messageStep(scene, type, {
    ...{ id: memory.newId('message'), ref, type, libraryId: world.libraryId },
    sender: type === 'visitor' && ofVisitor ? ofVisitor : by,
    text: memory.newId(`said-${type}-`),
    follows: type === 'agent' && random.chance(0.5) ? ticket.last_message.id : undefined,
  });
};

/** What a page that is being closed sends (D-113). */
async function leave(scene: Scene): Promise<Step | undefined> {
  const { random, world, memory } = scene;
  const ref = random.pick(world.tickets);
  const text = memory.newId('said-left-');
  const said = { ref, isSure: false };
  memory.said.set(text, said);
  const body = {
    ...{ conversation_ref: ref, messages: [{ id: memory.newId('message'), text }] },
    ...(random.chance(0.5) && { then_status: random.pick(SETTABLE_STATUSES) }),
  };
  return callStep(
    scene,
    'leave',
    [ref],
    { method: 'POST', path: '/messages', body },
    {
      note: () => {
        said.isSure = true;
      },
    },
  );
}

async function plan(scene: Scene): Promise<Step> {
  const { random, world, memory, by } = scene;
  const ref = random.pick(world.tickets);
  const text = memory.newId('said-planned-');
  memory.said.set(text, { ref, isSure: false });
  const body = {
    ...{ request_id: memory.newId('plan'), conversation_ref: ref, text },
    send_at: Date.now() + (random.chance(0.5) ? 2_500 : HOUR_MS),
    ...(random.chance(0.5) && { then_status: random.pick(SETTABLE_STATUSES) }),
  };
  return callStep(
    scene,
    'plan',
    [ref],
    { method: 'POST', path: '/planned-replies', body },
    {
      note: ({ data }) =>
        memory.plans.push({
          ref: String(data.planned_reply_ref),
          by,
          ticket: ref,
          version: Number(data.version),
        }),
    },
  );
}

async function changePlan(scene: Scene): Promise<Step | undefined> {
  const { random, memory } = scene;
  if (memory.plans.length === 0) return undefined;
  const known = random.pick(memory.plans);
  const action = random.pick(['cancel', 'send', 'hold', 'change'] as const);
  const body = {
    ...{ planned_reply_ref: known.ref, version: known.version, action },
    ...(action === 'change' && { send_at: Date.now() + 2_500 }),
  };
  return callStep(
    action === 'hold' ? scene : { ...scene, by: known.by },
    `plan-${action}`,
    [known.ticket],
    { method: 'PATCH', path: '/planned-replies', body },
    {
      note: ({ data }) => {
        known.version = Number(data.version);
      },
    },
  );
}

async function draft(scene: Scene): Promise<Step> {
  const { random, world, memory, by } = scene;
  const ref = random.pick(world.tickets);
  const text = memory.newId('said-draft-');
  memory.said.set(text, { ref, isSure: false });
  const body = { request_id: memory.newId('draft'), conversation_ref: ref, text };
  return callStep(
    scene,
    'draft',
    [ref],
    { method: 'POST', path: '/drafts', body },
    { note: ({ data }) => memory.drafts.push({ ref: String(data.draft_message_ref), by, ticket: ref }) },
  );
}

/** A teammate approves a draft, asks for changes, or sends it; its author takes it back, or sends it. */
async function decideDraft(scene: Scene): Promise<Step | undefined> {
  const { random, memory, by } = scene;
  if (memory.drafts.length === 0) return undefined;
  const { ref, ticket, by: author } = random.pick(memory.drafts);
  const stored = (await db.doc(docPath.replyDraft(ref)).get()).data();
  if (stored === undefined) return undefined;
  const named = { draft_message_ref: ref, version: Number(stored.version) };
  const decided = { ...named, review_status: String(stored.state) };
  if (by === author && random.chance(0.5)) {
    const body = { ...named, action: random.pick(['withdraw', 'submit']) };
    return callStep(scene, 'change-draft', [ticket], { method: 'PATCH', path: '/drafts', body });
  }
  if (by === author || random.chance(0.4))
    return callStep(scene, 'send-draft', [ticket], { method: 'POST', path: '/drafts/send', body: decided });
  const action = random.pick(['approve', 'request-changes'] as const);
  const body = { ...decided, action, comment: action === 'approve' ? '' : 'Say please.' };
  return callStep(scene, 'review-draft', [ticket], { method: 'PATCH', path: '/drafts/review', body });
}

/** A teammate opens a ticket for somebody (D-100). */
async function open(scene: Scene): Promise<Step> {
  const { random, world, memory, by } = scene;
  const text = memory.newId('said-opened-');
  const said = { ref: '', isSure: false };
  memory.said.set(text, said);
  const assigned_to = random.pick(['', by.uid, random.pick(world.agents).uid]);
  const body = {
    ...{ request_id: memory.newId('open'), email: `${memory.newId('vera-').toLowerCase()}@visitor.example` },
    ...{
      subject: 'For you',
      text,
      is_mailed: random.chance(0.7),
      ...(assigned_to !== '' && { assigned_to }),
    },
  };
  return callStep(
    scene,
    'open',
    [],
    { method: 'POST', path: '/tickets', body },
    {
      note: ({ data }) => {
        const ref = String(data.conversation_ref);
        said.ref = ref;
        said.isSure = true;
        if (!world.tickets.includes(ref)) world.tickets.push(ref);
      },
      wants: ({ data }) => [
        {
          ...{ ref: String(data.conversation_ref), what: `opened for ${assigned_to}` },
          holds: (ticket) => ticket.assignedTo === assigned_to,
        },
      ],
    },
  );
}

/** Steps by which something is said. */
export const TALKING_STEPS = {
  ...{ leave, plan, changePlan, draft, decideDraft, open },
  visitor: writing('visitor'),
  reply: writing('agent'),
  note: writing('note'),
};
