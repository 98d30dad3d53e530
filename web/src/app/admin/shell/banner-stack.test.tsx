import { INITIAL_LIVE_STATE } from '@harborline/domain/live/connection-state';
import { makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { BannerStack } from './banner-stack';
import { ProfileAlert } from './profile-alert';

const live = vi.hoisted(() => ({ send: vi.fn(async () => {}), setOnline: vi.fn() }));
const shell = vi.hoisted(() => ({ state: {}, switchBack: vi.fn() }));
vi.mock('../../../shared/live/live-connection', () => ({
  staffConnection: () => live,
  useLiveState: () => shell.state,
}));
vi.mock('../../../features/agency', () => ({
  useIsSwitching: () => false,
  useAskedSwitch: () => ({ switchBack: shell.switchBack, question: {} }),
  LeaveQuestion: () => null,
}));
vi.mock('../../../shared/live/library-context', () => ({
  useLibrary: () => ({ settings: { settings: { companyName: 'Lumen Cycles' } } }),
}));
vi.mock('./use-new-chats', () => ({ useNewChats: () => NO_CHATS }));
const NO_CHATS = vi.hoisted(() => ({ auto: 0, manual: 0 }));

const OPEN = { ...INITIAL_LIVE_STATE, status: 'open', wasOpen: true };

type Changes = Parameters<typeof makeUser>[0];

function Shown({ changes, address }: { changes: Changes; address: string }) {
  const state = { status: 'ready', user: makeUser({ agent_role: 'agent', ...changes }) } as const;
  return (
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      <MemoryRouter initialEntries={[address]}>
        <BannerStack />
        <ProfileAlert />
      </MemoryRouter>
    </SessionContextProvider>
  );
}

const show = (changes: Changes, address = '/admin/inbox') =>
  renderAdmin(<Shown changes={changes} address={address} />);
const ignoreButtons = () => screen.queryAllByRole('button', { name: /^Ignore/ });

describe('the banners of the shell', () => {
  beforeEach(() => {
    shell.state = OPEN;
    vi.clearAllMocks();
    window.sessionStorage.clear();
  });
  afterEach(cleanup);

  it('do not show while everything is fine', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('hide an ignored one, and show it again when its condition returns (S2.8-19)', async () => {
    const { rerender } = show({ is_away: 1 });
    expect(screen.getByText(/^Away mode is on/)).toBeTruthy();
    await userEvent.click(ignoreButtons()[0] ?? document.body);
    expect(screen.queryByText(/^Away mode is on/)).toBeNull();
    rerender(<Shown changes={{ is_away: 0 }} address="/admin/inbox" />);
    rerender(<Shown changes={{ is_away: 1 }} address="/admin/inbox" />);
    expect(screen.getByText(/^Away mode is on/)).toBeTruthy();
  });

  it('stay hidden after a reload, whatever else is stored there (S2.8-19)', async () => {
    show({ is_away: 1 });
    await userEvent.click(ignoreButtons()[0] ?? document.body);
    cleanup();
    show({ is_away: 1 });
    expect(screen.queryByText(/^Away mode is on/)).toBeNull();
    cleanup();
    window.sessionStorage.setItem('harborline-staff:ignored-banners', '{"of":"something else"');
    show({ is_away: 1 });
    expect(screen.getByText(/^Away mode is on/)).toBeTruthy();
  });

  it('turn away mode off (S2.8-18)', async () => {
    show({ is_away: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(live.send).toHaveBeenCalledWith(expect.objectContaining({ away_mode: 0 }));
  });

  it('always show that the user works in a child library, with a way back (S2.8-17, D-12)', async () => {
    const acting = { support_lib_id: 'lumen', started_at: timestamp(0), until: timestamp(3_600_000) };
    show({ support_lib_id: 'lumen', init_support_lib_id: 'agency', acting });
    expect(screen.getByText(/Lumen Cycles/)).toBeTruthy();
    expect(ignoreButtons()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Switch back to my account' }));
    expect(shell.switchBack).toHaveBeenCalledOnce();
  });

  it('say that the browser is offline (S2.8-18)', () => {
    shell.state = { ...OPEN, isOnline: false };
    show({});
    expect(screen.getByText(/^No connection/)).toBeTruthy();
  });
});

describe('the profile alert (S2.8-20)', () => {
  afterEach(cleanup);
  const alert = () => screen.queryByRole('alert');

  it('asks users without a name for one', () => {
    show({ agent_name: '' });
    expect(alert()?.textContent).toContain('Please add your name');
  });

  it('does not show for users who have a name or are entering it', () => {
    show({ agent_name: 'Ada' });
    expect(alert()).toBeNull();
    cleanup();
    show({ agent_name: '' }, '/admin/profile/account');
    expect(alert()).toBeNull();
  });
});
