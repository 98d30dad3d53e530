import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsPage } from './settings-page';
import { renderSettings } from './testing/render-settings';

const data = vi.hoisted(() => ({
  loadLibraryParts: vi.fn(),
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
  callApi: vi.fn(async () => undefined),
}));
vi.mock('./data/load-library-parts', () => ({ loadLibraryParts: data.loadLibraryParts }));
vi.mock('../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
// The same one on every render, as the provider's is.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));
vi.mock('../../shared/api/call-api', () => ({ callApi: data.callApi, ApiError: class extends Error {} }));

const field = (name: string) => screen.findByRole('textbox', { name });
const change = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const saveButton = (place: number) => screen.getAllByRole('button', { name: 'Save changes' })[place];
const save = (place: number) => {
  const button = saveButton(place);
  if (button !== undefined) fireEvent.click(button);
};

beforeEach(() => {
  vi.clearAllMocks();
  data.loadLibraryParts.mockResolvedValue({ public: makeLibrary(), private: makeLibraryPrivate() });
});
afterEach(cleanup);

describe('the settings page (S2.7-02)', () => {
  it('stores the visible and the private part of the company each by itself', async () => {
    renderSettings(<SettingsPage />);
    await change('Company name', 'Acme Ltd');
    await change('Company email', 'new@acme.example');
    save(0);
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledTimes(2));
    expect(data.saveLibraryArea.mock.calls.map(([, written]) => written)).toMatchObject([
      { area: 'settings', changes: { 'settings.settings.companyName': 'Acme Ltd' } },
      { area: 'company', changes: { companyEmail: 'new@acme.example' } },
    ]);
  });

  it('refuses an address that is none', async () => {
    renderSettings(<SettingsPage />);
    await change('Company email', 'nonsense');
    save(0);
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(data.saveLibraryArea).not.toHaveBeenCalled();
  });

  it('shows the search result as it is typed', async () => {
    renderSettings(<SettingsPage />);
    await change('Title', 'Help with Acme');
    expect(screen.getByLabelText('Preview of a search result').textContent).toContain('Help with Acme');
  });

  it('tells what another key breaks, and asks before (D-01)', async () => {
    renderSettings(<SettingsPage />);
    await change('Reference key', 'Acme-Shop');
    save(2);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('/acme stops working at once');
    expect(data.callApi).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Change addresses' }));
    await waitFor(() =>
      expect(data.callApi).toHaveBeenCalledWith('PATCH', '/api/admin/libraryaddress', {
        body: { library_refkey: 'acme-shop' },
      }),
    );
  });

  it.each([
    ['admin', /used by the product itself/],
    ['a b', /Use 3 to 40/],
  ])('refuses %j as a key (D-01)', async (key, message) => {
    renderSettings(<SettingsPage />);
    await change('Reference key', key);
    save(2);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to try again where it could not be read', async () => {
    data.loadLibraryParts.mockRejectedValueOnce(new Error('offline'));
    renderSettings(<SettingsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await field('Company name')).toBeTruthy();
  });
});
