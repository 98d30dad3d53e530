import { makeUser } from '@harborline/domain/testing/factories';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../shared/testing/render-admin';
import { StaffSession } from '../../shared/testing/staff-session';
import { ProfileMenu } from './profile-menu';

const logOut = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../session', () => ({ useLogOut: () => logOut }));
vi.mock('../../shared/live/live-connection', () => ({ staffConnection: () => ({}) }));
vi.mock('./profile-popover', () => {
  throw new Error('offline');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers Log Out if the profile cannot be loaded (D-29)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const confirm = vi.fn<(message?: string) => boolean>(() => true);
  vi.stubGlobal('confirm', confirm);
  renderAdmin(
    <StaffSession user={makeUser()}>
      <ProfileMenu />
    </StaffSession>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
  await vi.waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  expect(confirm).toHaveBeenCalledExactlyOnceWith(SHELL_TEXTS.logOutWithoutProfile);
});
