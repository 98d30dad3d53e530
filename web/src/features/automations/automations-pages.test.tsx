import {
  changeWorkflow,
  createWorkflow,
  deleteWorkflow,
  dryRunWorkflow,
  getWorkflowFigures,
  getWorkflowFolders,
  getWorkflowRuns,
  getWorkflows,
  type PresentedRun,
  type PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { getFormList } from '@harborline/domain/api/form-builder/forms';
import { getTags } from '@harborline/domain/api/inbox/tags';
import type { User } from '@harborline/domain/entities/user';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/call-api';
import { queryClient } from '../../shared/requests/query-client';
import { SessionContextProvider } from '../../shared/staff/session-context';
import { renderAdmin } from '../../shared/testing/render-admin';
import { AutomationPage } from './editor/automation-page';
import { AutomationsPage } from './list/automations-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));
const NAMES = vi.hoisted(() => ({
  names: { person: () => 'Ben', ownStatus: () => undefined, team: () => 'Billing', option: () => 'Bug' },
  targets: {
    people: [{ ref: 'ben', name: 'Ben' }],
    statuses: [],
    teams: [{ ref: 'money', name: 'Billing' }],
    fields: { type: [], category: [], tier: [] },
  },
  status: 'ready',
}));
vi.mock('../../shared/macros/use-macro-names', () => ({ useMacroNames: () => NAMES }));
vi.mock('../../shared/ticket-words/use-filter-words', () => ({
  useFilterWords: (catalogue: object) => ({
    wording: { catalogue, nameOf: (_field: string, value: string) => value },
    optionsOf: (field: string) => (field === 'tag' ? [{ value: 'bike', label: 'Bike' }] : []),
  }),
}));

const workflow = (changes: Partial<PresentedWorkflow> = {}): PresentedWorkflow => ({
  workflow_ref: 'w1',
  name: 'Refunds first',
  workflow_folder_ref: '',
  is_enabled: false,
  is_shadow: false,
  definition: {
    trigger: { on: 'ticket-created' },
    filter: 'all()',
    actions: [{ kind: 'team', team_ref: 'money' }],
  },
  stopped_at: null,
  changed_by_name: 'Ada',
  created_at: '2026-05-04T09:00:00.000Z',
  changed_at: '2026-05-04T09:00:00.000Z',
  version: 3,
  ...changes,
});
const run: PresentedRun = {
  run_ref: 'r1',
  workflow_ref: 'w1',
  workflow_name: 'Refunds first',
  conversation_ref: 'c1',
  ticket_number: 14,
  event: { kind: 'ticket-created', cause: 'automation', at: '2026-05-04T09:00:00.000Z', details: {} },
  chain: [{ workflow_ref: 'w0', name: '' }],
  caused_by: 'r0',
  conditions: [
    { predicate: 'all()', holds: true, found: null, depth: 0 },
    { predicate: 'in_hours.yes', holds: true, found: null, depth: 1 },
    { predicate: 'mood.any-of(bad)', holds: false, found: null, depth: 1 },
  ],
  actions: [
    { kind: 'team', team_ref: 'money' },
    { kind: 'note', text: 'Look' },
  ],
  results: [{ outcome: 'refused', because: 'The team was removed.' }],
  outcome: 'no-ticket',
  at: '2026-05-04T09:00:00.000Z',
};

let workflows: PresentedWorkflow[] = [];
let runs: PresentedRun[] = [];
let refusal: Error | null = null;
const asked = (contract: object) =>
  callApi.mock.calls.filter(([called]) => called === contract).map(([, request]) => request);

beforeEach(() => {
  queryClient.clear();
  callApi.mockReset();
  refusal = null;
  workflows = [workflow()];
  runs = [run];
  callApi.mockImplementation(async (contract: object, request: { body?: object; query?: object } = {}) => {
    if (contract === getWorkflows)
      return { workflows, pagination: { page: 1, per_page: 20, totalCount: workflows.length } };
    if (contract === getWorkflowFolders)
      return { folders: [{ workflow_folder_ref: 'f1', name: 'Money matters' }] };
    if (contract === getFormList) return { forms: [], total: 0 };
    if (contract === getTags) return { tags: [{ tag_ref: 'bike', name: 'Bike' }], merged: [] };
    if (contract === getWorkflowRuns) return { runs, next_cursor: '' };
    if (contract === getWorkflowFigures) return { days_7: { done: 1, looped: 2 }, days_30: {} };
    if (refusal !== null) throw refusal;
    if (contract === dryRunWorkflow)
      return { looked_at: 9, has_stopped: false, events: 3, matches: 1, runs: [] };
    if (contract === createWorkflow || contract === changeWorkflow)
      return workflow({ ...workflows[0], ...request.body, version: 4 });
    return {};
  });
});
afterEach(cleanup);

function renderAutomations(address: string, person: Partial<User> = {}) {
  const user = makeUser({ agent_role: 'owner', ...person });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  const router = createMemoryRouter(
    [
      { path: '/admin/automation', element: <AutomationsPage /> },
      { path: '/admin/manageautomation/:automation_ref', element: <AutomationPage /> },
    ],
    { initialEntries: [address] },
  );
  renderAdmin(
    <SessionContextProvider session={session}>
      <RouterProvider router={router} />
    </SessionContextProvider>,
  );
}
/** Somebody who may only look. */
const VIEWER: Partial<User> = {
  agent_role: 'agent',
  permissions: {
    ...resolvePermissions('agent'),
    canViewAutomations: true,
    canViewExistingTickets: true,
    canCreateAndEditAnAutomation: false,
  },
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string) => {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const found = [...field.options].find(({ text }) => text === option);
  fireEvent.change(field, { target: { value: found?.value } });
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

describe('the list of automations (S2.5-08)', () => {
  it('says what each does, and switches it at once', async () => {
    renderAutomations('/admin/automation');
    const list = await screen.findByRole('list', { name: AUTOMATION_TEXTS.listLabel });
    expect(within(list).getByText('A ticket is created → Set team to Billing')).toBeTruthy();
    fireEvent.click(within(list).getByRole('switch', { name: AUTOMATION_TEXTS.switchOf('Refunds first') }));
    await waitFor(() => expect(within(list).getByText(AUTOMATION_TEXTS.states.on)).toBeTruthy());
    expect(asked(changeWorkflow)).toEqual([
      { query: { workflow_ref: 'w1' }, body: { is_enabled: true, version: 3 } },
    ]);
  });

  it('says why one cannot be switched on, and leaves it off', async () => {
    renderAutomations('/admin/automation');
    const name = AUTOMATION_TEXTS.switchOf('Refunds first');
    refusal = new ApiError(409, WORKFLOW_TEXTS.changedMeanwhile);
    fireEvent.click(await screen.findByRole('switch', { name }));
    expect(await screen.findByText(WORKFLOW_TEXTS.changedMeanwhile)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false);
  });

  it('narrows to a folder, and asks before it deletes one', async () => {
    renderAutomations('/admin/automation');
    fireEvent.click(await screen.findByRole('button', { name: 'Money matters' }));
    await waitFor(() =>
      expect(asked(getWorkflows).at(-1)?.query).toMatchObject({ workflow_folder_ref: 'f1' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: AUTOMATION_TEXTS.remove('Refunds first') }));
    fireEvent.click(await screen.findByRole('button', { name: AUTOMATION_TEXTS.removeConfirm }));
    await waitFor(() => expect(asked(deleteWorkflow)).toEqual([{ query: { workflow_ref: 'w1' } }]));
  });

  it('says so where there are none, and without the right offers nothing', async () => {
    workflows = [];
    renderAutomations('/admin/automation', VIEWER);
    expect(await screen.findByText(AUTOMATION_TEXTS.empty)).toBeTruthy();
    expect(screen.queryByRole('link', { name: AUTOMATION_TEXTS.create })).toBeNull();
  });
});

describe('the page of an automation (S2.5-09)', () => {
  it('makes one of what is chosen, after saying what it lacks', async () => {
    renderAutomations('/admin/manageautomation/new?folder=f1');
    type(AUTOMATION_TEXTS.name, 'Bikes');
    choose(AUTOMATION_TEXTS.trigger, AUTOMATION_TEXTS.triggers['tag-added']);
    choose(AUTOMATION_TEXTS.tag, 'Bike');
    choose(AUTOMATION_TEXTS.state, AUTOMATION_TEXTS.states.record);
    choose(AUTOMATION_TEXTS.action, AUTOMATION_TEXTS.actionKinds.note);
    press(AUTOMATION_TEXTS.addAction);
    press(AUTOMATION_TEXTS.save);
    expect(await screen.findByText(AUTOMATION_TEXTS.noteRequired)).toBeTruthy();
    expect(asked(createWorkflow)).toEqual([]);
    type(AUTOMATION_TEXTS.noteText, 'Look at it');
    press(AUTOMATION_TEXTS.save);
    await waitFor(() =>
      expect(asked(createWorkflow)[0]?.body).toEqual({
        name: 'Bikes',
        workflow_folder_ref: 'f1',
        is_enabled: true,
        is_shadow: true,
        definition: {
          trigger: { on: 'tag-added', tag_ref: 'bike' },
          filter: 'all()',
          actions: [{ kind: 'note', text: 'Look at it' }],
        },
      }),
    );
  });

  it('shows a refusal, and keeps what was typed', async () => {
    renderAutomations('/admin/manageautomation/w1');
    await screen.findByRole('heading', { name: 'Refunds first' });
    type(AUTOMATION_TEXTS.name, 'Refunds later');
    refusal = new ApiError(409, WORKFLOW_TEXTS.changedMeanwhile);
    press(AUTOMATION_TEXTS.save);
    expect(await screen.findByText(WORKFLOW_TEXTS.changedMeanwhile)).toBeTruthy();
    expect(asked(changeWorkflow)[0]?.body).toMatchObject({ name: 'Refunds later', version: 3 });
    expect(screen.getByDisplayValue('Refunds later')).toBeTruthy();
  });

  it('tries what is typed on last week, and says once that has changed', async () => {
    renderAutomations('/admin/manageautomation/w1');
    await screen.findByRole('heading', { name: 'Refunds first' });
    press(AUTOMATION_TEXTS.dryRun.run);
    expect(await screen.findByText(AUTOMATION_TEXTS.dryRun.result(3, 1, 9))).toBeTruthy();
    choose(AUTOMATION_TEXTS.trigger, AUTOMATION_TEXTS.triggers['team-answered']);
    expect(screen.getByText(AUTOMATION_TEXTS.dryRun.outdated)).toBeTruthy();
  });

  it('counts what it did, and opens a run with its reasons', async () => {
    renderAutomations('/admin/manageautomation/w1');
    expect(await screen.findByText('Acted once, stopped 2 times')).toBeTruthy();
    expect(screen.getByText(AUTOMATION_TEXTS.runs.none)).toBeTruthy();
    fireEvent.click(
      await screen.findByRole('button', { name: AUTOMATION_TEXTS.runs.open('Refunds first', 14) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(WORKFLOW_TEXTS.inHours)).toBeTruthy();
    // A condition of a later version is shown as it is kept.
    expect(dialog.getByText('mood.any-of(bad)')).toBeTruthy();
    expect(dialog.getByText('Not done. The team was removed.')).toBeTruthy();
    expect(dialog.getByText(AUTOMATION_TEXTS.runs.notTried)).toBeTruthy();
    expect(dialog.getByText(AUTOMATION_TEXTS.runs.goneAutomation)).toBeTruthy();
    expect(dialog.getByText(AUTOMATION_TEXTS.outcomes['no-ticket'])).toBeTruthy();
  });

  it('is to be read only without the right to change it', async () => {
    renderAutomations('/admin/manageautomation/w1', VIEWER);
    expect(await screen.findByText(AUTOMATION_TEXTS.readOnly)).toBeTruthy();
    expect(screen.queryByRole('button', { name: AUTOMATION_TEXTS.dryRun.run })).toBeNull();
    expect(screen.queryByRole('button', { name: AUTOMATION_TEXTS.addAction })).toBeNull();
  });

  it('says that one is gone, or cannot be read', async () => {
    workflows = [];
    renderAutomations('/admin/manageautomation/w1');
    expect(await screen.findByText(AUTOMATION_TEXTS.gone)).toBeTruthy();
    cleanup();
    queryClient.clear();
    workflows = [workflow({ definition: null })];
    renderAutomations('/admin/manageautomation/w1');
    expect(await screen.findByText(AUTOMATION_TEXTS.unreadable)).toBeTruthy();
  });
});
