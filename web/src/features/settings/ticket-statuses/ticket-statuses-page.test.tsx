import {
  changeOwnStatus,
  createOwnStatus,
  deleteOwnStatus,
  restoreOwnStatus,
} from '@harborline/domain/api/inbox/ticket-statuses';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { TICKET_STATUS_TEXTS } from '@harborline/domain/texts/ticket-statuses';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { TicketStatusesPage } from './ticket-statuses-page';

vi.mock('../custom-fields/custom-fields-section', () => ({ CustomFieldsSection: () => 'the fields' }));
const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const builtIn = (ref: string, name: string) => ({ ref, name, counts_as: ref, is_own: false });
const own = (ref: string, name: string) => ({ ref, name, counts_as: 'pending', is_own: true });
const SUPPLIER = own('s', 'Waiting for supplier');
const COURIER = own('c', 'Waiting for courier');
const statusesWith = (...pending: object[]) => [
  builtIn('open', 'Open'),
  builtIn('pending', 'Pending'),
  ...pending,
  builtIn('snoozed', 'Snoozed'),
  builtIn('closed', 'Closed'),
];

const answerWith = (...pending: object[]) =>
  callApi.mockImplementation(async () => ({ statuses: statusesWith(...pending) }));

const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: TICKET_STATUS_TEXTS.listOf('Pending') }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of ticket statuses (S2.7-05, D-121)', () => {
  it('lists the built-in ones, and moves, renames and adds own ones beneath them', async () => {
    answerWith(SUPPLIER, COURIER);
    renderSettings(<TicketStatusesPage />);
    expect(await rows()).toEqual(['Waiting for supplier', 'Waiting for courier']);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Open', 'Pending', 'Snoozed', 'Closed']);
    // A snoozed ticket has none, so nothing says that there is none yet.
    expect(screen.getAllByText(TICKET_STATUS_TEXTS.none)).toHaveLength(2);

    fireEvent.click(button(TICKET_FIELD_TEXTS.moveUp('Waiting for courier')));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeOwnStatus, { query: { ref: 'c' }, body: { position: 0 } }),
    );
    fireEvent.click(button(TICKET_FIELD_TEXTS.rename('Waiting for courier')));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'PENDING' } });
    dialog.getByText(TICKET_STATUS_TEXTS.nameTaken);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' On its way ' } });
    await waitFor(() => expect(button(TICKET_FIELD_TEXTS.save)).toHaveProperty('disabled', false));
    fireEvent.click(button(TICKET_FIELD_TEXTS.save));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeOwnStatus, {
        query: { ref: 'c' },
        body: { name: 'On its way' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const field = screen.getByRole<HTMLInputElement>('textbox', { name: TICKET_STATUS_TEXTS.name });
    fireEvent.change(field, { target: { value: 'Refund under way' } });
    fireEvent.change(screen.getByRole('combobox', { name: TICKET_STATUS_TEXTS.countsAs }), {
      target: { value: 'open' },
    });
    fireEvent.click(button(TICKET_STATUS_TEXTS.add));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(createOwnStatus, {
        body: { name: 'Refund under way', counts_as: 'open' },
      }),
    );
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('removes one at once, goes on at the next row, and puts it back', async () => {
    let shown: object[] = [SUPPLIER, COURIER];
    callApi.mockImplementation(async (contract: object) => {
      if (contract === deleteOwnStatus) shown = [COURIER];
      if (contract === restoreOwnStatus) shown = [SUPPLIER, COURIER];
      return { statuses: statusesWith(...shown) };
    });
    renderSettings(<TicketStatusesPage />);
    await rows();
    const remove = button(TICKET_FIELD_TEXTS.remove('Waiting for supplier'));
    remove.focus();
    fireEvent.click(remove);
    await screen.findByText(TICKET_STATUS_TEXTS.removed('Waiting for supplier', 'Pending'));
    await waitFor(async () => expect(await rows()).toEqual(['Waiting for courier']));
    expect(document.activeElement).toBe(button(TICKET_FIELD_TEXTS.remove('Waiting for courier')));
    fireEvent.click(button(TICKET_STATUS_TEXTS.undo));
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(restoreOwnStatus, { body: { ref: 's' } }));
    await waitFor(async () => expect(await rows()).toEqual(['Waiting for supplier', 'Waiting for courier']));
  });

  it('says why a name was refused, and keeps it in its field', async () => {
    answerWith(SUPPLIER);
    renderSettings(<TicketStatusesPage />);
    await rows();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: TICKET_STATUS_TEXTS.name });
    for (const taken of ['waiting for SUPPLIER', 'closed']) {
      fireEvent.change(field, { target: { value: taken } });
      screen.getByText(TICKET_STATUS_TEXTS.nameTaken);
      expect(button(TICKET_STATUS_TEXTS.add)).toHaveProperty('disabled', true);
    }
    callApi.mockImplementation(async (contract: object) => {
      if (contract === createOwnStatus) throw new ApiError(409, TICKET_STATUS_TEXTS.full);
      return { statuses: statusesWith(SUPPLIER) };
    });
    fireEvent.change(field, { target: { value: 'One more' } });
    fireEvent.click(button(TICKET_STATUS_TEXTS.add));
    await screen.findByText(TICKET_STATUS_TEXTS.full);
    expect(field.value).toBe('One more');
  });

  it('only lists while viewing as a teammate', async () => {
    answerWith(SUPPLIER);
    renderSettings(<TicketStatusesPage />, { viewing_as: 'somebody' });
    expect(await rows()).toEqual(['Waiting for supplier']);
    expect(screen.getByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says who may not see it', async () => {
    callApi.mockRejectedValue(new ApiError(403, ''));
    renderSettings(<TicketStatusesPage />);
    await screen.findByText(TICKET_STATUS_TEXTS.denied);
  });

  it('says that they could not be loaded, above the fields, which are there all the same', async () => {
    callApi.mockRejectedValue(new ApiError(500, ''));
    renderSettings(<TicketStatusesPage />);
    await screen.findByText(TICKET_STATUS_TEXTS.loadFailed);
    expect(screen.getByText('the fields')).toBeTruthy();
  });
});
