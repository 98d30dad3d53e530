import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { snoozeTarget } from '../../../shared/commands/snooze-target';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SnoozeButton } from './snooze-button';

vi.mock('../../../shared/staff/use-has-single-keys', () => ({ useHasSingleKeys: () => true }));

afterEach(cleanup);

it('opens the times by Z, which is a letter where something is written, and by the command bar (D-119)', async () => {
  const { unmount } = renderAdmin(
    <>
      <input aria-label="Words" />
      <SnoozeButton lastMessageId="first" onChoose={vi.fn()} />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('Words'), { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByRole('button', { name: SNOOZE_TEXTS.snooze }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByRole('menu', { name: SNOOZE_TEXTS.menu });
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  act(() => snoozeTarget()?.());
  await screen.findByRole('menu', { name: SNOOZE_TEXTS.menu });
  unmount();
  expect(snoozeTarget()).toBeNull();
});

it('says which message was the last when the times were offered: another may be what is waited for (D-119)', async () => {
  const onChoose = vi.fn();
  const { rerender } = renderAdmin(<SnoozeButton lastMessageId="first" onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('button', { name: SNOOZE_TEXTS.snooze }));
  await screen.findByRole('menu', { name: SNOOZE_TEXTS.menu });
  rerender(<SnoozeButton lastMessageId="second" onChoose={onChoose} />);
  fireEvent.click(screen.getByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }));
  expect(onChoose.mock.calls).toEqual([[{ until: null, follows: 'first' }]]);
});
