import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { changeOwnPassword } from './change-password';
import { ChangePasswordPage } from './change-password-page';

vi.mock('./change-password', () => ({ changeOwnPassword: vi.fn() }));

const refusal = (code: string) => Object.assign(new Error(code), { code });

function open(changes: Parameters<typeof makeUser>[0] = {}) {
  const state = { status: 'ready', user: makeUser(changes) } as const;
  renderAdmin(
    <SessionContextProvider session={{ state, retryProfile: () => {}, end: async () => {} }}>
      <ChangePasswordPage />
    </SessionContextProvider>,
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

async function fillIn(current: string, next: string, repeated = next) {
  if (current !== '') await userEvent.type(screen.getByLabelText('Current password'), current);
  if (next !== '') await userEvent.type(screen.getByLabelText('New password'), next);
  if (repeated !== '') await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated);
}

describe('/admin/profile/changePassword', () => {
  beforeEach(() => {
    vi.mocked(changeOwnPassword).mockReset().mockResolvedValue();
  });
  afterEach(cleanup);

  it.each([
    ['', '', '', 'Your current password is required'],
    ['old', '', '', 'A new password is required'],
    ['old', 'abcd', 'abcd', 'Password must be at least 6 characters in length'],
    ['same-one', 'same-one', 'same-one', 'This is your current password'],
    ['old', 'abcdef', 'abcdeg', 'The two passwords differ'],
  ])('does not send %j, %j, %j (S5-08)', async (current, next, repeated, text) => {
    open();
    await fillIn(current, next, repeated);
    await submit();
    expect(screen.getByText(text)).toBeTruthy();
    expect(changeOwnPassword).not.toHaveBeenCalled();
  });

  it('focuses the invalid field (S2.7-06)', async () => {
    vi.mocked(changeOwnPassword).mockRejectedValue(refusal('auth/wrong-password'));
    open();
    await fillIn('old', 'abcdef', 'abcdeg');
    await submit();
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat the new password'));
    await userEvent.keyboard('{Backspace}f');
    await submit();
    await screen.findByText('This is not your current password');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  });

  it('changes it, confirms that and clears the form (S2.7-06, S8-08)', async () => {
    open();
    await fillIn('old-one', 'new-one');
    await submit();
    expect(await screen.findByText('Password updated successfully')).toBeTruthy();
    expect(changeOwnPassword).toHaveBeenCalledExactlyOnceWith('old-one', 'new-one');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it.each([
    ['auth/invalid-credential', 'This is not your current password'],
    ['auth/weak-password', 'Password must be at least 6 characters in length'],
  ])('shows at the field what the provider refused: %s', async (code, text) => {
    vi.mocked(changeOwnPassword).mockRejectedValue(refusal(code));
    open();
    await fillIn('old-one', 'abcde');
    await submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('abcde');
  });

  it('changes nothing while viewing as a teammate', () => {
    open({ viewing_as: 'somebody' });
    expect(screen.getByRole('button', { name: 'Change password' }).hasAttribute('disabled')).toBe(true);
  });
});
