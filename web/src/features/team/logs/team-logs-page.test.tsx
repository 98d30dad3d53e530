import type { AuditEntry } from '@harborline/domain/entities/audit';
import { makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { AUDIT_TEXTS } from '@harborline/domain/texts/team';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewestPage } from '../../../shared/live/use-paged-list';
import type { Observer } from '../../../shared/live/use-subscription';
import { openTeamPage } from '../testing/render-team';
import { type AuditRow, type AuditScope, auditPages } from './audit-log';
import { TeamLogsPage } from './team-logs-page';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../people/watch-teammates', () => ({ watchTeammates: () => () => () => {} }));
vi.mock('./library-name', () => ({ readLibraryName: async () => 'Northbeam Support' }));
vi.mock('./audit-log', async (original) => ({
  ...(await original<typeof import('./audit-log')>()),
  auditPages: vi.fn(),
}));

const nadia = makeUser({ uid: 'nadia', agent_role: 'owner' });

let observer: Observer<NewestPage<AuditRow>> | null = null;
const scopes: AuditScope[] = [];
const fetchBelow = vi.fn<(last: AuditRow) => Promise<AuditRow[]>>();

function entry(index: number, changes: Partial<AuditEntry> = {}): AuditRow {
  return {
    id: `entry-${index}`,
    isPending: false,
    support_lib_id: nadia.support_lib_id,
    at: timestamp(Date.now() - index * 1000),
    action: 'teammate-deactivated',
    actor: { uid: 'nadia', name: 'Nadia', role: 'owner', picture: '', home_lib_id: '' },
    target: { kind: 'teammate', id: 'tobias', label: 'Tobias' },
    details: {},
    ...changes,
  };
}

beforeEach(() => {
  observer = null;
  scopes.length = 0;
  fetchBelow.mockReset();
  vi.mocked(auditPages)
    .mockReset()
    .mockImplementation((_firestore, scope) => {
      scopes.push(scope);
      const watchNewest = (given: Observer<NewestPage<AuditRow>>) => {
        observer = given;
        return () => {};
      };
      return { watchNewest, fetchBelow };
    });
});
afterEach(cleanup);

const openAudit = (search = '') =>
  openTeamPage({ me: nadia, address: `/admin/profile/teamlogs${search}`, element: <TeamLogsPage /> });

describe('/admin/profile/teamlogs (S2.7-07)', () => {
  it('shows who did what, and marks people acting from another library (D-12)', async () => {
    openAudit();
    const actor = {
      uid: 'calum',
      name: 'Calum Doyle',
      role: 'owner',
      picture: '',
      home_lib_id: 'agency',
    } as const;
    act(() =>
      observer?.next({ rows: [entry(0, { action: 'acting-started', actor }), entry(1)], isFromCache: false }),
    );
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Calum Doyle stepped into this library'),
      expect.stringContaining('Nadia deactivated Tobias'),
    ]);
    expect(await screen.findByText('Calum Doyle from Northbeam Support, working here')).toBeTruthy();
  });

  it('shows settings before and after a change', () => {
    openAudit();
    const changes = [
      { field: 'settings.settings.companyName', before: 'Acme', after: 'دراجات' },
      { field: 'publicHelpCenterTheme.isCustomCss', before: 'false', after: 'true' },
      { field: 'companyEmail', before: '', after: 'a@acme.example' },
    ];
    const settings = entry(0, { action: 'settings-changed', details: { area: 'settings' }, changes });
    act(() => observer?.next({ rows: [settings], isFromCache: false }));
    const list = within(screen.getByRole('list', { name: AUDIT_TEXTS.changes }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Company name: Acme → دراجات',
      'Use custom CSS: Off → On',
      'Company email: Empty → a@acme.example',
    ]);
    expect(list.getByText('Acme').tagName).toBe('DEL');
    const [arrow] = list.getAllByRole('img', { name: AUDIT_TEXTS.becomes });
    expect(arrow?.parentElement && getComputedStyle(arrow.parentElement).whiteSpace).toBe('nowrap');
    expect(list.getByText('دراجات').getAttribute('dir')).toBe('auto');
  });

  it('shows older entries on demand, and offers a retry for a failed page', async () => {
    fetchBelow.mockRejectedValueOnce(new Error('offline'));
    fetchBelow.mockResolvedValueOnce([entry(99, { target: { kind: '', id: 'x', label: 'Old one' } })]);
    openAudit();
    act(() =>
      observer?.next({ rows: Array.from({ length: 20 }, (_, index) => entry(index)), isFromCache: false }),
    );
    await userEvent.click(screen.getByRole('button', { name: AUDIT_TEXTS.showMore }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Old one')).toBeTruthy();
    expect(screen.queryByRole('button', { name: AUDIT_TEXTS.showMore })).toBeNull();
  });

  it('applies the filters of the URL, and can clear them', async () => {
    const router = openAudit('?person=nadia&kind=acting&time=day');
    expect(scopes.at(-1)).toMatchObject({ person: 'nadia', kind: 'acting' });
    expect(scopes.at(-1)?.sinceMs).toBeLessThan(Date.now());
    act(() => observer?.next({ rows: [], isFromCache: false }));
    expect(screen.getByText(AUDIT_TEXTS.emptyFiltered)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: AUDIT_TEXTS.clearFilters }));
    expect(router.state.location.search).toBe('');
    act(() => observer?.next({ rows: [], isFromCache: false }));
    expect(screen.getByText(AUDIT_TEXTS.emptyTitle)).toBeTruthy();
  });

  it('reports missing access or a failure', async () => {
    openAudit();
    act(() => observer?.error(new Error('unavailable')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => observer?.error(Object.assign(new Error('no'), { code: 'permission-denied' })));
    expect(screen.getByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});
