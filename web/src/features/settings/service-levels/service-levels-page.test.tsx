import {
  getServiceLevels,
  putServiceLevels,
  simulateServiceLevels,
} from '@harborline/domain/api/inbox/service-levels';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import { getTicketStatuses } from '@harborline/domain/api/inbox/ticket-statuses';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { makePolicy } from '@harborline/domain/testing/service-policy';
import { SERVICE_LEVEL_SETTINGS_TEXTS } from '@harborline/domain/texts/service-level-settings';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { ServiceLevelsPage } from './service-levels-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({ status: 'ready', data: [] }),
}));

const TEXTS = SERVICE_LEVEL_SETTINGS_TEXTS;
const OUTCOMES = {
  without_policy: 3,
  first_response: { met: 7, missed: 2, running: 1 },
  next_response: { met: 0, missed: 0, running: 0 },
  resolution: { met: 1, missed: 0, running: 0 },
};

/** The list is answered; a change with `outcome`. */
function answerWith(
  policies: readonly ServicePolicy[],
  outcome: () => object = () => ({ policies, version: 5 }),
) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getServiceLevels) return { policies, version: 4 };
    if (contract === putServiceLevels) return outcome();
    if (contract === simulateServiceLevels)
      return { looked_at: 12, in_all: 30, before: OUTCOMES, after: OUTCOMES };
    if (contract === getTeams) return { teams: [] };
    if (contract === getTicketStatuses) return { statuses: [] };
    return { tags: [], options: [] };
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: TEXTS.title })).getAllByRole('listitem');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const FAST = makePolicy({
  ref: 'fast',
  name: 'Fast lane',
  text: 'all(priority.any-of(high))',
  pauses: ['pending'],
});

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of service levels (D-135)', () => {
  it('lists each policy with its tickets, its targets and the time that counts', async () => {
    answerWith([FAST, makePolicy({ counts_working_time: true })]);
    renderSettings(<ServiceLevelsPage />);
    const [first, second] = (await rows()).map(({ textContent }) => textContent ?? '');
    for (const part of [
      'Fast lane',
      'Priority is High',
      'Urgent: First answer 1 hour, Next answer 2 hours, Resolution 8 hours',
      'Every hour of every day, paused while pending',
    ])
      expect(first).toContain(part);
    expect(second).toContain('Every ticket');
    expect(second).toContain('Working time');
  });

  it('says that a policy is for no ticket if its conditions cannot be read, and saves none in their place', async () => {
    answerWith([makePolicy({ name: 'Old', text: 'planet:mars' })]);
    renderSettings(<ServiceLevelsPage />);
    const [row] = await rows();
    expect(row?.textContent).toContain(SERVICE_LEVEL_TEXTS.unreadable);
    expect(row?.textContent).not.toContain('Every ticket');
    fireEvent.click(button(TEXTS.edit('Old')));
    await screen.findAllByText(SERVICE_LEVEL_TEXTS.unreadable);
    fireEvent.click(button(TEXTS.save));
    expect(callApi).not.toHaveBeenCalledWith(putServiceLevels, expect.anything());
  });

  it('proposes a first policy, which is saved as it is', async () => {
    answerWith([]);
    renderSettings(<ServiceLevelsPage />);
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.propose }));
    fireEvent.click(button(TEXTS.save));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(putServiceLevels, {
        body: {
          policies: [expect.objectContaining({ name: 'Standard', text: '', pauses: ['pending', 'snoozed'] })],
          version: 4,
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what a new policy lacks, and takes hours and minutes', async () => {
    answerWith([FAST]);
    renderSettings(<ServiceLevelsPage />);
    await rows();
    fireEvent.click(button(TEXTS.create));
    fireEvent.click(button(TEXTS.save));
    screen.getByText(SETTINGS_TEXTS.required(TEXTS.name));
    screen.getByText(TEXTS.targetMissing);
    const described = (label: string) => {
      const id = screen.getByRole('textbox', { name: label }).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    };
    expect(described(TEXTS.hours(TEXTS.targetOf('Low', 'First answer')))).toBe(TEXTS.targetMissing);
    type(TEXTS.name, ' Night ');
    const target = TEXTS.targetOf('High', 'First answer');
    type(TEXTS.minutes(target), 'soon');
    expect(described(TEXTS.minutes(target))).toBe(TEXTS.targetWrong);
    type(TEXTS.minutes(target), '30');
    type(TEXTS.hours(target), '1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Snoozed' }));
    fireEvent.click(button(TEXTS.save));
    const none = { first_response: 0, next_response: 0, resolution: 0 };
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(putServiceLevels, {
        body: {
          policies: [
            FAST,
            expect.objectContaining({
              name: 'Night',
              targets: { urgent: none, high: { ...none, first_response: 90 }, normal: none, low: none },
              pauses: ['pending'],
            }),
          ],
          version: 4,
        },
      }),
    );
  });

  it('tries a change on the tickets of the last 28 days, and saves nothing by that', async () => {
    answerWith([FAST]);
    renderSettings(<ServiceLevelsPage />);
    await rows();
    fireEvent.click(button(TEXTS.edit('Fast lane')));
    type(TEXTS.hours(TEXTS.targetOf('Low', 'Resolution')), '9');
    fireEvent.click(button(TEXTS.simulation.run));
    const table = within(await screen.findByRole('table', { name: TEXTS.simulation.title }));
    expect(table.getAllByText('2 missed')).toHaveLength(2);
    expect(table.getAllByText('None')).toHaveLength(2);
    screen.getByText('Looked at the newest 12 of 30 tickets.');
    expect(callApi).toHaveBeenCalledWith(simulateServiceLevels, {
      body: {
        policies: [{ ...FAST, targets: { ...FAST.targets, low: { ...FAST.targets.low, resolution: 540 } } }],
      },
    });
    expect(callApi).not.toHaveBeenCalledWith(putServiceLevels, expect.anything());
    type(TEXTS.hours(TEXTS.targetOf('Low', 'Resolution')), '10');
    screen.getByText(TEXTS.simulation.outdated);
  });

  it('moves a policy by the arrow keys', async () => {
    answerWith([FAST, makePolicy()]);
    renderSettings(<ServiceLevelsPage />);
    await rows();
    fireEvent.keyDown(screen.getByRole('button', { name: /^Move Fast lane/ }), { key: 'ArrowDown' });
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(putServiceLevels, {
        body: { policies: [makePolicy(), FAST], version: 4 },
      }),
    );
  });

  it('deletes one after asking, and takes that back', async () => {
    answerWith([FAST], () => ({ policies: [], version: 5 }));
    renderSettings(<ServiceLevelsPage />);
    await rows();
    fireEvent.click(button(TEXTS.remove('Fast lane')));
    fireEvent.click(button(TEXTS.removeConfirm));
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.undo }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(putServiceLevels, { body: { policies: [FAST], version: 5 } }),
    );
  });

  it.each([
    [403, TEXTS.denied],
    [500, TEXTS.loadFailed],
  ])('says so if the list is answered by %i', async (status, text) => {
    callApi.mockRejectedValue(new ApiError(status, 'No'));
    renderSettings(<ServiceLevelsPage />);
    await screen.findByText(text);
  });
});
