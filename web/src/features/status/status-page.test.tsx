import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { DAY_MS } from '@harborline/domain/status/uptime';
import { makeLibrary, TEST_LIBRARY_ID, TEST_NOW_MS } from '@harborline/domain/testing/factories';
import { makeComponent, makeIncident, makeStatus } from '@harborline/domain/testing/make-status';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources, putResource } from '../../shared/hooks/use-resource';
import { statusHistoryResource, statusResource } from '../../shared/library/library-resources';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { navigate } from '../../shared/router/navigation';
import { fakeFirestore } from '../../shared/testing/fake-firestore';
import { StatusHistoryPage, StatusPage } from '.';

const library = makeLibrary();
const scope = { library, links: publicLinks('acme') };
const UNUSED = { updated_at: timestamp(0), updated_by: '', version: 1, is_published: true };

const show = (page: 'status' | 'history') =>
  render(
    <LibraryScopeProvider scope={scope}>
      {page === 'status' ? <StatusPage /> : <StatusHistoryPage />}
    </LibraryScopeProvider>,
  );

function showStatus(status: PageStatus | null) {
  putResource(statusResource(TEST_LIBRARY_ID), status);
  return show('status');
}

function showHistory(month: string, changes: Partial<PageStatus> = {}) {
  const search = `?month=${month}`;
  navigate(`/acme/app/status/history${search}`);
  putResource(
    statusHistoryResource(TEST_LIBRARY_ID, search),
    makeStatus({ components: [], month, ...changes }),
  );
  return show('history');
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => forgetResources());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the status page (S2.1-05, S2.1-06)', () => {
  it('says in words and with an icon that all is well', () => {
    showStatus(makeStatus());
    screen.getByRole('heading', { level: 1, name: 'Acme status' });
    const banner = screen.getByRole('region', { name: 'All systems operational' });
    expect(banner.querySelector('svg')).not.toBeNull();
    expect(banner.textContent).toContain('Last checked November 21, 2025, 9:30 AM UTC');
    screen.getByText(STATUS_TEXTS.noRecentIncidents);
    expect(screen.queryByText(STATUS_TEXTS.openIncidents)).toBeNull();
    expect(document.title).toBe('Acme status');
  });

  it('shows what is happening, the latest update first, and what it affects', () => {
    const updates = [
      { id: 'u2', state: 'identified' as const, text: 'Found it', at: TEST_NOW_MS },
      { id: 'u1', state: 'investigating' as const, text: 'We are looking', at: TEST_NOW_MS - 1 },
    ];
    const incident = makeIncident('i1', { state: 'identified', componentIds: ['shop'], updates });
    const shop = makeComponent('shop', { state: 'majorOutage' });
    showStatus(makeStatus({ incidents: [incident], components: [shop] }));
    screen.getByRole('region', { name: STATUS_TEXTS.overall.majorOutage });
    const now = region(STATUS_TEXTS.openIncidents);
    now.getByRole('heading', { name: 'Incident i1' });
    now.getByText('Part shop');
    const shown = now.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'IdentifiedNovember 21, 2025, 9:30 AM UTCFound it',
      'InvestigatingNovember 21, 2025, 9:29 AM UTCWe are looking',
    ]);
  });

  it('has one text for the bars of a component, and a list of the days on which something happened', () => {
    const at = TEST_NOW_MS - DAY_MS - 3_600_000;
    showStatus(
      makeStatus({
        stateChanges: [
          { componentId: 'shop', state: 'partialOutage', at },
          { componentId: 'shop', state: 'operational', at: at + 30 * 60_000 },
        ],
      }),
    );
    const bars = screen.getByRole('img', { name: 'Part shop: 99.99% uptime in the last 90 days' });
    const day = 'November 20, 2025: Partial outage, 10 minutes down';
    const hints = [...bars.querySelectorAll('path > title')].map(({ textContent }) => textContent);
    expect(hints).toEqual([day]);
    const details = screen.getByText('What happened on 1 day').closest('details');
    expect(details?.querySelector('li')?.textContent).toBe(day);
  });

  it('says that there are no figures of the time before a component was there', () => {
    showStatus(makeStatus({ components: [makeComponent('shop', { createdAt: TEST_NOW_MS - DAY_MS })] }));
    const bars = screen.getByRole('img', { name: 'Part shop: 100.00% uptime in the last 90 days' });
    const [title, ...hints] = [...bars.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(title).toBe('Part shop: 100.00% uptime in the last 90 days');
    expect(hints).toEqual([STATUS_TEXTS.noData]);
  });

  it('counts a long time in hours', () => {
    const at = TEST_NOW_MS - DAY_MS;
    const outage = { componentId: 'shop', state: 'majorOutage' as const, at };
    showStatus(
      makeStatus({ stateChanges: [outage, { ...outage, state: 'operational', at: at + 7_200_000 }] }),
    );
    screen.getByText('November 20, 2025: Major outage, 2 hours down', { selector: 'li' });
  });

  it('tells days in a row on which nothing changed together', () => {
    const at = TEST_NOW_MS - 3 * DAY_MS;
    const stateChanges = [
      { componentId: 'shop', state: 'degraded' as const, at },
      { componentId: 'shop', state: 'operational' as const, at: at + 2 * DAY_MS },
    ];
    showStatus(makeStatus({ stateChanges }));
    const details = screen.getByText('What happened on 3 days').closest('details');
    const texts = [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual(['November 18, 2025 to November 20, 2025: Degraded']);
  });

  it('shows planned maintenance apart, and leads to the history and the feed', () => {
    const window = { startsAt: TEST_NOW_MS + DAY_MS, endsAt: TEST_NOW_MS + DAY_MS + 3_600_000 };
    showStatus(makeStatus({ incidents: [makeIncident('m1', { window })] }));
    const planned = region(STATUS_TEXTS.plannedMaintenance);
    planned.getByText(STATUS_TEXTS.maintenanceStates.planned);
    planned.getByText('November 22, 2025, 9:30 AM to 10:30 AM UTC');
    screen.getByRole('region', { name: STATUS_TEXTS.overall.operational });
    expect(hrefs()).toEqual(['/acme/app/status/history', '/acme/app/status/feed.xml']);
  });

  it('D-38: tells maintenance that was called off from what took place', () => {
    const { calledOff, over } = STATUS_TEXTS.maintenanceStates;
    const window = { startsAt: TEST_NOW_MS - DAY_MS, endsAt: TEST_NOW_MS - DAY_MS + 3_600_000 };
    const incidents = [
      makeIncident('m1', { window, state: 'resolved', resolvedAt: window.startsAt - 1 }),
      makeIncident('m2', { window, state: 'resolved', resolvedAt: window.startsAt + 1 }),
    ];
    showStatus(makeStatus({ incidents }));
    const states = [...document.querySelectorAll('.incident-state')].map(({ textContent }) => textContent);
    expect(states).toEqual([calledOff, over]);
    cleanup();
    showHistory('2025-11', { incidents: incidents.slice(0, 1) });
    screen.getByText(calledOff);
  });

  it('says so where nothing is set up, and where there is none for visitors', () => {
    showStatus(makeStatus({ components: [] }));
    screen.getByText(STATUS_TEXTS.noComponents);
    expect(screen.queryByText(STATUS_TEXTS.overall.operational)).toBeNull();
    cleanup();
    showStatus(null);
    screen.getByRole('heading', { level: 1, name: STATUS_TEXTS.notPublished });
  });
});

describe('a status page without the function', () => {
  const stored = (changes: object) => ({
    [`StatusPages/${TEST_LIBRARY_ID}`]: {
      ...{ support_lib_id: TEST_LIBRARY_ID, groups: [], components: [makeComponent('shop')] },
      ...{ stateChanges: [], incidents: [], ...UNUSED },
      ...changes,
    },
  });

  it('is read from the database, and again every half a minute, and tells of a change', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { documents } = fakeFirestore(stored({}));
    show('status');
    await screen.findByRole('region', { name: STATUS_TEXTS.overall.operational });
    expect(document.querySelector('.status-announcement')?.textContent).toBe('');
    const degraded = stored({ components: [makeComponent('shop', { state: 'degraded' })] });
    for (const [path, data] of Object.entries(degraded)) documents.set(path, data);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByRole('region', { name: STATUS_TEXTS.overall.degraded });
    expect(document.querySelector('.status-announcement')?.textContent).toBe(STATUS_TEXTS.overall.degraded);
  });

  it.each([
    ['it is not published', () => fakeFirestore(stored({ is_published: false }))],
    ['there is none', () => fakeFirestore({})],
    ['the database refuses it', () => vi.stubGlobal('fetch', async () => new Response('', { status: 403 }))],
  ])('is missing where %s', async (_name, given) => {
    given();
    show('status');
    await screen.findByRole('heading', { level: 1, name: STATUS_TEXTS.notPublished });
  });

  it('has the month of its history that the address names', async () => {
    const inMarch = Date.UTC(2024, 2, 5);
    const incidents = [
      makeIncident('now'),
      makeIncident('march', { componentIds: ['shop'], startedAt: inMarch, resolvedAt: inMarch }),
    ];
    fakeFirestore({
      [`StatusHistories/${TEST_LIBRARY_ID}`]: {
        ...{ support_lib_id: TEST_LIBRARY_ID, is_published: true, incidents },
        components: [makeComponent('shop')],
      },
    });
    navigate('/acme/app/status/history?month=2024-03');
    show('history');
    await screen.findByRole('heading', { name: 'Incident march' });
    screen.getByText('Part shop');
    expect(screen.queryByText('Incident now')).toBeNull();
  });
});

describe('the status history (S2.1-07, S2.1-08)', () => {
  it('shows a month, and leads to the one before and back, never later than now', () => {
    showHistory('2025-11', { incidents: [makeIncident('i1')] });
    screen.getByRole('region', { name: 'November 2025' });
    screen.getByText('Text i1');
    expect(document.title).toBe('November 2025 | Acme status history');
    expect(hrefs()).toEqual(['/acme/app/status/history?month=2025-10', '/acme/app/status']);
  });

  it('D-38: says what an incident affected', () => {
    const incidents = [makeIncident('i1', { componentIds: ['shop'] })];
    showHistory('2025-11', { incidents, components: [makeComponent('shop')] });
    expect(screen.getByText(/^Affects/).textContent).toBe('Affects Part shop');
  });

  it('D-38: says of months before its first component that there are no records', () => {
    showHistory('2024-01', { components: [makeComponent('shop')] });
    screen.getByText(STATUS_TEXTS.monthBefore);
    expect(screen.queryByText(STATUS_TEXTS.monthEmpty)).toBeNull();
  });

  it('says that nothing happened in a month, and leads to the next', () => {
    showHistory('2025-10');
    screen.getByText(STATUS_TEXTS.monthEmpty);
    expect(hrefs()).toContain('/acme/app/status/history?month=2025-11');
  });
});
