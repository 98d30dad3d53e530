import { FIELD_CALLS, setTicketField } from '@harborline/domain/api/inbox/ticket-fields';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { Ticket } from '../ticket';
import { TicketFields } from './ticket-fields';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const { of: FIELDS, ...TEXTS } = TICKET_FIELD_TEXTS;

function page(changes: Partial<Ticket>) {
  const ticket: Ticket = { ...makeConversation(), id: 'c1', isPending: false, ...changes };
  const user = makeUser({ uid: 'somebody', agent_role: 'agent' });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  return (
    <SessionContextProvider session={session}>
      <TicketFields ticket={ticket} />
    </SessionContextProvider>
  );
}

const show = (changes: Partial<Ticket> = {}) => renderAdmin(page(changes));

/** The library has two types and no category; tiers as given. */
function answer(tiers: readonly object[] = []) {
  const types = [
    { ref: 'bug', name: 'Bug' },
    { ref: 'wish', name: 'Wish' },
  ];
  const lists = new Map<object, object>([
    [FIELD_CALLS.type.list, { options: types }],
    [FIELD_CALLS.category.list, { options: [] }],
    [FIELD_CALLS.tier.list, { options: tiers }],
  ]);
  callApi.mockImplementation(async (contract: object) => lists.get(contract) ?? {});
}

const choice = (name: string) => screen.findByRole('button', { name: TEXTS.choose(FIELDS.type.label, name) });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the fields of a ticket (D-89)', () => {
  it('are those that the library has options for', async () => {
    answer();
    show({ type_ref: 'bug' });
    await choice('Bug');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([FIELDS.type.label]);
  });

  it('are chosen from a menu, and taken back', async () => {
    answer();
    show({ type_ref: 'bug' });
    fireEvent.click(await choice('Bug'));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Wish' }));
    const sent = (ref: string, more: object = {}) => ({
      body: { conversation_ref: 'c1', field: 'type', ref, ...more },
    });
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(setTicketField, sent('wish')));
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.undo }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(setTicketField, sent('bug', { only_from: 'wish' })),
    );
  });

  it('are taken back on the ticket that they were chosen on, though another is open by then', async () => {
    answer();
    const { rerender } = show({ type_ref: 'bug' });
    fireEvent.click(await choice('Bug'));
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Wish' }));
    await screen.findByText(TEXTS.set(FIELDS.type.label, 'Wish'));
    rerender(page({ id: 'c2', type_ref: 'wish' }));
    fireEvent.click(screen.getByRole('button', { name: TEXTS.undo }));
    const body = { conversation_ref: 'c1', field: 'type', ref: 'bug', only_from: 'wish' };
    await waitFor(() => expect(callApi).toHaveBeenLastCalledWith(setTicketField, { body }));
  });

  it('say that their option was removed; there is no way back to it', async () => {
    answer();
    show({ type_ref: 'gone' });
    fireEvent.click(await choice(TEXTS.gone));
    fireEvent.click(screen.getByRole('menuitemradio', { name: TEXTS.none }));
    await screen.findByText(TEXTS.set(FIELDS.type.label, TEXTS.none));
    expect(screen.queryByRole('button', { name: TEXTS.undo })).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    callApi.mockRejectedValue(new ApiError(500, ''));
    show();
    await screen.findByText(TEXTS.fieldsFailed);
  });
});
