import { createWorkflow, getWorkflowRuns } from '@harborline/domain/api/automations/workflows';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath } from '@harborline/domain/paths';
import { makeConversation, makeMessage } from '@harborline/domain/testing/factories';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { eventText } from '@harborline/domain/tickets/event-text';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { deliverCreated } from './support/deliver';
import { historyOf } from './support/history';
import { chatTokenOf, type Identity, newStaff } from './support/people';
import { db, eventually } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const WORKFLOWS = '/api/automations/workflows';
const MINUTE_MS = 60_000;
const TO_HIGH = { kind: 'priority', priority: 'high' };

let library = '';
let owner: Identity;
let chatToken = '';

beforeEach(async () => {
  library = await newLibrary();
  owner = await newStaff(library, 'owner', { agent_name: 'Ada', display_name: 'Ada' });
  chatToken = await chatTokenOf(owner);
});

interface Rule {
  readonly trigger: object;
  readonly filter?: string;
  readonly actions: readonly object[];
  readonly is_shadow?: boolean;
}

async function newRule(name: string, { trigger, filter = 'all()', actions, is_shadow = false }: Rule) {
  const body = { name, is_enabled: true, is_shadow, definition: { trigger, filter, actions } };
  const { body: answer } = await call('POST', WORKFLOWS, body, owner);
  return createWorkflow.answer.parse(answer.data).workflow_ref;
}

async function newTicket(changes: object = {}): Promise<string> {
  const ref = unique('conversation');
  const ticket = makeConversation({ support_lib_id: library, status: 'open', number: 12 });
  await db.doc(docPath.conversation(ref)).set({ ...stored(ticket), ...changes });
  return ref;
}

/** A message of the visitor, as the thread has it. @returns its id */
async function write(ref: string, sender_type: 'visitor' | 'agent' = 'visitor'): Promise<string> {
  const id = unique('message');
  const of = { support_lib_id: library, conversation_ref: ref, created_at: Timestamp.now() };
  const sender_ref = sender_type === 'agent' ? owner.uid : 'visitor';
  await db.doc(docPath.message(ref, id)).set(stored(makeMessage({ ...of, sender_type, sender_ref })));
  return id;
}

const setStatus = (ref: string, status: string) =>
  call('PATCH', '/api/inbox/tickets', { conversation_ref: ref, status }, { token: chatToken });

const runs = async (query = '') =>
  getWorkflowRuns.answer.parse(
    (await call('GET', `/api/activity/workflows${query}`, undefined, owner)).body.data,
  ).runs;

/** The runs of an automation once there are so many that have ended. */
const endedRuns = (ref: string, count: number) =>
  eventually(async () => {
    const found = await runs(`?workflow_ref=${ref}`);
    expect(found.filter(({ outcome }) => outcome !== 'running')).toHaveLength(count);
    return found;
  });

const field = async (ref: string, name: string): Promise<unknown> =>
  (await db.doc(docPath.conversation(ref)).get()).get(name);

describe('an automation that is on (D-145)', () => {
  it('does what it says, and the history names it and its run', async () => {
    const actions = [
      TO_HIGH,
      { kind: 'tag', name: 'Bike', is_set: true },
      { kind: 'note', text: 'About [ticketNumber]' },
      { kind: 'snooze', minutes: 30 },
    ];
    const rule = await newRule('Bikes', {
      trigger: { on: 'visitor-wrote' },
      filter: 'status.any-of(open)',
      actions,
    });
    const ref = await newTicket();
    const messageId = await write(ref);
    const [run] = await endedRuns(rule, 1);
    expect(run).toMatchObject({
      ...{ workflow_name: 'Bikes', conversation_ref: ref, ticket_number: 12, outcome: 'done', chain: [] },
      event: { kind: 'visitor-wrote', cause: 'visitor' },
      conditions: [{ predicate: 'status.any-of(open)', holds: true, found: ['open'], depth: 0 }],
    });
    expect(run?.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done']);
    expect([await field(ref, 'priority_level'), await field(ref, 'status')]).toEqual([3, 'snoozed']);
    const history = await historyOf(ref);
    expect(history.map(({ kind }) => kind)).toEqual(['priority-changed', 'tag-added', 'ticket-snoozed']);
    expect(history[0]).toMatchObject({
      ...{ actor_ref: '', actor_name: 'Automation “Bikes”', reason: 'automation' },
      details: { workflow_ref: rule, run_ref: run?.run_ref, workflow_chain: rule },
    });
    expect(eventText(history[0] ?? expect.fail())).toBe('changed the priority from Normal to High');
    const { docs } = await db.collection(docPath.messages(ref)).where('sender_type', '==', 'note').get();
    expect(docs.map((note) => [note.get('text'), note.get('is_public')])).toEqual([['About #12', false]]);
    // What comes again, and again, changes nothing.
    for (let time = 0; time < 2; time += 1)
      await deliverCreated('onMessageAutomated', docPath.message(ref, messageId));
    expect(await runs(`?workflow_ref=${rule}`)).toEqual([run]);
    expect(await historyOf(ref)).toHaveLength(3);
  });

  it('does nothing where its conditions do not hold, or while it is off', async () => {
    const trigger = { on: 'visitor-wrote' };
    const other = await newRule('Other', { trigger, filter: 'priority.any-of(low)', actions: [TO_HIGH] });
    const off = await newRule('Off', { trigger, actions: [TO_HIGH] });
    await call('PUT', `${WORKFLOWS}?workflow_ref=${off}`, { is_enabled: false }, owner);
    const on = await newRule('On', { trigger, actions: [{ kind: 'note', text: 'Seen' }] });
    await write(await newTicket());
    await endedRuns(on, 1);
    expect(await runs(`?workflow_ref=${other}`)).toEqual([]);
    expect(await runs(`?workflow_ref=${off}`)).toEqual([]);
  });

  it('starts with a form that was sent from the ticket, and with no other one', async () => {
    const newForm = async (support_lib_id: string) => {
      const ref = unique('form');
      const versions = { published_version: 1, draft_version: 1, published_draft_version: 1 };
      await db.doc(docPath.form(ref)).set({
        ...{ support_lib_id, name: ref, is_published: true, ...versions },
        ...{ updated_at: Timestamp.now(), updated_by: 'Ada' },
      });
      return ref;
    };
    const [form, foreign] = [await newForm(library), await newForm(await newLibrary())];
    const trigger = (form_ref: string) => ({ on: 'form-submitted', form_ref });
    const rule = await newRule('Repairs first', { trigger: trigger(form), actions: [TO_HIGH] });
    const refused = await call(
      'POST',
      WORKFLOWS,
      { name: 'Theirs', definition: { trigger: trigger(foreign), filter: 'all()', actions: [TO_HIGH] } },
      owner,
    );
    expect([refused.status, refused.body.message]).toEqual([409, WORKFLOW_TEXTS.formGone]);
    const [asked, other, alone] = [await newTicket(), await newTicket(), await newTicket()];
    const send = (form_ref: string, conversation_ref: string) =>
      db.doc(docPath.formSubmission(unique('submission'))).set({
        ...{ support_lib_id: library, form_ref, conversation_ref, version: 1, answers: {} },
        ...{ submitted_at: Timestamp.now(), visitor_uid: 'visitor' },
      });
    await send(foreign, other);
    await send(form, '');
    await send(form, asked);
    const [run, ...more] = await endedRuns(rule, 1);
    expect(run).toMatchObject({ conversation_ref: asked, event: { details: { form_ref: form } } });
    expect(more).toEqual([]);
    expect(await field(asked, 'priority_level')).toBe(3);
    expect([await field(other, 'priority_level'), await field(alone, 'priority_level')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('only records in shadow mode', async () => {
    const rule = await newRule('Shadow', {
      trigger: { on: 'ticket-changed', fields: ['status'] },
      actions: [TO_HIGH],
      is_shadow: true,
    });
    const ref = await newTicket();
    await setStatus(ref, 'pending');
    const [run] = await endedRuns(rule, 1);
    expect(run).toMatchObject({ outcome: 'shadow', results: [], actions: [TO_HIGH] });
    expect(await field(ref, 'priority_level')).toBeUndefined();
  });

  it('says which of its actions was refused, and does the others', async () => {
    const actions = [{ kind: 'snooze', minutes: 5 }, TO_HIGH];
    const rule = await newRule('Late', { trigger: { on: 'team-answered' }, actions });
    const ref = await newTicket({ status: 'closed' });
    await write(ref, 'agent');
    const [run] = await endedRuns(rule, 1);
    expect(run?.results.map(({ outcome }) => outcome)).toEqual(['refused', 'done']);
    expect(run?.results[0]?.because).not.toBe('');
  });

  it('leads to another one, but never to itself', async () => {
    const status = { on: 'ticket-changed', fields: ['status'] };
    const priority = { on: 'ticket-changed', fields: ['priority'] };
    const first = await newRule('First', { trigger: status, actions: [TO_HIGH] });
    const second = await newRule('Second', {
      trigger: priority,
      actions: [{ kind: 'status', status: 'closed' }],
    });
    const ref = await newTicket();
    await setStatus(ref, 'pending');
    const found = await endedRuns(first, 2);
    expect(found.map(({ outcome, chain }) => [outcome, chain.map(({ name }) => name)])).toEqual([
      ['looped', ['First', 'Second']],
      ['done', []],
    ]);
    const [led] = await endedRuns(second, 1);
    expect(led).toMatchObject({ outcome: 'done', caused_by: found[1]?.run_ref });
    expect(await field(ref, 'status')).toBe('closed');
  });

  it('leaves out what is too much at one ticket, and is switched off by what is too much at all', async () => {
    const trigger = { on: 'visitor-wrote' };
    const rule = await newRule('Busy', { trigger, actions: [{ kind: 'note', text: 'Again' }] });
    const batch = db.batch();
    const ref = await newTicket();
    const many = (count: number, changes: object) => {
      for (let index = 0; index < count; index += 1)
        batch.set(db.collection(COLLECTIONS.workflowRuns).doc(), {
          ...{ support_lib_id: library, workflow_ref: rule, conversation_ref: ref, at: Timestamp.now() },
          ...changes,
        });
    };
    many(LIMITS.automationBurstAtTicket, { outcome: 'done' });
    // However much was left out, it switches nothing off for others.
    many(LIMITS.automationBurst, { outcome: 'too-often', conversation_ref: 'flood' });
    await batch.commit();
    await write(ref);
    const outcomes = () =>
      eventually(async () => {
        const { docs } = await db
          .collection(COLLECTIONS.workflowRuns)
          .where('workflow_ref', '==', rule)
          .where('conversation_ref', '==', ref)
          .where('outcome', 'in', ['too-often', 'switched-off'])
          .get();
        expect(docs.length).toBeGreaterThan(0);
        return docs.map((run) => run.get('outcome'));
      });
    expect(await outcomes()).toEqual(['too-often']);
    const more = db.batch();
    for (let index = 0; index < LIMITS.automationBurst; index += 1)
      more.set(db.collection(COLLECTIONS.workflowRuns).doc(), {
        ...{ support_lib_id: library, workflow_ref: rule, conversation_ref: 'x', at: Timestamp.now() },
        outcome: 'done',
      });
    await more.commit();
    await write(await newTicket());
    await eventually(async () => {
      const kept = await db.doc(docPath.workflow(rule)).get();
      expect([kept.get('is_enabled'), kept.get('stopped_at') !== null]).toEqual([false, true]);
    });
    const { docs } = await db
      .collection(COLLECTIONS.feeds)
      .where('ref_uid', '==', owner.uid)
      .where('workflow_ref', '==', rule)
      .get();
    expect(docs.map((item) => [item.get('trigger'), item.get('workflow_name')])).toEqual([
      ['automation', 'Busy'],
    ]);
    const again = await call('PUT', `${WORKFLOWS}?workflow_ref=${rule}`, { is_enabled: true }, owner);
    expect(again.body.data).toMatchObject({ is_enabled: true, stopped_at: null });
  });

  it('goes on where a worker died', async () => {
    const rule = await newRule('Lost', { trigger: { on: 'visitor-wrote' }, actions: [TO_HIGH] });
    const ref = await newTicket();
    const runRef = unique('run');
    await db.doc(docPath.workflowRun(runRef)).set({
      ...{ support_lib_id: library, workflow_ref: rule, workflow_name: 'Lost', workflow_version: 1 },
      ...{ conversation_ref: ref, ticket_number: 12, chain: [], caused_by: '', conditions: [] },
      event: { kind: 'visitor-wrote', cause: 'visitor', at: Timestamp.now(), details: {} },
      actions: [{ kind: 'status', status: 'closed' }, TO_HIGH],
      results: [{ outcome: 'done', because: '' }],
      outcome: 'running',
      at: Timestamp.fromMillis(Date.now() - 5 * MINUTE_MS),
      expires_at: Timestamp.fromMillis(Date.now() + MINUTE_MS),
    });
    await eventually(async () => expect(await field(ref, 'priority_level')).toBe(3));
    // What it had done already is not done again.
    expect(await field(ref, 'status')).toBe('open');
  });

  it('waits for an answer, once for what the visitor wrote last', async () => {
    const waiting = { kind: 'note', text: 'Waits' };
    const rule = await newRule('Waiting', { trigger: { on: 'waiting', minutes: 30 }, actions: [waiting] });
    const since = Timestamp.fromMillis(Date.now() - 31 * MINUTE_MS);
    await db.doc(docPath.workflow(rule)).update({ enabled_at: Timestamp.fromMillis(0) });
    const last_message = { id: 'm', preview: 'Hi', sender_type: 'visitor', sender_name: 'Vera' };
    const ref = await newTicket({ last_message, last_message_at: since });
    await newTicket({ last_message: { ...last_message, sender_type: 'agent' }, last_message_at: since });
    const [run] = await endedRuns(rule, 1);
    expect(run).toMatchObject({ conversation_ref: ref, outcome: 'done', event: { cause: 'product' } });
  });
});

describe('what automations did', () => {
  it('is read by whoever views tickets and automations, in their library', async () => {
    const rule = await newRule('Read', { trigger: { on: 'visitor-wrote' }, actions: [TO_HIGH] });
    await write(await newTicket());
    const [run] = await endedRuns(rule, 1);
    const one = `/api/activity/workflows?run_ref=${run?.run_ref}`;
    expect((await runs(`?run_ref=${run?.run_ref}`))[0]).toEqual(run);
    const stranger = await newStaff(await newLibrary(), 'owner');
    expect((await call('GET', one, undefined, stranger)).status).toBe(404);
    expect(
      (await call('GET', `/api/activity/workflows?workflow_ref=${rule}`, undefined, stranger)).body.data,
    ).toEqual({ runs: [], next_cursor: '' });
    const figures = await call(
      'GET',
      `/api/automations/workflow_figures?workflow_ref=${rule}`,
      undefined,
      owner,
    );
    expect(figures.body.data).toEqual({ days_7: { done: 1 }, days_30: { done: 1 } });
  });
});
