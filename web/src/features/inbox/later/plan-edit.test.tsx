import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { makeConversation, makeMessage, makePlannedReply } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { LATER_TIME_TEXTS } from '@harborline/domain/texts/later-times';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { Loadable } from '../../../shared/requests/loadable';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { ThreadMessage, Ticket } from '../ticket';
import { takePlanStep } from './later-calls';
import { PlannedReplies, PlanningDialog } from './later-part';
import { usePlanEdit } from './use-plan-edit';

vi.mock('./later-calls', () => ({ takePlanStep: vi.fn() }));
vi.mock('./plan-cards', () => ({ PlanCards: () => null }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
const toasts = { success: vi.fn(), error: vi.fn() };
vi.mock('../../../shared/ui-admin/toasts', async (original) => ({
  ...(await original<object>()),
  useToasts: () => toasts,
}));

const TICKET: Ticket = { ...makeConversation(), id: 'c1', isPending: false };
const LATER = timestamp(Date.now() + 86_400_000);
const PLAN = makePlannedReply({ id: 'planned-1', version: 2, send_at: LATER });

const message = (id: string, sender_ref: string): ThreadMessage => ({
  ...makeMessage({ id, sender_ref, is_public: true }),
  isPending: false,
});

interface World {
  readonly planned: Loadable<readonly PlannedReply[]>;
  readonly messages: readonly ThreadMessage[];
}

let world: World;
const listeners = new Set<() => void>();
/** What comes from the server meanwhile. */
const become = (changes: Partial<World>) =>
  act(() => {
    world = { ...world, ...changes };
    for (const listener of listeners) listener();
  });
const ready = (...data: PlannedReply[]) => ({ status: 'ready', data }) as const;

const field = { hasRoomFor: vi.fn(), putBack: vi.fn() };
const moved = vi.fn();
const noPlanning = {
  isOpen: false,
  isRunning: false,
  refusal: null,
  open: vi.fn(),
  plan: vi.fn(),
  close: vi.fn(),
};

function Pane() {
  const { planned, messages } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => world,
  );
  const editing = usePlanEdit({ planned, messages, uid: 'mara', field, onMoved: moved });
  return (
    <>
      <button type="button" onClick={() => editing.begin(PLAN)}>
        begin
      </button>
      <PlannedReplies
        {...{ planned, messages, field }}
        ticket={TICKET}
        onEdit={editing.begin}
        onGone={moved}
      />
      <PlanningDialog ticket={TICKET} planning={noPlanning} editing={editing} />
    </>
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const textField = () => screen.findByLabelText(LATER_TEXTS.text);
const write = async (value: string) => fireEvent.change(await textField(), { target: { value } });

async function open() {
  const routes = [
    { path: '/ticket', element: <Pane /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/elsewhere', '/ticket'] });
  renderAdmin(<RouterProvider router={router} />);
  await press('begin');
  await textField();
  return router;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const localOf = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

describe('editing a planned reply (D-120)', () => {
  // Lazy parts are loaded first, so that a busy machine does not affect the result.
  beforeAll(async () => {
    await import('./plan-dialog');
  });
  beforeEach(() => {
    vi.clearAllMocks();
    field.hasRoomFor.mockReturnValue(true);
    world = { planned: ready(PLAN), messages: [message('seen', 'visitor')] };
    vi.mocked(takePlanStep).mockResolvedValue({
      ...{ planned_reply_ref: 'planned-1', version: 3, message_ref: '' },
      ...{ state: 'planned' as const, text: 'It arrives today.' },
    });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('saves its text, time and what comes afterwards, once the time is one to come', async () => {
    await open();
    await write(' It arrives today. ');
    fireEvent.change(screen.getByLabelText(LATER_TEXTS.at), { target: { value: '2001-03-05T09:30' } });
    await press(LATER_TEXTS.save);
    expect(screen.getByRole('alert').textContent).toBe(LATER_TEXTS.faults.past);
    const at = new Date(Date.now() + 7_200_000);
    at.setSeconds(0, 0);
    fireEvent.change(screen.getByLabelText(LATER_TEXTS.at), { target: { value: localOf(at) } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(screen.getByLabelText(LATER_TEXTS.afterwards), { target: { value: 'closed' } });
    await press(LATER_TEXTS.save);
    await isClosed();
    expect(takePlanStep).toHaveBeenCalledExactlyOnceWith(PLAN, {
      ...{ action: 'change', follows: 'seen', text: 'It arrives today.' },
      ...{ sendAtMs: at.getTime(), thenStatus: 'closed' },
    });
  });

  it('says below the choices that an offered time has passed meanwhile', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(LATER_TIME_TEXTS.tomorrow) }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
    await press(LATER_TEXTS.save);
    expect(screen.getByRole('alert').textContent).toBe(LATER_TEXTS.faults.past);
    expect(takePlanStep).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: LATER_TEXTS.ownTime }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts as seen only what was there when it began, and what its author sent since', async () => {
    await open();
    await write('It arrives today.');
    const messages = [message('seen', 'visitor'), message('own', 'mara'), message('news', 'visitor')];
    become({ messages, planned: ready({ ...PLAN, text: 'Reworded' }) });
    await press(LATER_TEXTS.save);
    await isClosed();
    expect(takePlanStep).toHaveBeenCalledExactlyOnceWith(
      PLAN,
      expect.objectContaining({ follows: 'own', text: 'It arrives today.' }),
    );
  });

  it('outlives the card of one that was sent meanwhile, says so, and gives its text to the field', async () => {
    await open();
    await write('It arrives today.');
    become({ planned: ready() });
    expect(screen.getByRole('alert').textContent).toBe(LATER_TEXTS.overtaken.gone);
    expect(screen.getByRole('button', { name: LATER_TEXTS.save })).toHaveProperty('disabled', true);
    field.hasRoomFor.mockReturnValue(false);
    await press(LATER_TEXTS.moveToField);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(LATER_TEXTS.noRoom);
    field.hasRoomFor.mockReturnValue(true);
    await press(LATER_TEXTS.moveToField);
    await isClosed();
    expect(field.putBack).toHaveBeenCalledExactlyOnceWith('It arrives today.');
    expect(moved).toHaveBeenCalledOnce();
  });

  it('says that it was held meanwhile, but nothing of one that is only not known just now', async () => {
    await open();
    become({ planned: { status: 'loading' } });
    expect(screen.queryByRole('alert')).toBeNull();
    become({ planned: ready({ ...PLAN, state: 'held', version: 3 }) });
    expect(screen.getByRole('alert').textContent).toBe(LATER_TEXTS.overtaken.changed);
  });

  it('keeps what was typed where it is refused, and offers the field', async () => {
    vi.mocked(takePlanStep).mockRejectedValue(new ApiError(409, 'Somebody wrote.'));
    await open();
    expect(screen.queryByRole('button', { name: LATER_TEXTS.moveToField })).toBeNull();
    await write('It arrives today.');
    await press(LATER_TEXTS.save);
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody wrote.');
    expect(await textField()).toHaveProperty('value', 'It arrives today.');
    await press(LATER_TEXTS.moveToField);
    expect(field.putBack).toHaveBeenCalledExactlyOnceWith('It arrives today.');
  });

  it('asks before what was typed is lost, by Escape and by leaving', async () => {
    const router = await open();
    await write('It arrives today.');
    fireEvent.keyDown(await textField(), { key: 'Escape' });
    await screen.findByText(LATER_TEXTS.discardBody);
    await press(KIT_TEXTS.keepEditing);
    await waitFor(() => expect(screen.queryByText(LATER_TEXTS.discardBody)).toBeNull());
    act(() => void router.navigate(-1));
    await press(KIT_TEXTS.stay);
    expect(router.state.location.pathname).toBe('/ticket');
    expect(await textField()).toHaveProperty('value', 'It arrives today.');
  });

  it('closes at once where nothing was changed', async () => {
    await open();
    await press(KIT_TEXTS.cancel);
    await isClosed();
  });
});

it('planned replies that could not be read say so in one line, with another try', async () => {
  const retry = vi.fn();
  world = { planned: { status: 'failed', retry }, messages: [] };
  renderAdmin(<PlannedReplies {...world} field={field} ticket={TICKET} onEdit={vi.fn()} onGone={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toContain(LATER_TEXTS.notLoaded);
  fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.retry }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
});
