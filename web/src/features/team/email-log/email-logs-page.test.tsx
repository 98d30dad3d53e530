import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { openTeamPage } from '../testing/render-team';
import { listEmails, sendAgain } from './email-log';
import { EmailLogsPage } from './email-logs-page';

vi.mock('./email-log', () => ({ listEmails: vi.fn(), sendAgain: vi.fn() }));

const nadia = makeUser({ uid: 'nadia', agent_role: 'owner' });

const openEmails = () =>
  openTeamPage({ me: nadia, address: '/admin/profile/emaillogs', element: <EmailLogsPage /> });

beforeEach(() => void vi.mocked(listEmails).mockReset());
afterEach(cleanup);

const mail = {
  id: 'm1',
  to: 'kim@visitor.example',
  subject: 'Your request',
  kind: 'receipt',
  state: 'sent',
  attempts: 1,
  error: '',
  can_retry: false,
  created_at: '2026-11-21T09:00:00Z',
} as const;

describe('/admin/profile/emaillogs (S2.7-07)', () => {
  it('shows the state of each email, and why it failed', async () => {
    const failed = { ...mail, id: 'm2', state: 'failed', attempts: 5, error: 'Mailbox is full' } as const;
    vi.mocked(listEmails).mockResolvedValue({ rows: [mail, failed], nextCursor: '' });
    openEmails();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findByText('Mailbox is full (5 attempts)')).toBeTruthy();
    expect(screen.getByText(EMAIL_LOG_TEXTS.sent)).toBeTruthy();
    expect(screen.getAllByText('Receipt for a visitor')).toHaveLength(2);
  });

  it('sends a failed email again, and shows what became of it', async () => {
    const failed = { ...mail, state: 'failed', error: 'Mailbox is full', can_retry: true } as const;
    vi.mocked(listEmails).mockResolvedValue({ rows: [failed], nextCursor: '' });
    openEmails();
    const again = await screen.findByRole('button', { name: EMAIL_LOG_TEXTS.retryOf(mail.to) });
    vi.mocked(sendAgain).mockRejectedValueOnce(new ApiError(0, 'The server could not be reached.'));
    await userEvent.click(again);
    expect(await screen.findByText(EMAIL_LOG_TEXTS.retryRefused)).toBeTruthy();
    vi.mocked(sendAgain).mockResolvedValueOnce(failed);
    await userEvent.click(again);
    expect(await screen.findByText(EMAIL_LOG_TEXTS.retryFailed)).toBeTruthy();
    vi.mocked(sendAgain).mockResolvedValueOnce(mail);
    await userEvent.click(again);
    expect(await screen.findByText(EMAIL_LOG_TEXTS.retried)).toBeTruthy();
    expect(screen.queryByText(/Mailbox is full/)).toBeNull();
    expect(screen.queryByRole('button', { name: EMAIL_LOG_TEXTS.retryOf(mail.to) })).toBeNull();
  });

  it('D-38: says that an email went to a subscriber where the log has no address', async () => {
    const toSubscriber = { ...mail, to: '', kind: 'status' } as const;
    vi.mocked(listEmails).mockResolvedValue({ rows: [toSubscriber], nextCursor: '' });
    openEmails();
    expect(await screen.findByText(EMAIL_LOG_TEXTS.subscriber)).toBeTruthy();
  });

  it('shows older emails on demand, none twice', async () => {
    vi.mocked(listEmails).mockResolvedValueOnce({ rows: [mail], nextCursor: 'm1' });
    vi.mocked(listEmails).mockResolvedValueOnce({
      rows: [mail, { ...mail, id: 'm0', to: 'older@visitor.example' }],
      nextCursor: '',
    });
    openEmails();
    await userEvent.click(await screen.findByRole('button', { name: EMAIL_LOG_TEXTS.showMore }));
    expect(await screen.findByText('older@visitor.example')).toBeTruthy();
    expect(screen.getAllByText('kim@visitor.example')).toHaveLength(1);
    expect(listEmails).toHaveBeenLastCalledWith({ recipient: '', cursor: 'm1' }, expect.any(AbortSignal));
  });

  it('searches by recipient once the typing pauses', async () => {
    vi.mocked(listEmails).mockResolvedValue({ rows: [], nextCursor: '' });
    openEmails();
    expect(await screen.findByText(EMAIL_LOG_TEXTS.emptyTitle)).toBeTruthy();
    const field = screen.getByRole('searchbox', { name: EMAIL_LOG_TEXTS.searchPlaceholder });
    for (const value of ['K', 'Ki', 'Kim ']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByText(EMAIL_LOG_TEXTS.noMatch)).toBeTruthy();
    expect(vi.mocked(listEmails).mock.calls.map(([{ recipient }]) => recipient)).toEqual(['', 'kim']);
  });

  it('reports a failure, or missing access', async () => {
    vi.mocked(listEmails).mockRejectedValue(new ApiError(0, 'The server could not be reached.'));
    openEmails();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    vi.mocked(listEmails).mockRejectedValue(new ApiError(403, 'No.'));
    await userEvent.click(retry);
    expect(await screen.findByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });

  it('shows newer emails on demand, and keeps the list meanwhile', async () => {
    vi.mocked(listEmails).mockResolvedValueOnce({ rows: [mail], nextCursor: '' });
    openEmails();
    await screen.findByText('kim@visitor.example');
    let answer = () => {};
    vi.mocked(listEmails).mockReturnValue(
      new Promise((resolve) => {
        answer = () =>
          resolve({ rows: [{ ...mail, id: 'm3', to: 'newer@visitor.example' }], nextCursor: '' });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: EMAIL_LOG_TEXTS.refresh }));
    expect(screen.getByText('kim@visitor.example')).toBeTruthy();
    answer();
    await screen.findByText('newer@visitor.example');
    await waitFor(() => expect(screen.queryByText('kim@visitor.example')).toBeNull());
  });

  it('reports a failed refresh, and keeps the list', async () => {
    vi.mocked(listEmails).mockResolvedValueOnce({ rows: [mail], nextCursor: '' });
    openEmails();
    await screen.findByText('kim@visitor.example');
    vi.mocked(listEmails).mockRejectedValueOnce(new ApiError(404, 'No.'));
    await userEvent.click(screen.getByRole('button', { name: EMAIL_LOG_TEXTS.refresh }));
    expect((await screen.findByRole('alert')).textContent).toBe(EMAIL_LOG_TEXTS.refreshFailed);
    expect(screen.getByText('kim@visitor.example')).toBeTruthy();
    vi.mocked(listEmails).mockResolvedValueOnce({ rows: [mail], nextCursor: '' });
    await userEvent.click(screen.getByRole('button', { name: EMAIL_LOG_TEXTS.refresh }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
