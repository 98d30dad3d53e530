import { makeLibraryPrivate } from '@harborline/domain/testing/factories';
import { RATING_SETTINGS_TEXTS } from '@harborline/domain/texts/ratings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { RatingsPage } from './ratings-page';

const data = vi.hoisted(() => ({
  settings: vi.fn(),
  figures: [] as object[],
  saveLibraryArea: vi.fn(async (_firestore: object, _change: object) => undefined),
}));
vi.mock('../library/watch-library', () => ({ watchPrivatePart: () => data.settings }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: data.saveLibraryArea }));
vi.mock('../../../shared/store/watch-records', () => ({
  watchRecords: () => (observer: { next(watched: object): void }) => {
    observer.next({ records: data.figures });
    return () => {};
  },
}));
// The same object on every render, like the provider's.
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const figure = (agent_name: string, count: number, sum: number) => ({
  ...{ id: agent_name, support_lib_id: 'l', agent_ref: agent_name },
  ...{ agent_name, count, sum },
});

beforeEach(() => {
  window.sessionStorage.clear();
  vi.clearAllMocks();
  data.figures = [];
  data.settings.mockImplementation(({ next }: Observer<object>) => {
    next(makeLibraryPrivate());
    return () => {};
  });
});
afterEach(cleanup);

describe('the page of ratings (D-97)', () => {
  it('stores whether and when visitors are asked, and which links count', async () => {
    renderSettings(<RatingsPage />);
    fireEvent.click(await screen.findByRole('switch', { name: RATING_SETTINGS_TEXTS.isOn }));
    fireEvent.change(screen.getByRole('combobox', { name: RATING_SETTINGS_TEXTS.delay }), {
      target: { value: '24' },
    });
    fireEvent.click(screen.getByRole('switch', { name: RATING_SETTINGS_TEXTS.isSignatureRequired }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(data.saveLibraryArea).toHaveBeenCalledOnce());
    expect(data.saveLibraryArea.mock.calls[0]?.[1]).toMatchObject({
      area: 'ratings',
      changes: { ratings: { isOn: true, delayHours: 24, isSignatureRequired: true } },
    });
  });

  it('shows the average of each teammate, and of everybody', async () => {
    data.figures = [figure('Ada', 3, 13), figure('Bob', 1, 2)];
    renderSettings(<RatingsPage />);
    const table = within(await screen.findByRole('table', { name: RATING_SETTINGS_TEXTS.figuresTitle }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TeammateAverageRatings',
      'Ada4.33',
      'Bob2.01',
      'Everybody3.84',
    ]);
  });

  it('says that nobody has been rated', async () => {
    renderSettings(<RatingsPage />);
    expect(await screen.findByText(RATING_SETTINGS_TEXTS.figuresEmpty)).toBeTruthy();
  });

  it('offers to try again where the settings could not be read', async () => {
    data.settings.mockImplementation(({ error }: Observer<object>) => {
      error(new Error('lost'));
      return () => {};
    });
    renderSettings(<RatingsPage />);
    expect(await screen.findByText(SETTINGS_TEXTS.loadFailed)).toBeTruthy();
  });
});
