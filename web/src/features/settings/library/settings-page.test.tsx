import { changeLibraryAddress } from '@harborline/domain/api/admin/library-address';
import { makeLibrary, makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { SettingsPage } from './settings-page';
import type { LibraryParts } from './watch-library';

const data = vi.hoisted(() => ({
  follow: vi.fn(),
  followers: new Set<Observer<LibraryParts>>(),
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
  callApi: vi.fn(async () => undefined),
}));
vi.mock('./watch-library', () => ({ watchLibraryParts: () => data.follow }));
// It has a test of its own.
vi.mock('./inbound-mail-section', () => ({ InboundMailSection: () => null }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));
const Refusal = vi.hoisted(
  () =>
    class extends Error {
      readonly status = 409;
    },
);
vi.mock('../../../shared/api/call-api', () => ({ callApi: data.callApi, ApiError: Refusal }));

const field = (name: string) => screen.findByRole('textbox', { name });
const change = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const saveButton = (place: number) => screen.getAllByRole('button', { name: 'Save changes' })[place];
const save = (place: number) => {
  const button = saveButton(place);
  if (button !== undefined) fireEvent.click(button);
};

const companyNamed = (companyName: string): LibraryParts => {
  const library = makeLibrary();
  const settings = { ...library.settings.settings, companyName };
  return {
    public: { ...library, settings: { ...library.settings, settings } },
    private: makeLibraryPrivate(),
  };
};
/** The server's data has changed. */
const deliver = (parts: LibraryParts) =>
  act(() => {
    for (const { next } of data.followers) next(parts);
  });

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  data.followers.clear();
  data.follow.mockImplementation((observer: Observer<LibraryParts>) => {
    data.followers.add(observer);
    observer.next({ public: makeLibrary(), private: makeLibraryPrivate() });
    return () => data.followers.delete(observer);
  });
});
afterEach(cleanup);

describe('the settings page (S2.7-02)', () => {
  it('stores the public and the private part of the company data separately', async () => {
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

  it('stores the language of the help center', async () => {
    renderSettings(<SettingsPage />);
    const language = await screen.findByRole('combobox', { name: 'Language' });
    expect(language).toHaveProperty('value', '');
    fireEvent.change(language, { target: { value: 'he' } });
    save(1);
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'settings',
      changes: { 'settings.metaData.language': 'he' },
    });
  });

  it('stores synonyms of the search', async () => {
    renderSettings(<SettingsPage />);
    await change('Synonyms', 'bike, bicycle\nrefund, money back');
    save(2);
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'settings',
      changes: { 'settings.synonyms': 'bike, bicycle\nrefund, money back' },
    });
  });

  it('begins a line for the synonym that the URL names, with the cursor behind it', async () => {
    renderSettings(<SettingsPage />, {}, '?synonym=kickstand');
    const synonyms = (await field('Synonyms')) as HTMLTextAreaElement;
    expect(synonyms.value).toBe('kickstand, ');
    expect(document.activeElement).toBe(synonyms);
    await change('Synonyms', 'kickstand, prop');
    save(2);
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      changes: { 'settings.synonyms': 'kickstand, prop' },
    });
  });

  it('refuses an invalid email address', async () => {
    renderSettings(<SettingsPage />);
    await change('Company email', 'nonsense');
    save(0);
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    const address = await field('Company email');
    await waitFor(() => expect(document.activeElement, 'what has to be corrected').toBe(address));
    expect(data.saveLibraryArea).not.toHaveBeenCalled();
  });

  it('updates the search result preview while typing', async () => {
    renderSettings(<SettingsPage />);
    await change('Title', 'Help with Acme');
    expect(screen.getByLabelText('Preview of a search result').textContent).toContain('Help with Acme');
  });

  it('explains what a new key breaks, and asks first (D-01)', async () => {
    renderSettings(<SettingsPage />);
    await change('Reference key', 'Acme-Shop');
    save(3);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('/acme stops working at once');
    expect(data.callApi).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Change addresses' }));
    await waitFor(() =>
      expect(data.callApi).toHaveBeenCalledWith(changeLibraryAddress, {
        body: { library_refkey: 'acme-shop' },
      }),
    );
  });

  it('shows at the field that a key is taken, until another one is typed (D-01)', async () => {
    data.callApi.mockRejectedValueOnce(new Refusal(ADDRESS_TEXTS.library_refkey.taken));
    renderSettings(<SettingsPage />);
    const key = await field('Reference key');
    fireEvent.change(key, { target: { value: 'acme-shop' } });
    save(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Change addresses' }));
    await waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(key, { target: { value: 'acme-store' } });
    await waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('false'));
  });

  it.each([
    ['admin', /is reserved/],
    ['a b', /Use 3 to 40/],
  ])('refuses %j as a key (D-01)', async (key, message) => {
    renderSettings(<SettingsPage />);
    await change('Reference key', key);
    save(3);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a retry if loading failed', async () => {
    data.follow.mockImplementationOnce(({ error }: Observer<LibraryParts>) => {
      error(new Error('offline'));
      return () => {};
    });
    renderSettings(<SettingsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await field('Company name')).toBeTruthy();
  });

  it('keeps input typed while an earlier change is being saved', async () => {
    let arrive = () => {};
    data.saveLibraryArea.mockReturnValueOnce(
      new Promise<undefined>((resolve) => {
        arrive = () => resolve(undefined);
      }),
    );
    renderSettings(<SettingsPage />);
    await change('Company name', 'Acme Ltd');
    save(0);
    await change('Company name', 'Acme Limited');
    deliver(companyNamed('Acme Ltd'));
    arrive();
    await screen.findByText('Saved.');
    expect(await field('Company name')).toHaveProperty('value', 'Acme Limited');
    expect(saveButton(0)).toHaveProperty('disabled', false);
  });

  it('shows at once what another admin saved, and keeps what is being edited', async () => {
    renderSettings(<SettingsPage />);
    const [title, name] = [await field('Title'), await field('Company name')];
    fireEvent.change(title, { target: { value: 'Help with Acme' } });
    deliver(companyNamed('Acme of theirs'));
    await waitFor(() => expect(name).toHaveProperty('value', 'Acme of theirs'));
    expect(title).toHaveProperty('value', 'Help with Acme');
    expect(screen.queryByText(SETTINGS_TEXTS.changedElsewhere)).toBeNull();
  });

  it('warns about a conflicting edit before it is overwritten', async () => {
    renderSettings(<SettingsPage />);
    await change('Company name', 'Acme of mine');
    deliver(companyNamed('Acme of theirs'));
    expect(await screen.findByText(SETTINGS_TEXTS.changedElsewhere)).toBeTruthy();
    expect(await field('Company name')).toHaveProperty('value', 'Acme of mine');
  });

  it('keeps the input if saving fails', async () => {
    renderSettings(<SettingsPage />);
    await change('Title', 'Help with Acme');
    data.saveLibraryArea.mockRejectedValueOnce(new Error('offline'));
    save(1);
    expect(await screen.findByText(SETTINGS_TEXTS.saveFailed)).toBeTruthy();
    expect(await field('Title')).toHaveProperty('value', 'Help with Acme');
  });
});
