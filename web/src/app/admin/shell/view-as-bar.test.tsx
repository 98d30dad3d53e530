import { endView } from '@harborline/domain/api/teams/view-as';
import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../../shared/api/call-api';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ViewAsBar } from './view-as-bar';

vi.mock('../../../shared/api/call-api', () => ({ callApi: vi.fn(async () => {}) }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({
  readRecord: async (_firestore: unknown, { path }: { path: string }) =>
    path === 'Users/mara' ? { agent_name: 'Mara Lindqvist', display_name: 'Mara' } : null,
}));

function show(viewing_as: string) {
  const state = { status: 'ready', user: makeUser({ viewing_as }) } as const;
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      <ViewAsBar />
    </SessionContextProvider>,
  );
}

describe('the bar for viewing as a teammate', () => {
  beforeEach(() => {
    vi.mocked(callApi).mockReset();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(cleanup);

  it('is hidden in the user’s own view', () => {
    show('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the teammate, and ends the view', async () => {
    show('mara');
    await screen.findByText(/^You’re viewing Harborline with Mara’s permissions,/);
    await userEvent.click(screen.getByRole('button', { name: 'End view' }));
    expect(callApi).toHaveBeenCalledExactlyOnceWith(endView);
  });

  it('reports if the view could not be ended', async () => {
    vi.mocked(callApi).mockRejectedValue(new Error('down'));
    show('somebody-gone');
    expect(screen.getByText(/^You’re viewing Harborline with a teammate’s permissions,/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'End view' }));
    await screen.findByText('The view could not be ended.');
  });
});
