import type { VisitorHours } from '@harborline/domain/entities/business-hours';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { cleanup, render, screen } from '@testing-library/react';
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
});
