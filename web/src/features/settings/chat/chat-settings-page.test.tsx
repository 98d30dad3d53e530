import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { CHAT_SETTINGS_TEXTS } from '@harborline/domain/texts/chat-settings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { ChatSettingsPage } from './chat-settings-page';

const data = vi.hoisted(() => ({
  library: vi.fn(),
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
}));
vi.mock('../library/watch-library', () => ({ watchPublicPart: () => data.library }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const showLibrary = (changes: object) =>
  data.library.mockImplementation(({ next }: Observer<object>) => {
    next(makeLibrary(changes));
    return () => {};
  });

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  showLibrary({});
});
afterEach(cleanup);

const select = async (name: string) => {
  const found = await screen.findByRole('combobox', { name });
  if (!(found instanceof HTMLSelectElement)) throw new Error(`${name} is no select`);
  return found;
};
const choose = async (name: string, value: string) =>
  fireEvent.change(await select(name), { target: { value } });

describe('the chat settings (D-92)', () => {
  it('stores what visitors are asked, and who gets a chat', async () => {
    renderSettings(<ChatSettingsPage />);
    await choose(CHAT_SETTINGS_TEXTS.identity, 'required');
    await choose(CHAT_SETTINGS_TEXTS.wait, '3');
    await choose(CHAT_SETTINGS_TEXTS.return, '10');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'chat',
      changes: {
        chatSettings: { identity: 'required', isAutoAssigned: true, waitMinutes: 3, returnMinutes: 10 },
      },
    });
  });

  it('has no time until chats are assigned where they are not', async () => {
    showLibrary({ chatSettings: { ...DEFAULT_CHAT_SETTINGS, waitMinutes: 5 } });
    renderSettings(<ChatSettingsPage />);
    const wait = await select(CHAT_SETTINGS_TEXTS.wait);
    expect([wait.value, wait.disabled]).toEqual(['5', false]);
    fireEvent.click(screen.getByRole('switch', { name: CHAT_SETTINGS_TEXTS.isAutoAssigned }));
    expect((await select(CHAT_SETTINGS_TEXTS.wait)).disabled).toBe(true);
  });

  it('offers to try again where the settings could not be read', async () => {
    data.library.mockImplementation(({ error }: Observer<object>) => {
      error(new Error('lost'));
      return () => {};
    });
    renderSettings(<ChatSettingsPage />);
    expect(await screen.findByText(SETTINGS_TEXTS.loadFailed)).toBeTruthy();
  });
});
