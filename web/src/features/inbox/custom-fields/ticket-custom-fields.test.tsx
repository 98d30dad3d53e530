import { getCustomFields, setCustomValue } from '@harborline/domain/api/inbox/custom-fields';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { TicketCustomFields } from './ticket-custom-fields';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
const useCustomValues = vi.hoisted(() => vi.fn());
vi.mock('./use-custom-values', () => ({ useCustomValues }));

const TEXTS = CUSTOM_FIELD_TEXTS;
const FIELDS = [
  { ref: 'order', name: 'Order number', kind: 'text', options: [] },
  { ref: 'price', name: 'Price', kind: 'number', options: [] },
  { ref: 'day', name: 'Returned on', kind: 'date', options: [] },
  { ref: 'loan', name: 'On loan', kind: 'yes-no', options: [] },
  { ref: 'warranty', name: 'Warranty', kind: 'choice', options: [{ ref: 'in', name: 'In warranty' }] },
];

const has = (data: Readonly<Record<string, string>>) =>
  useCustomValues.mockReturnValue({ status: 'ready', data });

const answer = (fields: readonly object[] = FIELDS) =>
  callApi.mockImplementation(async (contract: object) =>
    contract === getCustomFields ? { fields } : { value: '' },
  );

const page = (changes: Partial<Ticket>, permissions: object) => {
  const ticket: Ticket = { ...makeConversation({ id: 'c1' }), isPending: false, ...changes };
  const user = makeUser({ agent_role: 'agent' });
  return (
    <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
      <TicketCustomFields ticket={ticket} />
    </StaffSession>
  );
};
const show = (changes: Partial<Ticket> = {}, permissions: object = {}) =>
  renderAdmin(page(changes, permissions));

const input = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const sent = (field_ref: string, value: string, more: object = {}) => [
  setCustomValue,
  { body: { conversation_ref: 'c1', field_ref, value, ...more } },
];

freshRequests();
beforeEach(() => {
  vi.resetAllMocks();
  has({ order: '4711', warranty: 'gone', foreign: 'x' });
  answer();
});
afterEach(cleanup);

describe('what a ticket has of the custom fields (D-126)', () => {
  it('is shown for each field of the library, whatever else the ticket keeps', async () => {
    show();
    expect((await input('Order number')).value).toBe('4711');
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(FIELDS.map(({ name }) => name));
    expect(screen.getByRole('button', { name: TEXTS.choose('Warranty', TEXTS.none) })).toBeTruthy();
  });

  it('is nothing where the library has no fields', async () => {
    answer([]);
    const { container } = show();
    await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
    expect(container.textContent).toBe('');
    expect(useCustomValues).not.toHaveBeenCalled();
  });

  it('is saved by leaving the field and by Enter, once, and can be taken back', async () => {
    show();
    const order = await input('Order number');
    fireEvent.change(order, { target: { value: ' 4712 ' } });
    fireEvent.keyDown(order, { key: 'Enter' });
    fireEvent.blur(order);
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(...sent('order', '4712')));
    await screen.findByText(TEXTS.set('Order number', '4712'));
    fireEvent.blur(order);
    expect(order.value).toBe('4712');
    fireEvent.click(screen.getByRole('button', { name: TEXTS.undo }));
    await waitFor(() =>
      expect(callApi).toHaveBeenLastCalledWith(...sent('order', '4711', { only_from: '4712' })),
    );
    expect(callApi).toHaveBeenCalledTimes(3);
  });

  it('says beside the field what is wrong, sends nothing, and Escape puts back what was there', async () => {
    show();
    const price = await input('Price');
    fireEvent.change(price, { target: { value: 'a lot' } });
    fireEvent.blur(price);
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.faults.noNumber);
    expect(price.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(price, { key: 'Escape' });
    expect([price.value, screen.queryByRole('alert')]).toEqual(['', null]);
    expect(callApi).toHaveBeenCalledTimes(1);
  });

  it('keeps what was refused in its field, with the reason', async () => {
    show();
    const order = await input('Order number');
    callApi.mockRejectedValueOnce(new ApiError(409, 'Somebody else was first.'));
    fireEvent.change(order, { target: { value: '4712' } });
    fireEvent.blur(order);
    await screen.findByText('Somebody else was first.');
    expect(order.value).toBe('4712');
    fireEvent.change(order, { target: { value: '4713' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is chosen from a menu, and cleared by it', async () => {
    has({ loan: 'yes' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: TEXTS.choose('On loan', TEXTS.yes) }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: TEXTS.none }));
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(...sent('loan', '')));
    await screen.findByText(TEXTS.cleared('On loan'));
  });

  it('follows the ticket: what somebody else sets takes the place of what was sent', async () => {
    const view = show();
    const order = await input('Order number');
    fireEvent.change(order, { target: { value: '4712' } });
    fireEvent.blur(order);
    await screen.findByText(TEXTS.set('Order number', '4712'));
    for (const now of ['4712', '4713', '4711']) {
      has({ order: now });
      view.rerender(page({}, {}));
      expect(order.value).toBe(now);
    }
  });

  it.each([
    ['whoever does not answer tickets', {}, { canReplyToTickets: false }, TEXTS.mayNotChange],
    [
      'everybody while the ticket is merged',
      {
        merged_into: { conversation_ref: 'x', number: 1, at: makeConversation().created_at, status: 'open' },
      },
      {},
      TEXTS.isMerged,
    ],
  ] as const)('is only read by %s, who learns why', async (_who, changes, permissions, because) => {
    show(changes as Partial<Ticket>, permissions);
    await screen.findByText(because);
    expect(screen.getByText('4711')).toBeTruthy();
    expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('says that it could not be loaded', async () => {
    useCustomValues.mockReturnValue({ status: 'failed', retry: () => {} });
    show();
    await screen.findByText(TEXTS.valuesFailed);
  });
});
