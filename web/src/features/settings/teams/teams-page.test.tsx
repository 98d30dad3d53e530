import { getBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import { changeTeam, createTeam, deleteTeam, getTeams } from '@harborline/domain/api/inbox/teams';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { TeamsPage } from './teams-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({
    status: 'ready',
    data: [
      { id: 'ada', display_name: 'Ada', agent_name: 'Ada' },
      { id: 'bo', display_name: 'Bo', agent_name: 'Bo' },
    ],
  }),
}));

const BILLING = { ref: 'b', name: 'Billing', member_uids: ['ada', 'left'] };
const REPAIRS = { ref: 'r', name: 'Repairs', member_uids: [] };

function answerWith(teams: readonly object[], calendars: readonly object[] = []) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getBusinessHours) return { calendars, default_ref: '', version: 0 };
    return contract === getTeams ? { teams } : {};
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const rows = async () =>
  within(await screen.findByRole('list', { name: TEAMS_TEXTS.title }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of the teams (S7.2-13, D-102)', () => {
  it('lists them with their people, without those who have left', async () => {
    answerWith([BILLING, REPAIRS]);
    renderSettings(<TeamsPage />);
    expect(await rows()).toEqual(['BillingAda', `Repairs${TEAMS_TEXTS.nobody}`]);
  });

  it('creates one with its people', async () => {
    answerWith([]);
    renderSettings(<TeamsPage />);
    await screen.findByText(TEAMS_TEXTS.empty);
    fireEvent.click(button(TEAMS_TEXTS.create));
    fireEvent.change(dialog().getByRole('textbox', { name: TEAMS_TEXTS.name }), {
      target: { value: ' Billing ' },
    });
    fireEvent.mouseDown(dialog().getByRole('combobox'));
    fireEvent.click(screen.getByRole('option', { name: 'Bo' }));
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.save }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(createTeam, { body: { name: 'Billing', member_uids: ['bo'] } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the calendar of a team that is renamed, also where calendars come late (D-130)', async () => {
    const calendars = [{ ref: 'night', name: 'Night' }];
    answerWith([{ ...BILLING, calendar_ref: 'night' }], calendars);
    const answer = callApi.getMockImplementation();
    let bring = () => {};
    const late = new Promise<void>((resolve) => {
      bring = resolve;
    });
    callApi.mockImplementation(async (contract: object) => {
      if (contract === getBusinessHours) await late;
      return answer?.(contract);
    });
    renderSettings(<TeamsPage />);
    await rows();
    fireEvent.click(button(TEAMS_TEXTS.edit('Billing')));
    expect(screen.queryByRole('dialog')).toBeNull();
    bring();
    await screen.findByRole('dialog');
    fireEvent.change(dialog().getByRole('textbox', { name: TEAMS_TEXTS.name }), {
      target: { value: 'Invoices' },
    });
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.save }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeTeam, {
        query: { team_ref: 'b' },
        body: { name: 'Invoices' },
      }),
    );
  });

  it('opens without calendars for people who may not read them, and asks for none', async () => {
    answerWith([]);
    renderSettings(<TeamsPage />, {
      agent_role: 'agent',
      permissions: { canManageTeammatesSeatsAndPermissions: false },
    });
    await screen.findByText(TEAMS_TEXTS.empty);
    expect(callApi.mock.calls.map(([contract]) => contract)).not.toContain(getBusinessHours);
  });

  it('changes and removes one; a name that is taken is not sent', async () => {
    answerWith([BILLING, REPAIRS]);
    renderSettings(<TeamsPage />);
    await rows();
    fireEvent.click(button(TEAMS_TEXTS.edit('Billing')));
    const name = dialog().getByRole('textbox', { name: TEAMS_TEXTS.name });
    fireEvent.change(name, { target: { value: 'repairs' } });
    dialog().getByText(TEAMS_TEXTS.nameTaken);
    expect(dialog().getByRole('button', { name: TEAMS_TEXTS.save })).toHaveProperty('disabled', true);
    fireEvent.change(name, { target: { value: 'Invoices' } });
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.save }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeTeam, {
        query: { team_ref: 'b' },
        body: { name: 'Invoices' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(button(TEAMS_TEXTS.remove('Repairs')));
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.removeConfirm }));
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(deleteTeam, { query: { team_ref: 'r' } }));
  });

  it('gives one business hours of its own, and takes them away (D-130)', async () => {
    answerWith([{ ...BILLING, calendar_ref: 'n' }], [{ ref: 'n', name: 'Night shift' }]);
    renderSettings(<TeamsPage />);
    await screen.findByText(BUSINESS_HOURS_TEXTS.ownOfTeam('Night shift'));
    fireEvent.click(button(TEAMS_TEXTS.edit('Billing')));
    const hours = dialog().getByRole('combobox', { name: BUSINESS_HOURS_TEXTS.ofTeam });
    expect(hours).toHaveProperty('value', 'n');
    fireEvent.change(hours, { target: { value: '' } });
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.save }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeTeam, {
        query: { team_ref: 'b' },
        body: { calendar_ref: '' },
      }),
    );
  });

  it('keeps the dialog with what was written if it is refused', async () => {
    answerWith([]);
    renderSettings(<TeamsPage />);
    await screen.findByText(TEAMS_TEXTS.empty);
    callApi.mockRejectedValue(new ApiError(409, TEAMS_TEXTS.full));
    fireEvent.click(button(TEAMS_TEXTS.create));
    const name = dialog().getByRole('textbox', { name: TEAMS_TEXTS.name });
    fireEvent.change(name, { target: { value: 'Billing' } });
    fireEvent.click(dialog().getByRole('button', { name: TEAMS_TEXTS.save }));
    await screen.findByText(TEAMS_TEXTS.full);
    expect(name).toHaveProperty('value', 'Billing');
  });

  it('says that the teams could not be loaded', async () => {
    callApi.mockRejectedValue(new ApiError(500, ''));
    renderSettings(<TeamsPage />);
    await screen.findByText(TEAMS_TEXTS.loadFailed);
  });
});
