import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EMOJI } from './emoji';
import { EmojiList } from './emoji-list';
import { stepInRows } from './step-in-rows';

afterEach(cleanup);

const show = () => {
  const [onPick, onClose] = [vi.fn(), vi.fn()];
  render(<EmojiList onPick={onPick} onClose={onClose} />);
  return { onPick, onClose };
};

it('offers each emoji once', () => expect(new Set(EMOJI).size).toBe(EMOJI.length));

it('takes the focus, and gives the emoji that the keys lead to', async () => {
  const { onPick } = show();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: EMOJI[0] ?? '' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(EMOJI[1]);
});

it('is one stop for Tab', () => {
  show();
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('closes with Escape, which reaches nothing around it', async () => {
  const around = vi.fn();
  const onClose = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog around the list.
    <div onKeyDown={around}>
      <EmojiList onPick={() => {}} onClose={onClose} />
    </div>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(around).not.toHaveBeenCalled();
});

it('leads through rows, stays at the ends, and leaves other keys alone', () => {
  const grid = { count: 10, perRow: 4 };
  const steps = (key: string) => [0, 5, 9].map((at) => stepInRows(key, at, grid));
  expect(steps('ArrowDown')).toEqual([4, 9, 9]);
  expect(steps('ArrowUp')).toEqual([0, 1, 5]);
  expect(steps('ArrowRight')).toEqual([1, 6, 9]);
  expect(steps('ArrowLeft')).toEqual([0, 4, 8]);
  expect(steps('Home')).toEqual([0, 0, 0]);
  expect(steps('End')).toEqual([9, 9, 9]);
  expect(steps('a')).toEqual([undefined, undefined, undefined]);
});
