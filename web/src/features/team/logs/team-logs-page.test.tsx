import type { AuditEntry } from '@harborline/domain/entities/audit';
import { makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { AUDIT_TEXTS, EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { NewestPage } from '../../../shared/live/use-paged-list';
import type { Observer } from '../../../shared/live/use-subscription';
import { listEmails } from '../email-log/email-log';
import { EmailLogsPage } from '../email-log/email-logs-page';
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
vi.mock('../email-log/email-log', () => ({ listEmails: vi.fn() }));

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
  vi.mocked(listEmails).mockReset();
});
afterEach(cleanup);

const openAudit = (search = '') =>
  openTeamPage({ me: nadia, address: `/admin/profile/teamlogs${search}`, element: <TeamLogsPage /> });
const openEmails = (search = '') =>
  openTeamPage({ me: nadia, address: `/admin/profile/emaillogs${search}`, element: <EmailLogsPage /> });

describe('/admin/profile/teamlogs (S2.7-07)', () => {
  it('tells who did what, and marks whoever acted from another library (D-12)', async () => {
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
    expect(await screen.findByText('Calum Doyle of Northbeam Support acting here')).toBeTruthy();
  });

  it('tells from what to what settings were changed', () => {
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
      'Custom CSS in use: Off → On',
      'Company email: Empty → a@acme.example',
    ]);
    expect(list.getByText('Acme').tagName).toBe('DEL');
    expect(list.getByText('دراجات').getAttribute('dir')).toBe('auto');
  });

  it('shows older entries on demand, and lets a failed page be tried again', async () => {
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

  it('asks for what the address says, and can forget it', async () => {
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

  it('says that it is not for everybody, or that it failed', async () => {
    openAudit();
    act(() => observer?.error(new Error('unavailable')));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => observer?.error(Object.assign(new Error('no'), { code: 'permission-denied' })));
    expect(screen.getByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});

const mail = {
  id: 'm1',
  to: 'kim@visitor.example',
  subject: 'Your request',
  kind: 'receipt',
  state: 'sent',
  attempts: 1,
  error: '',
  created_at: '2026-11-21T09:00:00Z',
} as const;

describe('/admin/profile/emaillogs (S2.7-07)', () => {
  it('tells what became of each mail, and why it failed', async () => {
    const failed = { ...mail, id: 'm2', state: 'failed', attempts: 5, error: 'Mailbox is full' } as const;
    vi.mocked(listEmails).mockResolvedValue({ emails: [mail, failed], nextCursor: '' });
    openEmails();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText('Mailbox is full (5 attempts)')).toBeTruthy();
    expect(screen.getByText(EMAIL_LOG_TEXTS.sent)).toBeTruthy();
    expect(screen.getAllByText('Receipt for a visitor')).toHaveLength(2);
  });

  it('shows older mails on demand, none twice', async () => {
    vi.mocked(listEmails).mockResolvedValueOnce({ emails: [mail], nextCursor: 'm1' });
    vi.mocked(listEmails).mockResolvedValueOnce({
      emails: [mail, { ...mail, id: 'm0', to: 'older@visitor.example' }],
      nextCursor: '',
    });
    openEmails();
    await userEvent.click(await screen.findByRole('button', { name: EMAIL_LOG_TEXTS.showMore }));
    expect(await screen.findByText('older@visitor.example')).toBeTruthy();
    expect(screen.getAllByText('kim@visitor.example')).toHaveLength(1);
    expect(listEmails).toHaveBeenLastCalledWith('', 'm1');
  });

  it('searches by recipient once the typing pauses', async () => {
    vi.mocked(listEmails).mockResolvedValue({ emails: [], nextCursor: '' });
    openEmails();
    expect(await screen.findByText(EMAIL_LOG_TEXTS.emptyTitle)).toBeTruthy();
    const field = screen.getByRole('searchbox', { name: EMAIL_LOG_TEXTS.searchPlaceholder });
    for (const value of ['K', 'Ki', 'Kim ']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByText(EMAIL_LOG_TEXTS.noMatch)).toBeTruthy();
    expect(vi.mocked(listEmails).mock.calls.map(([recipient]) => recipient)).toEqual(['', 'kim']);
  });

  it('says that it failed, or that it is not for everybody', async () => {
    vi.mocked(listEmails).mockRejectedValueOnce(new ApiError(0, 'The server could not be reached.'));
    vi.mocked(listEmails).mockRejectedValueOnce(new ApiError(403, 'No.'));
    openEmails();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});
