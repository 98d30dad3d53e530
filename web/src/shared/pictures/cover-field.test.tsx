import { LIMITS } from '@harborline/domain/limits';
import { coverTexts } from '@harborline/domain/texts/cover';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { CoverField } from './cover-field';
import { deletePicture, storePicture } from './picture-store';

vi.mock('./picture-store', () => ({ storePicture: vi.fn(), deletePicture: vi.fn() }));
vi.mock('./crop-dialog', () => ({
  CropDialog: (props: { noun: string; onCut: (picture: Blob) => void; onUnreadable: () => void }) => (
    <>
      <button type="button" onClick={() => props.onCut(new Blob(['cut'], { type: 'image/webp' }))}>
        {props.noun}
      </button>
      <button type="button" onClick={props.onUnreadable}>
        broken
      </button>
    </>
  ),
}));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() }));
vi.mock('../ui-admin/toasts', async (original) => ({ ...(await original()), useToasts: () => toasts }));

const TEXTS = coverTexts('feature image');
const onChange = vi.fn();
const open = (value = '', isDisabled = false) =>
  renderAdmin(
    <CoverField
      {...{ texts: TEXTS, value, isDisabled, onChange }}
      pathOf={(fileName) => `covers/lib/news-one.${fileName}`}
    />,
  );
const HEAD = '\x89PNG\r\n\x1a\n0000';
const png = () => new File([Uint8Array.from(HEAD, (character) => character.charCodeAt(0))], 'me.png');
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(TEXTS.file), { target: { files: [file] } });
const cropped = async () => {
  choose(png());
  fireEvent.click(await screen.findByRole('button', { name: 'feature image' }));
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(storePicture).mockResolvedValue('https://files/new');
  vi.mocked(deletePicture).mockResolvedValue();
  onChange.mockResolvedValue(undefined);
});
afterEach(cleanup);

it('uploads what was cropped, under the text’s own name, and deletes nothing', async () => {
  open('https://files/old');
  await cropped();
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('https://files/new'));
  expect(vi.mocked(storePicture).mock.lastCall?.[0].pathOf('a.webp')).toBe('covers/lib/news-one.a.webp');
  await waitFor(() => expect(screen.queryByText('broken')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: TEXTS.remove }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(''));
  expect(deletePicture).not.toHaveBeenCalled();
});

it('says what is wrong with a file: its size, its type, or that it cannot be read', async () => {
  open();
  choose(Object.defineProperty(png(), 'size', { value: LIMITS.uploadBytes + 1 }));
  await waitFor(() => expect(toasts.warning).toHaveBeenLastCalledWith(TEXTS.tooLarge));
  choose(new File(['<html>'], 'me.png'));
  await waitFor(() => expect(toasts.warning).toHaveBeenLastCalledWith(TEXTS.refused));
  choose(png());
  fireEvent.click(await screen.findByText('broken'));
  expect(toasts.warning).toHaveBeenLastCalledWith(TEXTS.unreadable);
  expect(storePicture).not.toHaveBeenCalled();
});

it('deletes the upload where it could not be saved', async () => {
  onChange.mockRejectedValue(new Error('denied'));
  open();
  await cropped();
  await waitFor(() => expect(deletePicture).toHaveBeenCalledExactlyOnceWith('https://files/new'));
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(TEXTS.failed);
});

it('can be changed by nobody who may not write', () => {
  open('https://files/old', true);
  for (const name of [TEXTS.change, TEXTS.remove])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});
