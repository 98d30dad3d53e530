import { makeConversation } from '@harborline/domain/testing/factories';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { CannedPart } from './canned-part';

vi.mock('../../../shared/config/report', () => ({ report: () => {} }));
const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./canned-list', () => ({
  get CannedList() {
    if (code.isLost) throw new Error('not loaded');
    return () => <p>The list</p>;
  },
}));

afterEach(cleanup);

it('offers to load the code of the list again where that failed (D-65)', async () => {
  const onStatus = vi.fn();
  const toField = vi.fn();
  renderAdmin(
    <CannedPart
      conversation={{ ...makeConversation(), id: 'c1', isPending: false }}
      list={{
        search: { start: 0, end: 1, words: '' },
        listId: 'list',
        keys: createRef(),
        onActive: () => {},
        onPick: () => true,
        onStatus,
        textOf: () => '',
        toField,
      }}
    />,
  );
  await screen.findByText(CANNED_REPLY_TEXTS.loadFailed);
  await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith(CANNED_REPLY_TEXTS.loadFailed));
  code.isLost = false;
  fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.retry }));
  expect(toField).toHaveBeenCalledOnce();
  await screen.findByText('The list');
});
