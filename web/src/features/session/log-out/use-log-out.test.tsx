import { DURATIONS } from '@harborline/domain/limits';
import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { keepUnsaved, listUnsaved } from '../../../shared/unsaved/unsaved-store';
import { NoticeProvider } from '../notices';
import { hasOngoingChats } from './ongoing-chats';
import { useLogOut } from './use-log-out';

vi.mock('./ongoing-chats', () => ({ hasOngoingChats: vi.fn() }));

function LogOutButton({ isTrusted }: { isTrusted: boolean }) {
  const logOut = useLogOut();
  return (
    <button type="button" onClick={() => void logOut({ isTrusted })}>
      Log Out
    </button>
  );
}

async function click({ isTrusted = true } = {}) {
  const end = vi.fn(async () => {});
  const state = { status: 'ready', user: makeUser() } as const;
  renderAdmin(
    <NoticeProvider>
      <SessionContextProvider session={{ state, retryProfile: () => {}, end }}>
        <LogOutButton isTrusted={isTrusted} />
      </SessionContextProvider>
    </NoticeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  return end;
}

describe('Log Out', () => {
  beforeEach(() => {
    vi.mocked(hasOngoingChats).mockReset().mockResolvedValue(false);
  });
  afterEach(cleanup);

  it('ends the session', async () => {
    const end = await click();
    await vi.waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith('logged-out'));
  });

  it('is refused during ongoing chats, with the dialog (S4.5-23, S5-26, S8-18)', async () => {
    vi.mocked(hasOngoingChats).mockResolvedValue(true);
    const end = await click();
    const dialog = await screen.findByRole('alertdialog', { name: 'Attention!' });
    expect(dialog.textContent).toContain(
      'You have ongoing chats, please transfer them to another agent before logging out',
    );
    expect(end).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('lists unsaved work, stays if the user keeps it, and otherwise deletes it (D-42)', async () => {
    const owner = { uid: makeUser().uid, isTrusted: true };
    keepUnsaved(owner, 'reply:1', { title: 'Reply to Ann', value: 'Dear Ann' });
    const end = await click();
    const dialog = await screen.findByRole('dialog', { name: 'Log out and delete unsaved work?' });
    expect(dialog.textContent).toContain('Reply to Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(end).not.toHaveBeenCalled();
    expect(listUnsaved(owner.uid)).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete and log out' }));
    await vi.waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith('logged-out'));
    expect(listUnsaved(owner.uid)).toEqual([]);
  });

  it('ignores scripted clicks (S5-25)', async () => {
    const end = await click({ isTrusted: false });
    expect(hasOngoingChats).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });

  it('also works offline, when ongoing chats cannot be queried (D-29)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(hasOngoingChats).mockRejectedValue(new Error('unavailable'));
    const end = await click();
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  });

  it('does not wait for an answer that never comes (D-29)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(hasOngoingChats).mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const end = await click();
    await vi.waitFor(() => expect(hasOngoingChats).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(DURATIONS.ongoingChatsMs);
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
  });
});
