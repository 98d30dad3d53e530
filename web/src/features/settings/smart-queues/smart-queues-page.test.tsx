import {
  changeSmartQueue,
  createSmartQueue,
  deleteSmartQueue,
  getSmartQueues,
  type PresentedQueue,
} from '@harborline/domain/api/inbox/smart-queues';
import { getTeams } from '@harborline/domain/api/inbox/teams';
import { getTicketStatuses } from '@harborline/domain/api/inbox/ticket-statuses';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { SmartQueuesPage } from './smart-queues-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({ status: 'ready', data: [] }),
}));

const queue = (changes: Partial<PresentedQueue>): PresentedQueue => ({
  smart_queue_ref: 'q1',
  name: 'Refunds',
  filter: 'waits.yes',
  order: 'longest-waiting',
  teams: [],
  capacity: 0,
  wait_minutes: 1,
  overflow_team: null,
  standing: 'draws',
  ...changes,
});
const BILLING = { ref: 'billing', name: 'Billing' };
const QUEUES = [
  queue({ teams: [BILLING], capacity: 3, overflow_team: { ref: 'night', name: 'Night' }, wait_minutes: 30 }),
  queue({ smart_queue_ref: 'q2', name: 'Rest', order: 'newest' }),
];

/** The lists are answered; a change with `outcome`. */
function answerWith(queues: readonly PresentedQueue[], outcome: () => object = () => queue({})) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getSmartQueues) return { queues };
    if (contract === getTeams) return { teams: [{ ...BILLING, member_uids: [] }] };
    if (contract === getTicketStatuses) return { statuses: [] };
    if (contract === createSmartQueue || contract === changeSmartQueue || contract === deleteSmartQueue)
      return outcome();
    return { tags: [], options: [] };
  });
}

const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: SMART_QUEUE_TEXTS.title })).getAllByRole('listitem');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of smart queues (S2.7-11, D-115)', () => {
  it('lists each queue with its predicate in words, its order and who draws what', async () => {
    answerWith(QUEUES);
    renderSettings(<SmartQueuesPage />);
    const [first] = await rows();
    const text = first?.textContent ?? '';
    for (const part of [
      'Refunds',
      'The visitor wrote last',
      SMART_QUEUE_TEXTS.orders['longest-waiting'],
      SMART_QUEUE_TEXTS.drawnBy(['Billing']),
      SMART_QUEUE_TEXTS.atMost(3),
      SMART_QUEUE_TEXTS.helpsOut('Night', 30),
    ])
      expect(text).toContain(part);
  });

  it('says what no longer works since teams were removed', async () => {
    answerWith([queue({ teams: [{ ref: 'x', name: '' }], overflow_team: { ref: 'y', name: '' } })]);
    renderSettings(<SmartQueuesPage />);
    await screen.findByText(SMART_QUEUE_TEXTS.allTeamsGone);
    screen.getByText(SMART_QUEUE_TEXTS.overflowGone);
  });

  it('moves a queue by the arrow keys, at once', async () => {
    const queues = [...QUEUES];
    answerWith(queues, () => {
      queues.reverse();
      return queue({});
    });
    renderSettings(<SmartQueuesPage />);
    await rows();
    const handle = screen.getByRole('button', { name: /^Move Refunds/ });
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    await waitFor(async () => expect((await rows())[1]?.textContent).toContain('Refunds'));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeSmartQueue, {
        query: { smart_queue_ref: 'q1' },
        body: { position: 1 },
      }),
    );
  });

  it('creates one, and says first what it lacks', async () => {
    answerWith([]);
    renderSettings(<SmartQueuesPage />);
    await screen.findByText(SMART_QUEUE_TEXTS.empty);
    fireEvent.click(button(SMART_QUEUE_TEXTS.create));
    type(SMART_QUEUE_TEXTS.capacity, 'many');
    fireEvent.click(button(SMART_QUEUE_TEXTS.save));
    screen.getByText(SETTINGS_TEXTS.required(SMART_QUEUE_TEXTS.name));
    screen.getByText(SMART_QUEUE_TEXTS.capacityWrong);
    expect(callApi).not.toHaveBeenCalledWith(createSmartQueue, expect.anything());
    type(SMART_QUEUE_TEXTS.name, ' Late ');
    type(SMART_QUEUE_TEXTS.capacity, '5');
    fireEvent.change(screen.getByRole('combobox', { name: SMART_QUEUE_TEXTS.overflow }), {
      target: { value: 'billing' },
    });
    type(SMART_QUEUE_TEXTS.wait, '90');
    fireEvent.click(button(SMART_QUEUE_TEXTS.save));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(createSmartQueue, {
        body: {
          name: 'Late',
          filter: 'all(waits.yes)',
          order: 'longest-waiting',
          team_refs: [],
          capacity: 5,
          wait_minutes: 90,
          overflow_team_ref: 'billing',
        },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('deletes one after asking, and takes that back at its place', async () => {
    answerWith(QUEUES, () => QUEUES[1] ?? {});
    renderSettings(<SmartQueuesPage />);
    await rows();
    fireEvent.click(button(SMART_QUEUE_TEXTS.remove('Rest')));
    fireEvent.click(button(SMART_QUEUE_TEXTS.removeConfirm));
    fireEvent.click(await screen.findByRole('button', { name: SMART_QUEUE_TEXTS.undo }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(createSmartQueue, {
        body: expect.objectContaining({ name: 'Rest', order: 'newest', position: 1 }),
      }),
    );
  });

  it('names the teams of a queue also while the list of teams cannot be read', async () => {
    answerWith(QUEUES);
    const answer = callApi.getMockImplementation();
    callApi.mockImplementation(async (contract: object, ...rest: unknown[]) => {
      if (contract === getTeams) throw new ApiError(500, 'No');
      return answer?.(contract, ...rest);
    });
    renderSettings(<SmartQueuesPage />);
    await rows();
    fireEvent.click(button(SMART_QUEUE_TEXTS.edit('Refunds')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Billing' })).toBeTruthy();
    expect(
      dialog.getByLabelText<HTMLSelectElement>(SMART_QUEUE_TEXTS.overflow).selectedOptions[0]?.text,
    ).toBe('Night');
    expect(dialog.queryByText(SMART_QUEUE_TEXTS.removedTeam)).toBeNull();
  });

  it('says that a name is taken, and keeps what was refused', async () => {
    answerWith(QUEUES, () => {
      throw new ApiError(409, SMART_QUEUE_TEXTS.teamGone);
    });
    renderSettings(<SmartQueuesPage />);
    await rows();
    fireEvent.click(button(SMART_QUEUE_TEXTS.edit('Rest')));
    type(SMART_QUEUE_TEXTS.name, 'refunds');
    screen.getByText(SMART_QUEUE_TEXTS.nameTaken);
    type(SMART_QUEUE_TEXTS.name, 'Others');
    fireEvent.click(button(SMART_QUEUE_TEXTS.save));
    await screen.findByText(SMART_QUEUE_TEXTS.teamGone);
    expect(screen.getByRole('textbox', { name: SMART_QUEUE_TEXTS.name })).toHaveProperty('value', 'Others');
  });

  it.each([
    [403, SMART_QUEUE_TEXTS.denied],
    [500, SMART_QUEUE_TEXTS.loadFailed],
  ])('says so if the list is answered by %i', async (status, text) => {
    callApi.mockRejectedValue(new ApiError(status, 'No'));
    renderSettings(<SmartQueuesPage />);
    await screen.findByText(text);
  });
});
