import { makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUnloadWarning } from '../../shared/hooks/use-unload-warning';
import { SessionContextProvider } from '../../shared/staff/session-context';
import { renderAdmin } from '../../shared/testing/render-admin';
import { readyForToasts } from '../../shared/ui-admin/toasts';
import { loadChildren, loginAs, logoutAs } from './agency-calls';
import { addressAfterSwitch } from './switch/address-after-switch';
import { cancelSwitching, finishSwitching, isSwitching } from './switch/switching-flag';
import { useActingLimit } from './switch/use-acting-limit';
import { useFollowSwitch } from './switch/use-follow-switch';
import { LibrarySwitcher } from './switcher/library-switcher';

vi.mock('./agency-calls', () => ({ loadChildren: vi.fn(), loginAs: vi.fn(), logoutAs: vi.fn() }));
const live = vi.hoisted(() => ({ regenerate: vi.fn((work: () => Promise<unknown>) => work()) }));
vi.mock('../../shared/live/live-connection', () => ({ staffConnection: () => live }));
vi.mock('../../shared/live/library-context', () => ({
  useLibrary: () => ({ settings: { settings: { companyName: 'Northbeam' } } }),
}));

const AT_HOME = { support_lib_id: 'agency', init_support_lib_id: 'agency', parent_lib_id: '' };
const IN_CHILD = { ...AT_HOME, support_lib_id: 'lumen' };
const child = (id: string, name: string) => ({
  support_lib_id: id,
  library_refkey: id,
  library_domain: `${id}.example`,
  custom_subDomain: '',
  company_name: name,
  is_subscription_active: true,
  is_white_label: false,
});
const ANSWER = {
  admin_support_lib_id: 'lumen',
  library_domain: 'lumen.example',
  company_name: 'Lumen Cycles',
  acting_until: '',
};

const Limit = () => {
  useActingLimit();
  useFollowSwitch();
  return null;
};

const Unsaved = () => {
  useUnloadWarning(true);
  return null;
};

type Changes = Parameters<typeof makeUser>[0];

function asSeenBy(changes: Changes) {
  const state = { status: 'ready', user: makeUser({ agent_role: 'owner', ...changes }) } as const;
  return (
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      <LibrarySwitcher />
      <Limit />
    </SessionContextProvider>
  );
}

const show = (changes: Changes) => renderAdmin(asSeenBy(changes));

async function openSwitcher(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Library: Northbeam' }));
  await screen.findByRole('dialog', { name: 'Library' });
}

describe('the library switcher', () => {
  // Lazy parts are loaded first, so that a busy machine does not affect the result.
  beforeAll(async () => {
    await import('./switcher/switcher-popover');
    await import('../../shared/ui-admin/confirm-dialog');
    await readyForToasts();
  });
  const replace = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
    vi.clearAllMocks();
    window.localStorage.clear();
    vi.mocked(loadChildren).mockResolvedValue([child('lumen', 'Lumen Cycles'), child('tide', 'Tide & Co')]);
    vi.mocked(loginAs).mockResolvedValue(ANSWER);
    vi.mocked(logoutAs).mockResolvedValue({ ...ANSWER, admin_support_lib_id: 'agency' });
  });
  afterEach(() => {
    cleanup();
    cancelSwitching();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is hidden for people of a library with a parent, or without children (S4.2-01)', async () => {
    show({ ...AT_HOME, parent_lib_id: 'other' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(loadChildren).not.toHaveBeenCalled();
    cleanup();
    vi.mocked(loadChildren).mockResolvedValue([]);
    show(AT_HOME);
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('lists the child libraries of an agency user and searches them (S2.8-21)', async () => {
    show(AT_HOME);
    await openSwitcher();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search libraries' }), 'tide');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tide & Cotide.example',
    ]);
    await userEvent.type(screen.getByRole('searchbox'), ' zebra');
    expect(screen.getByText('No library found')).toBeTruthy();
  });

  it('does not open a child without a subscription, where the session would end (S8-14)', async () => {
    vi.mocked(loadChildren).mockResolvedValue([
      { ...child('lumen', 'Lumen Cycles'), is_subscription_active: false },
    ]);
    show(AT_HOME);
    await openSwitcher();
    const entry = screen.getByRole('button', { name: /Lumen Cycles.*Subscription not active/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
  });

  it('switches: flag, new token, message, and a reload after 1000 ms (S4.2-02, S4.2-03, S8-03, S9-02)', async () => {
    show(AT_HOME);
    await openSwitcher();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: /Lumen Cycles/ }));
    expect(isSwitching()).toBe(true);
    await vi.waitFor(() => expect(loginAs).toHaveBeenCalledExactlyOnceWith('lumen'));
    expect(live.regenerate).toHaveBeenCalled();
    await screen.findByText('You have been logged in as lumen.example, reloading the page...');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(replace).toHaveBeenCalledOnce();
    expect(isSwitching()).toBe(true);
  });

  it('clears the flag 1000 ms after the reload (S4.2-04, S9-02)', () => {
    vi.useFakeTimers();
    window.sessionStorage.setItem('harborline-staff:switching-library', '1');
    finishSwitching();
    vi.advanceTimersByTime(999);
    expect(isSwitching()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isSwitching()).toBe(false);
  });

  it('stays and reports a failed switch (S8-01)', async () => {
    vi.mocked(loginAs).mockRejectedValue(new Error('no'));
    show(AT_HOME);
    await openSwitcher();
    await userEvent.click(screen.getByRole('button', { name: /Lumen Cycles/ }));
    await screen.findByText('Error: An error occurred while logging in');
    expect(isSwitching()).toBe(false);
  });

  it('offers the way back inside a child, without a list (S2.8-22, D-51, S8-04)', async () => {
    show({ ...IN_CHILD, acting: acting(Date.now() + 3_600_000) });
    await openSwitcher();
    expect(loadChildren).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Switch back to my account' }));
    expect(logoutAs).toHaveBeenCalledExactlyOnceWith('lumen');
    await screen.findByText('You have been logged out, reloading the page...');
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce(), { timeout: 3_000 });
  });

  it('reports a failure to switch back (S8-02)', async () => {
    vi.mocked(logoutAs).mockRejectedValue(new Error('no'));
    show({ ...IN_CHILD, acting: acting(Date.now() + 3_600_000) });
    await openSwitcher();
    await userEvent.click(screen.getByRole('button', { name: 'Switch back to my account' }));
    await screen.findByText('An error occurred while logging out');
  });

  it('switches back automatically after the eight hours (D-12)', async () => {
    vi.useFakeTimers();
    show({ ...IN_CHILD, acting: acting(Date.now() + 5_000) });
    expect(logoutAs).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(logoutAs).toHaveBeenCalledExactlyOnceWith('lumen');
  });

  it('notices when the page becomes visible that the time ended while the machine slept (D-12)', async () => {
    vi.useFakeTimers();
    show({ ...IN_CHILD, acting: acting(Date.now() + 8 * 3_600_000) });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.setSystemTime(Date.now() + 9 * 3_600_000);
    expect(logoutAs).not.toHaveBeenCalled();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(logoutAs).toHaveBeenCalledExactlyOnceWith('lumen');
  });

  it('retries the list automatically after a failure, since there is nothing to click', async () => {
    vi.useFakeTimers();
    vi.mocked(loadChildren).mockRejectedValueOnce(new Error('no'));
    show(AT_HOME);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByRole('button', { name: 'Library: Northbeam' })).toBeTruthy();
  });

  it('reloads other tabs after a switch, but not the tab that made it (S4.2-03)', async () => {
    const { rerender } = show(AT_HOME);
    rerender(asSeenBy({ ...IN_CHILD, acting: acting(Date.now() + 3_600_000) }));
    expect(isSwitching()).toBe(true);
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    rerender(asSeenBy(AT_HOME));
    await act(async () => {});
    expect(replace).toHaveBeenCalledOnce();
  });

  it('asks before leaving unsaved work, and stays if the answer is no', async () => {
    vi.mocked(loginAs).mockReturnValue(new Promise(() => {}));
    const { rerender } = renderAdmin(
      <>
        {asSeenBy(AT_HOME)}
        <Unsaved />
      </>,
    );
    await openSwitcher();
    await userEvent.click(screen.getByRole('button', { name: /Lumen Cycles/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(loginAs).not.toHaveBeenCalled();
    await openSwitcher();
    await userEvent.click(screen.getByRole('button', { name: /Lumen Cycles/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(loginAs).toHaveBeenCalledExactlyOnceWith('lumen');
    rerender(asSeenBy(AT_HOME));
  });

  it('follows its own switch if the response was lost', async () => {
    let lose = () => {};
    vi.mocked(loginAs).mockReturnValue(
      new Promise((_resolve, reject) => (lose = () => reject(new Error('lost')))),
    );
    const { rerender } = show(AT_HOME);
    await openSwitcher();
    await userEvent.click(screen.getByRole('button', { name: /Lumen Cycles/ }));
    rerender(asSeenBy({ ...IN_CHILD, acting: acting(Date.now() + 3_600_000) }));
    expect(replace).not.toHaveBeenCalled();
    lose();
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
  });
});

const acting = (untilMs: number) => ({
  support_lib_id: 'lumen',
  started_at: timestamp(0),
  until: timestamp(untilMs),
});

it.each([
  ['/admin/content', '/admin/content'],
  ['/admin/profile/teammates', '/admin/profile/teammates'],
  ['/admin/article/edit/of-one-library', '/admin/content'],
  ['/admin/inbox', '/admin/content'],
  ['/admin/accessdenied', '/admin/content'],
])('a switch at %s leads to %s, since ids belong to one library (S4.2-03)', (pathname, address) => {
  expect(addressAfterSwitch(pathname, 'owner')).toBe(address);
});
