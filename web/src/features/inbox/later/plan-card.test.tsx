import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeConversation, makePlannedReply, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { Ticket } from '../ticket';
import { takePlanStep } from './later-calls';
import { PlanCard } from './plan-card';

vi.mock('./later-calls', () => ({ takePlanStep: vi.fn() }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));
vi.mock('../../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

const toasts = { success: vi.fn(), error: vi.fn() };
vi.mock('../../../shared/ui-admin/toasts', async (original) => ({
  ...(await original<object>()),
  useToasts: () => toasts,
}));

const TICKET: Ticket = { ...makeConversation(), id: 'c1', isPending: false };
const LATER = timestamp(Date.now() + 86_400_000);

type Plan = ReturnType<typeof makePlannedReply>;

const planOf = (changes: Partial<Plan> = {}) =>
  makePlannedReply({
    ...{ author_ref: 'mara', author_name: 'Mara', send_at: LATER },
    visitor_wrote_at: TICKET.last_visitor_message_at,
    last_message_ref: 'seen',
    ...changes,
  });

const putBack = vi.fn();
const gone = vi.fn();
const edit = vi.fn();
let hasRoom = true;

function open(uid: string, plan: Plan, ticket = TICKET, permissions = resolvePermissions('agent')) {
  const session = {
    state: { status: 'ready', user: makeUser({ uid, permissions }) } as const,
    retryProfile: () => {},
    end: async () => {},
  };
  renderAdmin(
    <SessionContextProvider session={session}>
      <PlanCard
        plan={plan}
        ticket={ticket}
        lastShown={{ id: 'seen', sender_ref: 'visitor' }}
        putBack={putBack}
        hasRoomFor={() => hasRoom}
        onEdit={edit}
        onGone={gone}
      />
    </SessionContextProvider>,
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const answer = {
  ...{ planned_reply_ref: 'planned-1', version: 1, message_ref: '' },
  ...{ state: 'cancelled' as const, text: 'It arrives tomorrow.' },
} as const;

describe('the card of a planned reply (D-120)', () => {
  beforeEach(() => {
    hasRoom = true;
    vi.clearAllMocks();
    vi.mocked(takePlanStep).mockResolvedValue(answer);
  });
  afterEach(cleanup);

  it('says whose it is, and offers its author to send, edit and cancel it', () => {
    open('mara', planOf({ then_status: 'closed' }));
    expect(screen.getByRole('heading').textContent).toContain(LATER_TEXTS.goesOut('Mara'));
    expect(screen.getByText(LATER_TEXTS.cardThen.closed, { exact: false })).toBeTruthy();
    expect(buttons()).toEqual(['Send now', 'Edit', 'Cancel']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets a teammate stop it, take over one that is held, and a reader do nothing', () => {
    open('tim', planOf());
    expect(buttons()).toEqual(['Stop']);
    cleanup();
    open('tim', planOf({ state: 'held', held_because: 'author' }));
    expect(buttons()).toEqual(['Take over the text']);
    cleanup();
    open('rea', planOf(), TICKET, resolvePermissions('writer', { canViewExistingTickets: true }));
    expect(buttons()).toEqual([]);
  });

  it('says why it was held, and before that what will hold it', () => {
    open('mara', planOf({ state: 'held', held_because: 'teammate', held_by_name: 'Tim' }));
    expect(screen.getByRole('status').textContent).toBe(LATER_TEXTS.held.teammate('Tim'));
    expect(screen.getByRole('heading').textContent).toContain(LATER_TEXTS.isHeld('Mara'));
    expect(buttons()).toEqual(['Send now', 'Plan again', 'Cancel']);
    cleanup();
    open('mara', planOf({ visitor_wrote_at: timestamp(1) }));
    expect(screen.getByRole('heading').textContent).toContain(LATER_TEXTS.willNotGo('Mara'));
    expect(screen.getByRole('status').textContent).toBe(
      `${LATER_TEXTS.willBeHeld} ${LATER_TEXTS.held['visitor-wrote']('')}`,
    );
    cleanup();
    open('mara', planOf({ last_message_ref: 'earlier' }));
    expect(screen.getByRole('status').textContent).toBe(
      `${LATER_TEXTS.willBeHeld} ${LATER_TEXTS.held.answered('')}`,
    );
  });

  it('puts the text back into the field, unless that has no room for it', async () => {
    hasRoom = false;
    open('mara', planOf());
    await press(LATER_TEXTS.cancel);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith(LATER_TEXTS.noRoom);
    expect(takePlanStep).not.toHaveBeenCalled();
    hasRoom = true;
    await press(LATER_TEXTS.cancel);
    await waitFor(() => expect(putBack).toHaveBeenCalledExactlyOnceWith('It arrives tomorrow.'));
    expect(gone).toHaveBeenCalledOnce();
  });

  it('is sent by what the thread shows, and edited in the version that is shown', async () => {
    const plan = planOf({ version: 4 });
    open('mara', plan);
    await press(LATER_TEXTS.sendNow);
    expect(takePlanStep).toHaveBeenLastCalledWith(plan, { action: 'send', follows: 'seen' });
    await press(LATER_TEXTS.edit);
    expect(edit).toHaveBeenCalledExactlyOnceWith(plan);
  });

  it('offers no step offline, and says what it needs', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    open('mara', planOf());
    expect(screen.getByText(LATER_TEXTS.needsConnection)).toBeTruthy();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
    vi.restoreAllMocks();
  });
});
