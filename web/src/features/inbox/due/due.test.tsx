import { getTicketServiceLevel, type TicketServiceLevel } from '@harborline/domain/api/inbox/service-levels';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { stateOf } from './clock-words';
import { DueMark } from './due-mark';
import { TicketClocks } from './ticket-clocks';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const MINUTE = 60_000;
const at = (ms: number) => ({ toDate: () => new Date(ms) });
const iso = (ms: number) => new Date(ms).toISOString();

freshRequests();
/** Noon, so that minutes around it are of the same day. */
const NOW = new Date(2026, 5, 10, 12).getTime();

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the mark of a due ticket (D-135)', () => {
  const shown = (dueInMs: number, is_soon: boolean) => {
    const due = at(NOW + dueInMs);
    const { container } = render(<DueMark due={{ at: due, is_soon }} />);
    const [mark, when] = (container.textContent ?? '').split(', Due ');
    expect(when).toBe(absoluteTime(due.toDate()));
    return [mark, container.querySelector('svg')?.dataset.testid];
  };

  it('says how long there is still, with a sign of its own from three quarters on and after the end', () => {
    const half = MINUTE / 2;
    expect(shown(40 * MINUTE + half, false)).toEqual(['Due in 40m', 'ScheduleRoundedIcon']);
    expect(shown(65 * MINUTE + half, true)).toEqual(['Due in 1h 5m', 'WarningAmberRoundedIcon']);
    expect(shown(-120 * MINUTE - half, true)).toEqual(['Overdue by 2h', 'ErrorOutlineRoundedIcon']);
    expect(shown(-50 * 60 * MINUTE, true)).toEqual(['Overdue by 2d 2h', 'ErrorOutlineRoundedIcon']);
  });
});

describe('the clocks in a ticket’s details (D-135)', () => {
  const TICKET = { ...makeConversation({ status: 'pending' }), isPending: false };
  TICKET.visitor = { ...TICKET.visitor, name: 'Vera' };
  const clock = (changes: Partial<TicketServiceLevel['clocks'][number]> = {}) => ({
    kind: 'first_response' as const,
    policy: 'Standard',
    calendar: 'Office',
    has_paused: false,
    target_minutes: 60,
    started_at: iso(NOW - MINUTE),
    ended_at: null,
    paused_since: null,
    due_at: iso(NOW + 59 * MINUTE),
    warns_at: iso(NOW + 44 * MINUTE),
    ...changes,
  });
  const POLICY = { name: 'Standard' };

  function show(level: Partial<TicketServiceLevel>) {
    const answer = { policy: POLICY, clocks: [], is_shortened: false, is_blocked: false, ...level };
    callApi.mockImplementation(async (contract: object) =>
      contract === getTicketServiceLevel ? answer : undefined,
    );
    renderAdmin(
      <StaffSession user={makeUser()}>
        <TicketClocks ticket={TICKET} />
      </StaffSession>,
    );
  }
  const timeText = (text: string): string => clockTime(new Date(text));

  it('say when each is due, and because of what', async () => {
    const one = clock();
    show({ clocks: [one] });
    await screen.findByText(
      `Due ${timeText(one.due_at ?? '')} because policy “Standard” asks for a first answer within 1 hour of the working time of “Office”; Vera wrote at ${timeText(one.started_at)}.`,
    );
    screen.getByText('running');
  });

  it('say since when one is paused, and why', async () => {
    const paused = clock({
      ...{ calendar: '', due_at: null, warns_at: null },
      ...{ paused_since: iso(NOW), has_paused: true },
    });
    show({ clocks: [paused], is_shortened: true });
    await screen.findByText(
      `Paused since ${timeText(paused.paused_since ?? '')} because the ticket is pending.`,
    );
    screen.getByText(/within 1 hour; Vera wrote at .*, and pauses since then do not count\.$/);
    screen.getByText('paused');
    screen.getByText(SERVICE_LEVEL_TEXTS.shortened);
  });

  it('say that no policy is for the ticket', async () => {
    show({ policy: null });
    await screen.findByText(SERVICE_LEVEL_TEXTS.noPolicy);
  });

  it('say that none runs for a blocked sender', async () => {
    show({ policy: null, is_blocked: true });
    await screen.findByText(SERVICE_LEVEL_TEXTS.blocked);
  });

  it('say that the policy promises nothing for it', async () => {
    show({});
    await screen.findByText(SERVICE_LEVEL_TEXTS.noClocks('Standard'));
  });

  it('were met or missed by when they ended, and run out while nobody ends them', () => {
    const ended = (afterDueMs: number) =>
      clock({ due_at: iso(NOW - MINUTE), ended_at: iso(NOW - MINUTE + afterDueMs) });
    expect(stateOf(ended(-1_000), NOW)).toBe('met');
    expect(stateOf(ended(1_000), NOW)).toBe('missed');
    expect(stateOf(clock({ due_at: iso(NOW) }), NOW)).toBe('overdue');
    expect(stateOf(clock({ warns_at: iso(NOW) }), NOW)).toBe('soon');
  });
});
