import { FIELD_CALLS } from '@harborline/domain/api/inbox/ticket-fields';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { TicketTiersPage, TicketTypesPage } from './ticket-field-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const CALLS = FIELD_CALLS.type;
const OPTIONS = [
  { ref: 'bug', name: 'Bug' },
  { ref: 'wish', name: 'Wish' },
];

/** The list is answered with the options; a change with `outcome`. */
function answerWith(options: readonly object[], outcome: () => object = () => ({ options })) {
  callApi.mockImplementation(async (contract: object) =>
    'query' in contract || 'body' in contract ? outcome() : { options },
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: TICKET_FIELD_TEXTS.of.type.title }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the page of a ticket field (S7.2-02, D-89)', () => {
  it('lists the options in order, and moves, renames and removes them', async () => {
    answerWith(OPTIONS);
    renderSettings(<TicketTypesPage />);
    expect(await rows()).toEqual(['Bug', 'Wish']);

    fireEvent.click(button(TICKET_FIELD_TEXTS.moveDown('Bug')));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(CALLS.change, { query: { ref: 'bug' }, body: { position: 1 } }),
    );
    await waitFor(() =>
      expect(button(TICKET_FIELD_TEXTS.moveUp('Wish')).getAttribute('aria-disabled')).toBe('false'),
    );

    fireEvent.click(button(TICKET_FIELD_TEXTS.rename('Wish')));
    fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox'), {
      target: { value: ' Idea ' },
    });
    fireEvent.click(button(TICKET_FIELD_TEXTS.save));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(CALLS.change, { query: { ref: 'wish' }, body: { name: 'Idea' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    fireEvent.click(button(TICKET_FIELD_TEXTS.remove('Bug')));
    fireEvent.click(button(TICKET_FIELD_TEXTS.removeConfirm));
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(CALLS.remove, { query: { ref: 'bug' } }));
  });

  it('does not move beyond the ends', async () => {
    answerWith(OPTIONS);
    renderSettings(<TicketTypesPage />);
    await rows();
    callApi.mockClear();
    fireEvent.click(button(TICKET_FIELD_TEXTS.moveUp('Bug')));
    fireEvent.click(button(TICKET_FIELD_TEXTS.moveDown('Wish')));
    expect(callApi).not.toHaveBeenCalled();
  });

  it('says at once that a name is taken, and keeps one that was refused in its field', async () => {
    answerWith(OPTIONS, () => {
      throw new ApiError(409, TICKET_FIELD_TEXTS.full);
    });
    renderSettings(<TicketTypesPage />);
    await rows();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: TICKET_FIELD_TEXTS.name });
    fireEvent.change(field, { target: { value: 'bug ' } });
    expect(button(TICKET_FIELD_TEXTS.add)).toHaveProperty('disabled', true);
    screen.getByText(TICKET_FIELD_TEXTS.nameTaken);
    fireEvent.change(field, { target: { value: 'Idea' } });
    fireEvent.click(button(TICKET_FIELD_TEXTS.add));
    await screen.findByText(TICKET_FIELD_TEXTS.full);
    expect(field.value).toBe('Idea');
    expect(callApi.mock.lastCall).toEqual([CALLS.create, { body: { name: 'Idea' } }]);
  });

  it('only lists while viewing as a teammate, and says who may not see the lists', async () => {
    answerWith(OPTIONS);
    renderSettings(<TicketTypesPage />, { viewing_as: 'somebody' });
    expect(await rows()).toEqual(['Bug', 'Wish']);
    expect(screen.getByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    callApi.mockRejectedValue(new ApiError(403, ''));
    renderSettings(<TicketTiersPage />);
    await screen.findByText(TICKET_FIELD_TEXTS.denied);
  });

  it('goes on at the next row once one is removed', async () => {
    let options = OPTIONS;
    callApi.mockImplementation(async (contract: object) => {
      if (contract === CALLS.remove) options = OPTIONS.slice(1);
      return { options };
    });
    renderSettings(<TicketTypesPage />);
    await rows();
    button(TICKET_FIELD_TEXTS.remove('Bug')).focus();
    fireEvent.click(button(TICKET_FIELD_TEXTS.remove('Bug')));
    fireEvent.click(button(TICKET_FIELD_TEXTS.removeConfirm));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button(TICKET_FIELD_TEXTS.remove('Wish')));
  });

  it('says that there is none yet, and that the list could not be loaded', async () => {
    answerWith([]);
    renderSettings(<TicketTiersPage />);
    await screen.findByText(TICKET_FIELD_TEXTS.of.tier.empty);
    cleanup();
    callApi.mockRejectedValue(new ApiError(500, ''));
    renderSettings(<TicketTypesPage />);
    await screen.findByText(TICKET_FIELD_TEXTS.loadFailed);
  });
});
