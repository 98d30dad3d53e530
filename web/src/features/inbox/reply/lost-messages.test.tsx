import { makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { LostMessages } from './lost-messages';

const outgoing = vi.hoisted(() => ({ drop: vi.fn() }));
const kept = vi.hoisted(() => ({ forgetDraft: vi.fn() }));
vi.mock('./use-draft', () => ({
  ...kept,
  keptText: (_uid: string, workKey: string) => (workKey === 'reply:lib:gone' ? 'Half a sentence' : ''),
}));
vi.mock('../../session', () => ({ useWorkOwner: () => ({ uid: 'me', isTrusted: true }) }));
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
  renderAdmin(
    <StaffSession user={makeUser({ uid: 'me', support_lib_id: 'lib' })}>
      <LostMessages conversationRef="gone" />
    </StaffSession>,
  );
  screen.getByText('Words for nobody');
  expect([screen.queryByText('Still waiting'), screen.queryByText('Elsewhere')]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: KIT_TEXTS.retry })).toBeNull();
  const [message, draft] = screen.getAllByRole('button', { name: INBOX_TEXTS.discard });
  if (message !== undefined) fireEvent.click(message);
  expect(outgoing.drop).toHaveBeenCalledWith('lost');
  screen.getByText('Half a sentence');
  if (draft !== undefined) fireEvent.click(draft);
  expect(kept.forgetDraft.mock.lastCall?.[1]).toBe('reply:lib:gone');
  expect(screen.queryByText('Half a sentence')).toBeNull();
});
