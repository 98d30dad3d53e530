import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SnoozeButton } from '../snooze/snooze-button';
import { BulkSnooze } from './bulk-snooze';

vi.mock('../../../shared/staff/use-has-single-keys', () => ({ useHasSingleKeys: () => true }));

afterEach(cleanup);

it('Z means the selected tickets, not the one that is open (D-119)', async () => {
  const [run, onChoose] = [vi.fn(), vi.fn()];
  renderAdmin(
    <>
      <SnoozeButton lastMessageId="last" onChoose={onChoose} />
      <BulkSnooze run={run} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.click(await screen.findByRole('menuitem', { name: SNOOZE_TEXTS.untilAnswer }));
  expect(run.mock.calls.map(([action]) => action)).toEqual([{ kind: 'snooze' }]);
  expect(onChoose).not.toHaveBeenCalled();
});
