import { CROP_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin';
import { CropDialog } from './crop-dialog';
import { PERSON_SHAPE } from './crop-shape';

const cutPicture = vi.hoisted(() => vi.fn(async () => new Blob()));
vi.mock('./cut-picture', () => ({ cutPicture }));

const WINDOW = 256;
/** A picture of 800 × 400 pixels; `cover` shows it twice as wide as the crop window. */
const SHOWN = { width: 2 * WINDOW, height: WINDOW };

const circle = () => screen.findByRole('application', { name: CROP_TEXTS.part });
const press = (element: HTMLElement, key: string, times = 1) => {
  for (let count = 0; count < times; count += 1) {
    fireEvent.keyDown(element, { key });
    fireEvent.keyUp(element, { key });
  }
};

async function open(onUnreadable = () => {}, shape = PERSON_SHAPE) {
  const onCut = vi.fn();
  renderAdmin(
    <CropDialog
      noun="picture"
      file={new File(['x'], 'me.png')}
      shape={shape}
      isSaving={false}
      onCut={onCut}
      onCancel={() => {}}
      onUnreadable={onUnreadable}
    />,
  );
  await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  const image = document.querySelector('img');
  if (image === null) throw new Error('no picture');
  return { image, onCut };
}
async function savedArea() {
  fireEvent.click(screen.getByRole('button', { name: CROP_TEXTS.save('picture') }));
  await waitFor(() => expect(cutPicture).toHaveBeenCalled());
  return cutPicture.mock.lastCall?.at(1);
}

beforeEach(() => {
  cutPicture.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WINDOW, WINDOW));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SHOWN.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(SHOWN.height);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the crop of a picture', () => {
  it('starts at the centre, with the focus on the element that handles keys', async () => {
    const { image, onCut } = await open();
    fireEvent.load(image);
    const window = await circle();
    expect(document.activeElement).toBe(window);
    expect(await savedArea()).toEqual({ x: 200, y: 0, width: 400, height: 400 });
    await waitFor(() => expect(onCut).toHaveBeenCalled());
  });

  it('moves the picture: moving right shows its left part, never beyond its edge', async () => {
    const { image } = await open();
    fireEvent.load(image);
    press(await circle(), 'ArrowRight');
    expect(await savedArea()).toEqual({ x: 188, y: 0, width: 400, height: 400 });
    cutPicture.mockClear();
    press(await circle(), 'ArrowRight', 40);
    expect(await savedArea()).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  });

  it('keeps the centre in place while zooming', async () => {
    const { image } = await open();
    fireEvent.load(image);
    press(await circle(), 'ArrowRight', 4);
    fireEvent.change(screen.getByRole('slider', { name: CROP_TEXTS.zoom }), { target: { value: 2 } });
    expect(await savedArea()).toEqual({ x: 250, y: 100, width: 200, height: 200 });
  });

  it('zooms with + and −, from the whole picture to four times', async () => {
    const { image } = await open();
    fireEvent.load(image);
    const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: CROP_TEXTS.zoom });
    press(await circle(), '-');
    expect(slider().value).toBe('1');
    press(await circle(), '+', 40);
    expect(slider().value).toBe('4');
  });

  it('reports a file that is not a picture, and saves nothing before it is loaded', async () => {
    const onUnreadable = vi.fn();
    const { image } = await open(onUnreadable);
    expect(screen.getByRole('button', { name: CROP_TEXTS.save('picture') })).toHaveProperty('disabled', true);
    fireEvent.error(image);
    expect(onUnreadable).toHaveBeenCalled();
  });

  it('cuts a picture above a text as wide as it is shown, and stores it at that size', async () => {
    const { image } = await open(() => {}, { isRound: false, width: 1280, height: 720 });
    fireEvent.load(image);
    await circle();
    await savedArea();
    expect(cutPicture.mock.lastCall?.at(2)).toEqual({ isRound: false, width: 1280, height: 720 });
  });
});
