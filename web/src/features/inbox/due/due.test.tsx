import { getTicketServiceLevel, type TicketServiceLevel } from '@harborline/domain/api/inbox/service-levels';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { standingOf } from './clock-words';
import { DueMark } from './due-mark';
import { TicketClocks } from './ticket-clocks';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const MINUTE = 60_000;
const at = (ms: number) => ({ toDate: () => new Date(ms) });
const iso = (ms: number) => new Date(ms).toISOString();

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the mark of a due ticket (D-135)', () => {
  const shown = (dueInMs: number, warnsInMs: number) => {
    const now = Date.now();
    const { container } = render(<DueMark due={{ at: at(now + dueInMs), warns_at: at(now + warnsInMs) }} />);
    return [container.textContent, container.querySelector('svg')?.dataset.testid];
  };

  it('says how long there is still, with a sign of its own from three quarters on and after the end', () => {
    const half = MINUTE / 2;
    expect(shown(40 * MINUTE + half, 10 * MINUTE)).toEqual(['Due in 40m', 'ScheduleRoundedIcon']);
    expect(shown(65 * MINUTE + half, -MINUTE)).toEqual(['Due in 1h 5m', 'WarningAmberRoundedIcon']);
    expect(shown(-120 * MINUTE - half, -MINUTE)).toEqual(['Overdue 2h', 'ErrorOutlineRoundedIcon']);
    expect(shown(-50 * 60 * MINUTE, -MINUTE)).toEqual(['Overdue 2d 2h', 'ErrorOutlineRoundedIcon']);
  });
});

describe('the clocks in a ticket’s details (D-135)', () => {
  const TICKET = { ...makeConversation(), isPending: false };
  TICKET.visitor = { ...TICKET.visitor, name: 'Vera' };
  const clock = (changes: Partial<TicketServiceLevel['clocks'][number]> = {}) => ({
    kind: 'first_response' as const,
    target_minutes: 60,
    started_at: iso(Date.now() - MINUTE),
    ended_at: null,
    paused_since: null,
    due_at: iso(Date.now() + 59 * MINUTE),
    warns_at: iso(Date.now() + 44 * MINUTE),
    ...changes,
  });
  const POLICY = {
    name: 'Standard',
    counts_working_time: true,
    calendar: 'Office',
    pauses: ['pending' as const],
  };

  function show(level: Partial<TicketServiceLevel>) {
    const answer = { policy: POLICY, clocks: [], is_shortened: false, ...level };
    callApi.mockImplementation(async (contract: object) =>
      contract === getTicketServiceLevel ? answer : undefined,
    );
    renderAdmin(
      <StaffSession user={makeUser()}>
        <TicketClocks ticket={TICKET} />
      </StaffSession>,
    );
  }
  const timeText = (text: string): string => {
    const when = new Date(text);
    return when.getDate() === new Date().getDate() ? clockTime(when) : absoluteTime(when);
  };

  it('say when each is due, and because of what', async () => {
    const one = clock();
    show({ clocks: [one] });
    await screen.findByText(
      `Due ${timeText(one.due_at ?? '')} because policy “Standard” asks for a first answer within 1 hour of working time; Vera wrote at ${timeText(one.started_at)}.`,
    );
    screen.getByText('running');
    screen.getByText('Counts the working time of “Office”, paused while pending');
  });

  it('say since when one stands still', async () => {
    const paused = clock({ due_at: null, warns_at: null, paused_since: iso(Date.now()) });
    show({ clocks: [paused], is_shortened: true });
    await screen.findByText(SERVICE_LEVEL_TEXTS.pausedSince(timeText(paused.paused_since ?? '')));
    screen.getByText('paused');
    screen.getByText(SERVICE_LEVEL_TEXTS.shortened);
  });

  it('say that no policy is for the ticket', async () => {
    show({ policy: null });
    await screen.findByText(SERVICE_LEVEL_TEXTS.noPolicy);
  });

  it('say that the policy promises nothing for it', async () => {
    show({});
    await screen.findByText(SERVICE_LEVEL_TEXTS.noClocks('Standard'));
  });

  it('were met or missed by when they ended, and run out while nobody ends them', () => {
    const now = Date.now();
    const ended = (afterDueMs: number) =>
      clock({ due_at: iso(now - MINUTE), ended_at: iso(now - MINUTE + afterDueMs) });
    expect(standingOf(ended(-1_000), now)).toBe('met');
    expect(standingOf(ended(1_000), now)).toBe('missed');
    expect(standingOf(clock({ due_at: iso(now) }), now)).toBe('overdue');
    expect(standingOf(clock({ warns_at: iso(now) }), now)).toBe('soon');
  });
});
