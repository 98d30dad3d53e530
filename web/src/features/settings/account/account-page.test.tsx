import { LIMITS } from '@harborline/domain/limits';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSettings } from '../testing/render-settings';
import { AccountPage } from './account-page';

const saveProfile = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./save-profile', () => ({ saveProfile }));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

beforeEach(() => {
  window.sessionStorage.clear();
  saveProfile.mockClear();
});
afterEach(cleanup);

describe('the account page (S2.7-01)', () => {
  it('stores only the changes', async () => {
    renderSettings(<AccountPage />);
    fireEvent.change(field('Signature'), { target: { value: 'Regards, Ada' } });
    save();
    await waitFor(() =>
      expect(saveProfile).toHaveBeenCalledWith({}, 'test-agent', { signature: 'Regards, Ada' }),
    );
  });

  it('requires both names, and enforces the length limits', async () => {
    renderSettings(<AccountPage />);
    fireEvent.change(field('Display name'), { target: { value: ' ' } });
    fireEvent.change(field('Name'), { target: { value: 'x'.repeat(LIMITS.personName + 1) } });
    save();
    expect(await screen.findByText('Display name is required')).toBeTruthy();
    expect(screen.getByText('Name can have at most 120 characters')).toBeTruthy();
    expect(saveProfile).not.toHaveBeenCalled();
  });

  it('keeps the typed text if storing fails', async () => {
    saveProfile.mockRejectedValueOnce(new Error('offline'));
    renderSettings(<AccountPage />);
    fireEvent.change(field('Signature'), { target: { value: 'Kept' } });
    save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy());
    expect(field('Signature')).toHaveProperty('value', 'Kept');
  });

  it('asks before the user leaves unsaved changes', async () => {
    const { router } = renderSettings(<AccountPage />);
    fireEvent.change(field('Signature'), { target: { value: 'Half' } });
    await act(() => router.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('shows email and role, which cannot be changed here', () => {
    renderSettings(<AccountPage />);
    expect(screen.getByText('agent@acme.example')).toBeTruthy();
    expect(screen.getByText('Owner')).toBeTruthy();
  });

  it('changes nothing while viewing as a teammate', () => {
    renderSettings(<AccountPage />, { viewing_as: 'somebody' });
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.queryByRole('button', { name: /picture/i })).toBeNull();
    expect(field('Name')).toHaveProperty('readOnly', true);
  });
});
