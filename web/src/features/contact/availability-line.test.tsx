import type { VisitorHours } from '@harborline/domain/entities/business-hours';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources } from '../../shared/hooks/use-resource';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { AvailabilityLine } from './availability-line';

const readAvailability = vi.hoisted(() => vi.fn());
vi.mock('../../shared/firebase/availability', () => ({ readAvailability }));

const hours = (days: readonly number[]): VisitorHours => ({
  timeZone: 'UTC',
  weekly: days.map((day) => ({ day, from: 0, to: 1_440 })),
  holidays: [],
  exceptions: [],
});

const show = (calendar: VisitorHours | null) =>
  render(
    <LibraryScopeProvider
      scope={{ library: makeLibrary({ business_hours: calendar }), links: publicLinks('acme') }}
    >
      <AvailabilityLine />
    </LibraryScopeProvider>,
  );

/** The day after tomorrow, 1 for Monday: whatever the time, it is not that day yet in any zone. */
const later = ((new Date().getUTCDay() + 1) % 7) + 1;

beforeEach(() => {
  forgetResources();
  readAvailability.mockResolvedValue({ online: 1, at: Date.now() });
});
afterEach(cleanup);

describe('whether the team answers, on the contact form (D-28, D-130)', () => {
  it('says that the team is online within its hours, and without any', async () => {
    for (const calendar of [hours([1, 2, 3, 4, 5, 6, 7]), null]) {
      forgetResources();
      const view = show(calendar);
      await screen.findByText(CONTACT_TEXTS.teamOnline);
      view.unmount();
    }
  });

  it('says when it is back outside its hours, also while somebody is online', async () => {
    show(hours([later]));
    await screen.findByText(/^We are away\. Back (?:tomorrow|on) .*\d/);
    expect(screen.queryByText(CONTACT_TEXTS.teamOnline)).toBeNull();
  });

  it('says that it is away where no hours are to come, and where nothing is known of its people', async () => {
    readAvailability.mockResolvedValue(null);
    show(hours([]));
    await screen.findByText(CONTACT_TEXTS.teamAway);
  });

  it('says nothing where the hours cannot be computed, such as in a zone that the browser does not know', async () => {
    const refused = vi.spyOn(console, 'warn').mockImplementation(() => {});
    show({ ...hours([1, 2, 3, 4, 5, 6, 7]), timeZone: 'Mars/Olympus' });
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(document.querySelector('.availability')).toBeNull();
    refused.mockRestore();
  });
});

describe('an open page, as time goes on (D-130)', () => {
  /** Monday to Friday, nine to five, in the zone of the tests. */
  const office = (): VisitorHours => ({
    ...hours([]),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1_020 })),
  });
  const showAt = async (time: Date) => {
    // What renders and imports go by stays real: a faked one of those never comes.
    vi.useFakeTimers({ now: time, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    readAvailability.mockImplementation(async () => ({ online: 1, at: Date.now() }));
    show(office());
    await settle();
  };
  /** What is on the way comes by imports and promises, which fake timers do not hold. */
  const settle = () =>
    act(async () => {
      await import('@harborline/domain/hours/hours-now');
      await import('../../shared/hours/late-back');
      for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0);
    });
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await settle();
  };
  const line = () => document.querySelector('.availability')?.textContent;
  afterEach(() => vi.useRealTimers());

  it('says that the team is online once it opens, and away once it closes, each time', async () => {
    // A Monday.
    await showAt(new Date(2026, 10, 30, 8, 59));
    expect(line()).toMatch(/^We are away\. Back today at /);
    await pass(62_000);
    expect(line()).toBe(CONTACT_TEXTS.teamOnline);
    await pass(8 * 3_600_000);
    expect(line()).toMatch(/^We are away\. Back tomorrow at /);
    await pass(16 * 3_600_000);
    expect(line()).toBe(CONTACT_TEXTS.teamOnline);
  });

  it('says today in place of tomorrow from midnight on', async () => {
    await showAt(new Date(2026, 10, 30, 23, 59));
    expect(line()).toMatch(/^We are away\. Back tomorrow at /);
    await pass(62_000);
    expect(line()).toMatch(/^We are away\. Back today at /);
  });
});
