import {
  createWorkflow,
  dryRunWorkflow,
  getWorkflowFolders,
  getWorkflows,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { docPath } from '@harborline/domain/paths';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { ROLES } from '@harborline/domain/permissions/slugs';
import { makeConversation, makeMessage, makeTicketEvent } from '@harborline/domain/testing/factories';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call';
import { type Identity, newStaff, overriding } from './support/people';
import { db } from './support/suite';
import { newLibrary, stored, unique } from './support/world';

const WORKFLOWS = '/api/automations/workflows';
const FOLDERS = '/api/automations/workflow_folders';
const HOUR_MS = 3_600_000;

const DEFINITION = {
  trigger: { on: 'ticket-created' },
  filter: 'all()',
  actions: [{ kind: 'priority', priority: 'high' }],
};

const list = async (who: Identity, query = '') =>
  getWorkflows.answer.parse((await call('GET', `${WORKFLOWS}${query}`, undefined, who)).body.data);
const namesIn = async (who: Identity, query: string) =>
  (await list(who, query)).workflows.map(({ name }) => name);
const create = (body: object, who: Identity) =>
  call('POST', WORKFLOWS, { name: unique('Automation '), definition: DEFINITION, ...body }, who);
const created = async (body: object, who: Identity): Promise<PresentedWorkflow> =>
  createWorkflow.answer.parse((await create(body, who)).body.data);
const change = (ref: string, body: object, who: Identity) =>
  call('PUT', `${WORKFLOWS}?workflow_ref=${ref}`, body, who);
const remove = (ref: string, who: Identity) =>
  call('DELETE', `${WORKFLOWS}?workflow_ref=${ref}`, undefined, who);
const dryRun = (body: object, who: Identity) => call('POST', `${WORKFLOWS}/dry_run`, body, who);

let libraryId = '';
let owner: Identity;
let stranger: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner', { agent_name: 'Ada' });
  stranger = await newStaff(await newLibrary(), 'owner');
});

describe('automations (S7.3-01, S7.3-02, D-144)', () => {
  it('are created, read, changed and deleted in their library alone', async () => {
    const made = await created({ name: ' Refunds\nfirst ' }, owner);
    expect(made).toMatchObject({ name: 'Refunds first', is_enabled: false, is_shadow: false, version: 1 });
    expect(made).toMatchObject({ definition: DEFINITION, changed_by_name: 'Ada', stopped_at: null });
    const ref = made.workflow_ref;
    expect((await list(owner, `?workflow_ref=${ref}`)).workflows).toEqual([made]);
    expect((await list(stranger)).workflows).toEqual([]);
    for (const answer of [
      call('GET', `${WORKFLOWS}?workflow_ref=${ref}`, undefined, stranger),
      change(ref, { name: 'No' }, stranger),
      remove(ref, stranger),
    ])
      expect((await answer).status).toBe(404);
    const filter = 'priority.any-of(low)';
    const changed = await change(ref, { is_enabled: true, definition: { ...DEFINITION, filter } }, owner);
    expect(changed.body.data).toMatchObject({ is_enabled: true, version: 2, definition: { filter } });
    const late = await change(ref, { name: 'Late', version: 1 }, owner);
    expect([late.status, late.body.message]).toEqual([409, WORKFLOW_TEXTS.changedMeanwhile]);
    expect((await remove(ref, owner)).status).toBe(200);
    expect((await remove(ref, owner)).status).toBe(404);
  });

  it('are listed by name, folder and state, in an order, page by page', async () => {
    const library = await newLibrary();
    const who = await newStaff(library, 'owner');
    const { body } = await call('POST', FOLDERS, { name: 'Money' }, who);
    const folder = String(body.data?.workflow_folder_ref);
    await created({ name: 'Bikes', workflow_folder_ref: folder }, who);
    await created({ name: 'anchors', is_enabled: true }, who);
    await created({ name: 'Cars and bikes' }, who);
    expect(await namesIn(who, '')).toEqual(['anchors', 'Bikes', 'Cars and bikes']);
    expect(await namesIn(who, '?q=BIKES')).toEqual(['Bikes', 'Cars and bikes']);
    expect(await namesIn(who, '?q=bikes%20and')).toEqual(['Cars and bikes']);
    expect(await namesIn(who, '?is_enabled=true')).toEqual(['anchors']);
    expect(await namesIn(who, `?workflow_folder_ref=${folder}`)).toEqual(['Bikes']);
    expect(await namesIn(who, '?workflow_folder_ref=none')).toEqual(['anchors', 'Cars and bikes']);
    expect(await namesIn(who, '?order_by=created_at&order=desc')).toEqual([
      'Cars and bikes',
      'anchors',
      'Bikes',
    ]);
    const second = await list(who, '?per_page=2&page=2');
    expect(second.pagination).toEqual({ page: 2, per_page: 2, totalCount: 3 });
    expect(second.workflows.map(({ name }) => name)).toEqual(['Cars and bikes']);
    expect((await list(who, `?support_lib_id=${library}`)).workflows).toHaveLength(3);
    const other = await call('GET', `${WORKFLOWS}?support_lib_id=${libraryId}`, undefined, who);
    expect(other.status).toBe(404);
  });

  it('are open by their permissions, whatever the role', async () => {
    const { workflow_ref: ref } = await created({}, owner);
    for (const role of ROLES) {
      const may = (slugs: Parameters<typeof resolvePermissions>[1]) =>
        newStaff(libraryId, role, { permissions: resolvePermissions(role, slugs) });
      const none = { canViewAutomations: false, canCreateAndEditAnAutomation: false };
      const nobody = await may({ ...none, canDeleteAnAutomation: false });
      expect((await call('GET', WORKFLOWS, undefined, nobody)).status, role).toBe(403);
      for (const answer of [create({}, nobody), change(ref, {}, nobody), remove(ref, nobody)])
        expect((await answer).status, role).toBe(403);
      const viewer = await may({ ...none, canDeleteAnAutomation: false, canViewAutomations: true });
      expect((await call('GET', WORKFLOWS, undefined, viewer)).status, role).toBe(200);
      for (const answer of [create({}, viewer), change(ref, {}, viewer), remove(ref, viewer)])
        expect((await answer).status, role).toBe(403);
      const blind = await may({ canViewExistingTickets: false, canCreateAndEditAnAutomation: true });
      expect((await change(ref, {}, blind)).status, role).toBe(403);
    }
    const editor = await newStaff(
      libraryId,
      'agent',
      overriding('agent', { canCreateAndEditAnAutomation: true, canDeleteAnAutomation: false }),
    );
    expect((await change(ref, { name: unique('x ') }, editor)).status).toBe(200);
    expect((await remove(ref, editor)).status).toBe(403);
    expect((await call('GET', WORKFLOWS, undefined, {})).status).toBe(401);
  });

  it('do nothing that whoever keeps them on may not do', async () => {
    const silent = await newStaff(
      libraryId,
      'agent',
      overriding('agent', { canCreateAndEditAnAutomation: true, canReplyToTickets: false }),
    );
    for (const action of [
      { kind: 'note', text: 'Hi' },
      { kind: 'priority', priority: 'low' },
    ]) {
      const refused = await create({ definition: { ...DEFINITION, actions: [action] } }, silent);
      expect([refused.status, refused.body.message]).toEqual([403, WORKFLOW_TEXTS.notAllowed]);
    }
    const { workflow_ref: ref } = await created({}, owner);
    expect((await change(ref, { is_enabled: true }, silent)).status).toBe(403);
    expect((await change(ref, { name: unique('y ') }, silent)).status).toBe(200);
  });

  it('have a name of their own, and a definition that can be asked', async () => {
    const { name } = await created({}, owner);
    const again = await create({ name: name.toUpperCase() }, owner);
    expect([again.status, again.body.message]).toEqual([409, WORKFLOW_TEXTS.nameTaken]);
    const wrong = [
      { filter: 'assignee.any-of(@me)' },
      { filter: 'password.is(x)' },
      { actions: [] },
      { actions: [DEFINITION.actions[0], DEFINITION.actions[0]] },
      { actions: [{ kind: 'assign-me' }] },
      { actions: [{ kind: 'note', text: ' ' }] },
      { trigger: { on: 'ticket-changed', fields: [] } },
      { trigger: { on: 'waiting', minutes: 0 } },
      { trigger: { on: 'schedule', minute: 1_440, days: [1], time_zone: 'UTC' } },
      { trigger: { on: 'schedule', minute: 0, days: [1], time_zone: 'Mars/Base' } },
    ];
    for (const part of wrong)
      expect(
        (await create({ definition: { ...DEFINITION, ...part } }, owner)).status,
        JSON.stringify(part),
      ).toBe(400);
    const gone = [
      { trigger: { on: 'tag-added', tag_ref: 'nowhere' } },
      { actions: [{ kind: 'team', team_ref: 'nowhere' }] },
    ];
    for (const part of gone)
      expect((await create({ definition: { ...DEFINITION, ...part } }, owner)).status).toBe(409);
    expect((await create({ workflow_folder_ref: 'nowhere' }, owner)).status).toBe(409);
  });
});

describe('folders of automations (S7.3-03)', () => {
  it('are named, renamed and deleted; their automations stay', async () => {
    const library = await newLibrary();
    const who = await newStaff(library, 'owner');
    const { body } = await call('POST', FOLDERS, { name: 'Money' }, who);
    const ref = String(body.data?.workflow_folder_ref);
    const kept = await created({ workflow_folder_ref: ref }, who);
    expect((await call('POST', FOLDERS, { name: 'money' }, who)).status).toBe(409);
    const query = `?workflow_folder_ref=${ref}`;
    expect((await call('PUT', `${FOLDERS}${query}`, { name: 'Bills' }, stranger)).status).toBe(404);
    expect((await call('DELETE', `${FOLDERS}${query}`, undefined, stranger)).status).toBe(404);
    expect((await call('PUT', `${FOLDERS}${query}`, { name: 'Bills' }, who)).status).toBe(200);
    const folders = async () =>
      getWorkflowFolders.answer.parse((await call('GET', FOLDERS, undefined, who)).body.data).folders;
    expect(await folders()).toEqual([{ workflow_folder_ref: ref, name: 'Bills' }]);
    expect((await call('DELETE', `${FOLDERS}${query}`, undefined, who)).status).toBe(200);
    expect(await folders()).toEqual([]);
    expect((await list(who, `?workflow_ref=${kept.workflow_ref}`)).workflows[0]).toMatchObject({
      workflow_folder_ref: '',
    });
  });
});

describe('a dry run (D-147)', () => {
  it('asks the histories of the last 7 days, as tickets were then', async () => {
    const library = await newLibrary();
    const who = await newStaff(library, 'owner');
    const ref = unique('conversation');
    const nowMs = Date.now();
    const at = (hoursAgo: number) => Timestamp.fromMillis(nowMs - hoursAgo * HOUR_MS);
    const ticket = makeConversation({
      ...{ support_lib_id: library, number: 5, status: 'closed', priority_level: 4 },
      ...{ created_at: at(200), last_message_at: at(20) },
    });
    await db.doc(docPath.conversation(ref)).set(stored(ticket));
    const of = { support_lib_id: library, conversation_ref: ref };
    const events = [
      { kind: 'priority-changed', details: { from: 'normal', to: 'urgent' }, at: at(40) },
      { kind: 'status-changed', details: { from: 'open', to: 'closed' }, at: at(10) },
      { kind: 'status-changed', details: { from: 'closed', to: 'open' }, at: at(300) },
    ] as const;
    for (const [index, event] of events.entries())
      await db
        .doc(docPath.ticketEvent(ref, `e${index}`))
        .set(stored(makeTicketEvent({ ...of, ...event, actor_ref: 'ada' })));
    for (const hours of [60, 20])
      await db
        .doc(docPath.message(ref, `m${hours}`))
        .set(stored(makeMessage({ ...of, sender_type: 'visitor', created_at: at(hours) })));
    const ask = async (trigger: object, filter: string) =>
      dryRunWorkflow.answer.parse(
        (await dryRun({ definition: { ...DEFINITION, trigger, filter } }, who)).body.data,
      );
    const wrote = await ask({ on: 'visitor-wrote' }, 'priority.any-of(urgent)');
    expect(wrote).toMatchObject({ looked_at: 1, has_stopped: false, events: 2, matches: 1 });
    expect(wrote.runs.map(({ holds, event }) => [holds, event.at])).toEqual([
      [true, at(20).toDate().toISOString()],
      [false, at(60).toDate().toISOString()],
    ]);
    expect(wrote.runs[0]).toMatchObject({ conversation_ref: ref, ticket_number: 5 });
    // The messages have opened it again, which nobody of the team did.
    const byTeam = 'all(status.any-of(closed),cause.any-of(team))';
    expect((await ask({ on: 'ticket-changed', fields: ['status'] }, byTeam)).matches).toBe(1);
    const waited = await ask({ on: 'waiting', minutes: 540 }, 'all()');
    expect(waited.events).toBe(2);
    const days = [1, 2, 3, 4, 5, 6, 7];
    const scheduled = await ask({ on: 'schedule', minute: 0, days, time_zone: 'UTC' }, 'all()');
    expect(scheduled.events).toBeGreaterThanOrEqual(6);
    expect((await db.doc(docPath.conversation(ref)).get()).get('priority_level')).toBe(4);
    expect((await dryRun({ definition: DEFINITION }, stranger)).body.data).toMatchObject({ looked_at: 0 });
  });
});
