import { changeTag } from '@harborline/domain/api/inbox/tags';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { Ticket } from '../ticket';
import { useTagChange } from './use-tag-change';

const { callApi, keepTag } = vi.hoisted(() => ({ callApi: vi.fn(), keepTag: vi.fn() }));
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../waiting/keep-change', () => ({ keepTag }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Add() {
  const { change } = useTagChange({ id: 't1', visitor: {} } as Ticket, async () => {});
  return (
    <button type="button" onClick={() => change('Refund', true)}>
      Add
    </button>
  );
}

it.each([
  ['takes back what still waits', true],
  ['takes back like any other change what was sent meanwhile', false],
])('%s, by the toast that said that it waits (D-128)', async (_what, stillWaits) => {
  const takeBack = (otherwise: () => void) => {
    if (!stillWaits) otherwise();
  };
  keepTag.mockReturnValue({ title: 'Tag it', takeBack });
  callApi.mockReset().mockResolvedValue({ tag_ref: 'r', name: 'Refund', is_set: false });
  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  renderAdmin(<Add />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText(OFFLINE_TEXTS.kept('Tag it'));
  online.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: TAG_TEXTS.undo }));
  const undone = [changeTag, { body: { conversation_ref: 't1', name: 'Refund', is_set: false } }];
  expect(callApi.mock.calls).toEqual(stillWaits ? [] : [undone]);
});
