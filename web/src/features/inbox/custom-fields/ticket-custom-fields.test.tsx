import { getCustomFields, setCustomValue } from '@harborline/domain/api/inbox/custom-fields';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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

let stored: Readonly<Record<string, string>> = {};
const has = (data: Readonly<Record<string, string>>) => {
  stored = data;
  useCustomValues.mockReturnValue({ status: 'ready', data });
};

const answer = (fields: readonly object[] = FIELDS) =>
  callApi.mockImplementation(
    async (contract: object, { body }: { body?: { field_ref: string; value: string } } = {}) =>
      contract === getCustomFields
        ? { fields }
        : { value: body?.value, previous: stored[body?.field_ref ?? ''] ?? '' },
  );

/** Lets the test answer the saves, in the order in which they were sent. */
function answerLater() {
  const waiting: { resolve: (answer: object) => void; reject: (error: Error) => void }[] = [];
  callApi.mockImplementation(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  return waiting;
}
const savedValues = () =>
  callApi.mock.calls.flatMap(([contract, { body }]) => (contract === setCustomValue ? body.value : []));
const write = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

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
  has({ order: '4711' });
  answer();
});
afterEach(cleanup);

describe('what a ticket has of the custom fields (D-126)', () => {
  it('is shown for each field of the library', async () => {
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
    await waitFor(() => expect(order.value).toBe('4711'));
    expect(callApi).toHaveBeenCalledTimes(3);
  });

  it('goes back to what was overwritten, which may be what a teammate wrote meanwhile', async () => {
    const view = show();
    const order = await input('Order number');
    callApi.mockResolvedValueOnce({ value: '4712', previous: '4700' });
    write(order, '4712');
    await screen.findByText(TEXTS.set('Order number', '4712'));
    has({ order: '4712' });
    view.rerender(page({}, {}));
    const saves = answerLater();
    fireEvent.click(screen.getByRole('button', { name: TEXTS.undo }));
    await waitFor(() =>
      expect(callApi).toHaveBeenLastCalledWith(...sent('order', '4700', { only_from: '4712' })),
    );
    expect(order.value).toBe('4700');
    has({ order: '4700' });
    view.rerender(page({}, {}));
    await act(async () => saves[0]?.resolve({ value: '4700', previous: '4712' }));
    expect(order.value).toBe('4700');
    has({ order: '4712' });
    view.rerender(page({}, {}));
    expect(order.value).toBe('4712');
  });

  it('has no way back to an option that was removed', async () => {
    has({ warranty: 'gone' });
    show();
    const gone = TEXTS.choose('Warranty', TICKET_FIELD_TEXTS.gone);
    fireEvent.click(await screen.findByRole('button', { name: gone }));
    await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
    callApi.mockResolvedValueOnce({ value: 'in', previous: null });
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'In warranty' }));
    await screen.findByText(TEXTS.set('Warranty', 'In warranty'));
    expect(screen.queryByRole('button', { name: TEXTS.undo })).toBeNull();
  });

  it('is saved one value at a time, and of those that wait only the newest', async () => {
    show();
    const order = await input('Order number');
    const saves = answerLater();
    for (const value of ['1', '2', '3']) write(order, value);
    await waitFor(() => expect(savedValues()).toEqual(['1']));
    await act(async () => saves[0]?.reject(new ApiError(409, 'Somebody else was first.')));
    await waitFor(() => expect(savedValues()).toEqual(['1', '3']));
    // The refusal is of a value that nobody wants any more.
    expect([order.value, screen.queryByRole('alert')]).toEqual(['3', null]);
    await act(async () => saves[1]?.resolve({ value: '3', previous: '4711' }));
    await screen.findByText(TEXTS.set('Order number', '3'));
    expect(order.value).toBe('3');
  });

  it('cannot be overtaken by an older value whose answer comes late', async () => {
    show();
    const order = await input('Order number');
    const saves = answerLater();
    write(order, 'older');
    write(order, 'newer');
    await waitFor(() => expect(savedValues()).toEqual(['older']));
    // The newer one is not on its way before the older one has arrived, so their answers cannot come reversed.
    expect(saves).toHaveLength(1);
    await act(async () => saves[0]?.resolve({ value: 'older', previous: '4711' }));
    await waitFor(() => expect(savedValues()).toEqual(['older', 'newer']));
    expect(order.value).toBe('newer');
    await act(async () => saves[1]?.resolve({ value: 'newer', previous: 'older' }));
    expect(order.value).toBe('newer');
  });

  it('names the field and the text, if it is refused after the ticket was left', async () => {
    const view = show();
    const order = await input('Order number');
    const saves = answerLater();
    write(order, '4712');
    await waitFor(() => expect(saves).toHaveLength(1));
    view.rerender(page({ id: 'c2' }, {}));
    await act(async () => saves[0]?.reject(new ApiError(409, 'Somebody else was first.')));
    await screen.findByText(TEXTS.lost('Order number', '4712', 'Somebody else was first.'));
  });

  it('shows an option that nobody knows as removed, and asks once whether it is new', async () => {
    has({ order: '4711', warranty: 'new' });
    let view = show();
    await screen.findByRole('button', { name: TEXTS.choose('Warranty', TICKET_FIELD_TEXTS.gone) });
    await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
    view.unmount();
    view = show({ id: 'c2' });
    await input('Order number');
    expect(callApi.mock.calls.map(([contract]) => contract)).toEqual([getCustomFields, getCustomFields]);
    // Another one that somebody has added since.
    answer(
      FIELDS.map((field) =>
        field.ref === 'warranty' ? { ...field, options: [{ ref: 'newer', name: 'Goodwill' }] } : field,
      ),
    );
    has({ warranty: 'newer' });
    view.rerender(page({ id: 'c2' }, {}));
    await screen.findByRole('button', { name: TEXTS.choose('Warranty', 'Goodwill') });
    expect(callApi).toHaveBeenCalledTimes(3);
  });

  it('reads the fields once for all tickets, and keeps their room while values load', async () => {
    const view = show();
    await input('Order number');
    useCustomValues.mockReturnValue({ status: 'loading' });
    view.rerender(page({ id: 'c2' }, {}));
    const names = [...screen.getByRole('status').querySelectorAll('bdi')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(FIELDS.map(({ name }) => name));
    expect(callApi).toHaveBeenCalledTimes(1);
  });

  it('lets go of a day that is half written, by Escape and by leaving it empty', async () => {
    show();
    const day = await input('Returned on');
    const halve = (badInput: boolean) =>
      Object.defineProperty(day, 'validity', { configurable: true, value: { badInput } });
    halve(true);
    fireEvent.blur(day);
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.faults.noDate);
    // Emptied: the browser reports no change.
    halve(false);
    fireEvent.blur(day);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    halve(true);
    fireEvent.blur(day);
    await screen.findByRole('alert');
    fireEvent.keyDown(day, { key: 'Escape' });
    expect([day.value, screen.queryByRole('alert')]).toEqual(['', null]);
    expect(savedValues()).toEqual([]);
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
