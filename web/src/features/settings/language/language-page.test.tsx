import { TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { type ReadyLanguage, readyChanges } from '@harborline/domain/translation/ready-words/ready-words';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { LanguagePage } from './language-page';
import type { StoredTranslation } from './translations';

const readyWords = (language: ReadyLanguage) => readyChanges(language, []).missing;

const data = vi.hoisted(() => ({
  watch: vi.fn(),
  add: vi.fn(async () => undefined),
  change: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
  restore: vi.fn(async () => undefined),
  takeBack: vi.fn(async () => undefined),
  applyReady: vi.fn(),
}));
vi.mock('./translations', () => ({
  watchTranslations: () => data.watch,
  addTranslation: data.add,
  changeTranslation: data.change,
  deleteTranslation: data.remove,
  restoreTranslation: data.restore,
  applyReadyWords: data.applyReady,
}));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const entry = (id: string, source: string, translation: string): StoredTranslation => ({
  id,
  support_lib_id: TEST_LIBRARY_ID,
  source,
  translation,
  isPending: false,
});
const ENTRIES = [entry('t1', 'battery', 'Akku'), entry('t2', 'cart', 'basket')];

function show(entries = ENTRIES, person = {}) {
  data.watch.mockImplementation(({ next }: Observer<StoredTranslation[]>) => {
    next(entries);
    return () => {};
  });
  return renderSettings(<LanguagePage />, person);
}

const list = () => within(screen.getByRole('list', { name: 'Translations' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

beforeEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
});
afterEach(cleanup);

describe('the language page (S2.7-12)', () => {
  it('adds a pair and starts the next', async () => {
    show();
    type('Word or phrase', 'bike');
    type('Shown instead', 'Rad');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(data.add).toHaveBeenCalledWith(FIRESTORE, TEST_LIBRARY_ID, { source: 'bike', translation: 'Rad' });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Word or phrase' })).toHaveProperty('value', ''),
    );
  });

  it('reports a duplicate word at once, in any case', () => {
    show();
    type('Word or phrase', 'BATTERY');
    expect(screen.getByText('This word already has a translation')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(data.add).not.toHaveBeenCalled();
  });

  it('restores a pair that could not be stored', async () => {
    data.add.mockRejectedValueOnce(new Error('offline'));
    show();
    type('Word or phrase', 'bike');
    type('Shown instead', 'Rad');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Word or phrase' })).toHaveProperty('value', 'bike'),
    );
  });

  it('skips no level of headings', () => {
    show();
    expect(screen.getByRole('heading', { name: 'As visitors see it', level: 3 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Preview', level: 2 })).toBeTruthy();
  });

  it('finds by word and by translation', () => {
    show();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'bask' } });
    expect(list().queryByText('battery')).toBeNull();
    expect(list().getByText('cart')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'zeppelin' } });
    expect(screen.getByText(TRANSLATION_TEXTS.noMatch)).toBeTruthy();
  });

  it('shows a long list in parts, and searches all of it', () => {
    show(Array.from({ length: 60 }, (_, place) => entry(`t${place}`, `word ${place}`, `Wort ${place}`)));
    expect(list().getAllByRole('listitem')).toHaveLength(50);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'word 59' } });
    expect(list().getByText('Wort 59')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: TRANSLATION_TEXTS.showMore }));
    expect(list().getAllByRole('listitem')).toHaveLength(60);
  });

  it('edits a pair in its row', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Edit cart' }));
    fireEvent.change(list().getByRole('textbox', { name: 'Shown instead' }), { target: { value: 'bag' } });
    fireEvent.click(list().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(list().queryByRole('textbox')).toBeNull());
    expect(data.change).toHaveBeenCalledWith(FIRESTORE, 't2', { source: 'cart', translation: 'bag' });
  });

  it('returns the focus to the edited row, or to the row after a deleted one', async () => {
    let deliver = (_entries: StoredTranslation[]) => {};
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Edit cart' }));
    fireEvent.click(list().getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit cart' }));
    cleanup();

    data.watch.mockImplementation(({ next }: Observer<StoredTranslation[]>) => {
      deliver = next;
      next(ENTRIES);
      return () => {};
    });
    renderSettings(<LanguagePage />);
    const button = screen.getByRole('button', { name: 'Delete battery' });
    button.focus();
    await act(async () => fireEvent.click(button));
    act(() => deliver(ENTRIES.slice(1)));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete cart' }));
  });

  it('deletes, and restores on request', async () => {
    show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete cart' })));
    expect(data.remove).toHaveBeenCalledWith(FIRESTORE, 't2');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(data.restore).toHaveBeenCalledWith(FIRESTORE, ENTRIES[1]);
  });

  it('previews a translated text', () => {
    show();
    type('Sample text', 'Battery in the cart');
    expect(screen.getByText('Akku in the basket')).toBeTruthy();
  });

  it('is read-only while viewing as a teammate', () => {
    show(ENTRIES, { viewing_as: 'somebody' });
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete cart' })).toBeNull();
  });

  it('asks before the user leaves a half-typed pair', async () => {
    const { router } = show();
    type('Word or phrase', 'bike');
    act(() => void router.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await screen.findByRole('textbox', { name: 'Word or phrase' })).toHaveProperty('value', 'bike');
    type('Word or phrase', '');
    act(() => void router.navigate('/elsewhere'));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('keeps what is half typed for the next visit, in a row and for a new pair (D-42)', async () => {
    show();
    type('Word or phrase', 'bike');
    fireEvent.click(screen.getByRole('button', { name: 'Edit cart' }));
    fireEvent.change(list().getByRole('textbox', { name: 'Shown instead' }), { target: { value: 'bag' } });
    cleanup();
    show();
    expect(screen.getAllByRole('textbox', { name: 'Word or phrase' })[0]).toHaveProperty('value', 'bike');
    expect(list().getByRole('textbox', { name: 'Shown instead' })).toHaveProperty('value', 'bag');
    expect(
      await screen.findByText(UNSAVED_TEXTS.putBack(TRANSLATION_TEXTS.titleOf('cart')), { exact: false }),
    ).toBeTruthy();
    fireEvent.click(list().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(list().queryByRole('textbox')).toBeNull());
    fireEvent.change(screen.getByRole('textbox', { name: 'Word or phrase' }), { target: { value: '' } });
    cleanup();
    show();
    expect(screen.getByRole('textbox', { name: 'Word or phrase' })).toHaveProperty('value', '');
    expect(list().queryByRole('textbox')).toBeNull();
  });

  it('discards what was typed in a row with Cancel, and shows it to no other user', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Edit cart' }));
    fireEvent.change(list().getByRole('textbox', { name: 'Shown instead' }), { target: { value: 'bag' } });
    cleanup();
    show(ENTRIES, { uid: 'somebody-else' });
    expect(list().queryByRole('textbox')).toBeNull();
    cleanup();
    show();
    fireEvent.click(list().getByRole('button', { name: 'Cancel' }));
    cleanup();
    show();
    expect(list().queryByRole('textbox')).toBeNull();
  });

  it('keeps a new pair while it is being stored', async () => {
    data.add.mockReturnValueOnce(new Promise(() => {}));
    show();
    type('Word or phrase', 'bike');
    type('Shown instead', 'Rad');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    cleanup();
    show();
    expect(screen.getByRole('textbox', { name: 'Word or phrase' })).toHaveProperty('value', 'bike');
  });

  it("adds the product's own words in a language, but none that the library has, and takes them back (D-95)", async () => {
    data.applyReady.mockResolvedValue(data.takeBack);
    show([entry('t1', WIDGET_TEXTS.searchForHelp, 'Frag uns')]);
    fireEvent.change(screen.getByRole('combobox', { name: TRANSLATION_TEXTS.readyLanguage }), {
      target: { value: 'fr' },
    });
    const count = readyWords('fr').length - 1;
    fireEvent.click(screen.getByRole('button', { name: TRANSLATION_TEXTS.readyAdd(count) }));
    fireEvent.click(await screen.findByRole('button', { name: TRANSLATION_TEXTS.undo }));
    expect(data.applyReady).toHaveBeenCalledWith(FIRESTORE, TEST_LIBRARY_ID, {
      missing: readyWords('fr').filter(({ source }) => source !== WIDGET_TEXTS.searchForHelp),
      replaced: [],
    });
    expect(data.takeBack).toHaveBeenCalledOnce();
  });

  it('says when all of them are there, or would be too many', () => {
    show(readyWords('de').map(({ source, translation }, place) => entry(`t${place}`, source, translation)));
    expect(screen.getByText(TRANSLATION_TEXTS.readyAllThere)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: TRANSLATION_TEXTS.readyDone }));
    expect(data.applyReady).not.toHaveBeenCalled();
    cleanup();
    show(Array.from({ length: 490 }, (_, place) => entry(`t${place}`, `word ${place}`, `Wort ${place}`)));
    expect(screen.getByText(TRANSLATION_TEXTS.limitReached)).toBeTruthy();
  });

  it("starts its preview with the library's own words", () => {
    show();
    expect(screen.getByText(/In our help center: Akku, basket\./)).toBeTruthy();
  });
});
