import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { Editor } from '@tiptap/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toasts } from '../ui-admin/toasts';
import { deletePicture, PictureRefused, type StoredPicture, uploadPicture } from './article-picture';
import { EDITOR_EXTENSIONS } from './extensions';
import { insertPictures } from './insert-pictures';

vi.mock('./article-picture', () => ({
  PictureRefused: class PictureRefused extends Error {},
  uploadPicture: vi.fn(),
  deletePicture: vi.fn(),
}));

const STORED: StoredPicture = { src: 'https://a.example/b.png', width: 640, height: 480 };
const FILE = new File(['x'], 'light.png', { type: 'image/png' });

const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };
let editor: Editor;

function insert(): void {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: '<p>ab</p>' });
  document.body.append(editor.view.dom);
  insertPictures(
    { editor, picturePrefix: 'covers/lumen/', toasts: toasts as Partial<Toasts> as Toasts },
    [FILE],
    2,
  );
}
const settled = () => vi.waitFor(() => expect(document.querySelector('.upload-placeholder')).toBeNull());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const call of [...Object.values(toasts), vi.mocked(uploadPicture)]) call.mockReset();
});
afterEach(() => {
  if (!editor.isDestroyed) editor.destroy();
  document.body.replaceChildren();
});

describe('a picture that is uploaded (S8-30)', () => {
  it('shows its progress and comes in with its size', async () => {
    vi.mocked(uploadPicture).mockImplementation(async ({ onProgress }) => {
      onProgress(40);
      expect(document.body.textContent).toContain(ARTICLE_TEXTS.pictureUnderWay('light.png', 40));
      return STORED;
    });
    insert();
    await vi.waitFor(() => expect(editor.getHTML()).toContain('<img'));
    expect(editor.getHTML()).toContain('width="640" height="480"');
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it('is cancelled without a word', async () => {
    vi.mocked(uploadPicture).mockImplementation(
      ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('cancelled'))),
        ),
    );
    insert();
    await vi.waitFor(() => expect(uploadPicture).toHaveBeenCalled());
    document.querySelector<HTMLElement>('.upload-placeholder button')?.click();
    await settled();
    expect(editor.getHTML()).not.toContain('<img');
    expect(toasts.error).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a file that is no picture',
      new PictureRefused(ARTICLE_TEXTS.pictureRefused),
      ARTICLE_TEXTS.pictureRefused,
    ],
    ['a lost connection', new Error('offline'), ARTICLE_TEXTS.pictureFailed],
  ])('says why it failed: %s', async (_why, error, text) => {
    vi.mocked(uploadPicture).mockRejectedValue(error);
    insert();
    await settled();
    expect(toasts.error).toHaveBeenCalledWith(text);
  });

  it('S8-30: says so if it cannot be deleted again after its position in the text is gone', async () => {
    let finish: (picture: StoredPicture) => void = () => {};
    vi.mocked(uploadPicture).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    vi.mocked(deletePicture).mockRejectedValue(new Error('denied'));
    insert();
    await vi.waitFor(() => expect(uploadPicture).toHaveBeenCalled());
    editor.destroy();
    finish(STORED);
    await vi.waitFor(() => expect(toasts.error).toHaveBeenCalledWith('error while deleting image'));
    expect(deletePicture).toHaveBeenCalledWith(STORED.src);
  });
});
