import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { LostMessages } from './lost-messages';

const outgoing = vi.hoisted(() => ({ drop: vi.fn() }));
vi.mock('./use-reply', () => ({
  useOutgoing: () => ({
    ...outgoing,
    messages: [
      { id: 'lost', conversationRef: 'gone', mode: 'reply', text: 'Words for nobody', refusal: 'denied' },
      { id: 'waits', conversationRef: 'gone', mode: 'reply', text: 'Still waiting', refusal: null },
      { id: 'else', conversationRef: 'other', mode: 'reply', text: 'Elsewhere', refusal: 'denied' },
    ],
  }),
}));

afterEach(cleanup);

it('shows what was written to a ticket that is gone, to copy or to discard', () => {
  renderAdmin(<LostMessages conversationRef="gone" />);
  screen.getByText('Words for nobody');
  expect([screen.queryByText('Still waiting'), screen.queryByText('Elsewhere')]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: KIT_TEXTS.retry })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: INBOX_TEXTS.discard }));
  expect(outgoing.drop).toHaveBeenCalledWith('lost');
});
