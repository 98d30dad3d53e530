import {
  changeMacro,
  createMacro,
  deleteMacro,
  getMacros,
  type PresentedMacro,
} from '@harborline/domain/api/inbox/macros';
import { getTags } from '@harborline/domain/api/inbox/tags';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { renderSettings } from '../testing/render-settings';
import { MacrosPage } from './macros-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock(import('../../../shared/api/call-api'), async (original) => ({ ...(await original()), callApi }));
const NAMES = vi.hoisted(() => ({
  names: {
    person: () => 'Ben',
    ownStatus: () => 'Waiting for supplier',
    team: () => undefined,
    option: () => 'Bug',
  },
  targets: {
    people: [{ ref: 'ben', name: 'Ben' }],
    statuses: [{ ref: 'supplier', name: 'Waiting for supplier', counts_as: 'pending' }],
    teams: [{ ref: 'money', name: 'Billing' }],
    fields: { type: [], category: [], tier: [] },
  },
  status: 'ready',
}));
vi.mock('../../../shared/macros/use-macro-names', () => ({ useMacroNames: () => NAMES }));

const macro = (name: string, is_shared: boolean, changes: Partial<PresentedMacro> = {}): PresentedMacro => ({
  macro_ref: name,
  name,
  text: '',
  is_note: false,
  actions: [{ kind: 'team', team_ref: 'gone' }],
  is_shared,
  version: 4,
  ...changes,
});
let macros: PresentedMacro[] = [];
let refusal: Error | null = null;
const bodies = (contract: object) =>
  callApi.mock.calls.filter(([called]) => called === contract).map(([, request]) => request);

beforeEach(() => {
  queryClient.clear();
  callApi.mockReset();
  refusal = null;
  macros = [macro('Mine', false), macro('Refund', true)];
  callApi.mockImplementation(async (contract: object, request: { body?: { name: string } }) => {
    if (contract === getMacros) return { macros };
    if (contract === getTags) return { tags: [] };
    if (refusal !== null) throw refusal;
    return { ...macro('Saved', false), ...request.body };
  });
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const choose = (label: string, option: string) => {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  const found = [...field.options].find(({ text }) => text === option);
  fireEvent.change(field, { target: { value: found?.value } });
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } });

describe('the page of macros (D-114)', () => {
  it('lists one’s own apart from those that are shared, each with what it does', async () => {
    renderSettings(<MacrosPage />);
    const does = MACRO_TEXTS.setTeam(undefined);
    expect(await rows(MACRO_TEXTS.ownTitle)).toEqual([`Mine${does}`]);
    expect(await rows(MACRO_TEXTS.sharedTitle)).toEqual([`Refund${does}`]);
  });

  it('makes one of what is chosen', async () => {
    renderSettings(<MacrosPage />);
    await rows(MACRO_TEXTS.ownTitle);
    press(MACRO_TEXTS.add);
    press(MACRO_TEXTS.save);
    expect(screen.getByText(MACRO_TEXTS.nameRequired)).toBeTruthy();
    expect(screen.getByText(MACRO_TEXTS.doesNothing)).toBeTruthy();
    type(MACRO_TEXTS.name, 'Bill it');
    choose(MACRO_TEXTS.status, 'Waiting for supplier');
    choose('Assigned to', MACRO_TEXTS.whoeverApplies);
    choose('Team', 'Billing');
    type(MACRO_TEXTS.text, 'Hi ');
    press('Visitor’s name');
    press(MACRO_TEXTS.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(createMacro)[0]?.body).toEqual({
      name: 'Bill it',
      text: 'Hi [visitorName]',
      is_note: false,
      is_shared: false,
      actions: [
        { kind: 'status', status: 'pending', own_status_ref: 'supplier' },
        { kind: 'assign-me' },
        { kind: 'team', team_ref: 'money' },
      ],
    });
  });

  it('shows what was removed, and names the version that it changes', async () => {
    renderSettings(<MacrosPage />);
    await rows(MACRO_TEXTS.ownTitle);
    press(MACRO_TEXTS.editOf('Refund'));
    expect(screen.getByText(MACRO_TEXTS.removedChoice)).toBeTruthy();
    choose('Team', 'None');
    expect(screen.queryByText(MACRO_TEXTS.removedChoice)).toBeNull();
    refusal = new ApiError(409, MACRO_TEXTS.changedMeanwhile);
    press(MACRO_TEXTS.save);
    expect(await screen.findByText(MACRO_TEXTS.changedMeanwhile)).toBeTruthy();
    expect(bodies(changeMacro)[0]).toMatchObject({
      query: { macro_ref: 'Refund' },
      body: { version: 4, is_shared: true, actions: [{ kind: 'team' }] },
    });
  });

  it('deletes one, and restores it on request', async () => {
    renderSettings(<MacrosPage />);
    await rows(MACRO_TEXTS.ownTitle);
    press(MACRO_TEXTS.deleteOf('Mine'));
    fireEvent.click(await screen.findByRole('button', { name: MACRO_TEXTS.undo }));
    await waitFor(() => expect(bodies(createMacro)).toHaveLength(1));
    expect(bodies(deleteMacro)[0]?.query).toEqual({ macro_ref: 'Mine' });
    expect(bodies(createMacro)[0]?.body).toMatchObject({ name: 'Mine', actions: macros[0]?.actions });
  });

  it('without the right to share, the shared ones are read only', async () => {
    renderSettings(<MacrosPage />, { agent_role: 'agent' });
    await rows(MACRO_TEXTS.sharedTitle);
    expect(screen.queryByRole('button', { name: MACRO_TEXTS.editOf('Refund') })).toBeNull();
    press(MACRO_TEXTS.editOf('Mine'));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is read-only while viewing as a teammate', async () => {
    renderSettings(<MacrosPage />, { viewing_as: 'another' });
    expect(await screen.findByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    await rows(MACRO_TEXTS.ownTitle);
    expect(screen.queryByRole('button', { name: MACRO_TEXTS.add })).toBeNull();
    expect(screen.queryByRole('button', { name: MACRO_TEXTS.deleteOf('Mine') })).toBeNull();
  });

  it('says so where there are none', async () => {
    macros = [];
    renderSettings(<MacrosPage />);
    expect(await screen.findByText(MACRO_TEXTS.ownEmpty)).toBeTruthy();
    expect(screen.getByText(MACRO_TEXTS.sharedEmpty)).toBeTruthy();
  });
});
