import { makeConversation, makeUser, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredReply } from '../../../shared/canned-replies/canned-replies';
import type { Observer } from '../../../shared/live/use-subscription';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { useReplyFiles } from '../attached/reply-files';
import { Composer } from '../reply/composer';

const data = vi.hoisted(() => ({ watch: vi.fn() }));
vi.mock('../../../shared/canned-replies/canned-replies', () => ({ watchCannedReplies: () => data.watch }));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const reply = (id: string, shortcut: string, text: string, owner_uid = ''): StoredReply => ({
  id,
  support_lib_id: TEST_LIBRARY_ID,
  owner_uid,
  title: `About ${id}`,
  shortcut,
  text,
  isPending: false,
});
const REPLIES = [
  reply('money', 'refund', 'Hi [visitorName], the money is on its way. [agentName]'),
  reply('thanks', 'thanks', 'Thank you.', 'agent'),
];
const CONVERSATION = {
  ...makeConversation(),
  id: 'c1',
  isPending: false,
  visitor: { ...makeConversation().visitor, name: 'Ada [agentName]' },
};

function Holder({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer
      conversation={CONVERSATION}
      mode="reply"
      text={text}
      attached={useReplyFiles('agent/reply')}
      inputRef={inputRef}
      onModeChange={() => {}}
      onTextChange={setText}
      onSend={() => onSend(text)}
    />
  );
}

let observer: Observer<readonly StoredReply[]> | null = null;
const deliver = (replies: readonly StoredReply[]) => observer?.next(replies);

function open(replies: readonly StoredReply[] | null = REPLIES) {
  data.watch.mockImplementation((given: Observer<readonly StoredReply[]>) => {
    observer = given;
    if (replies !== null) given.next(replies);
    return () => {};
  });
  const onSend = vi.fn();
  const user = makeUser({ uid: 'agent', display_name: 'Mara' });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter>
        <Holder onSend={onSend} />
      </MemoryRouter>
    </SessionContextProvider>,
  );
  return onSend;
}

const box = () => screen.getByRole('textbox', { name: INBOX_TEXTS.replyLabel });
const list = () => screen.findByRole('listbox', { name: CANNED_REPLY_TEXTS.list });
const titles = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.textContent?.slice(0, 11));
const chosen = async () => within(await list()).getByRole('option', { selected: true });
const button = () => screen.getByRole('button', { name: CANNED_REPLY_TEXTS.insert });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('canned replies in the composer (D-65)', () => {
  it('open with a slash, and are filtered by what is typed', async () => {
    open();
    await userEvent.type(box(), 'Hello /');
    expect(await titles()).toEqual(['About money', 'About thank']);
    await userEvent.type(box(), 'tha');
    expect(await titles()).toEqual(['About thank']);
  });

  it('reads no replies before the list is opened', async () => {
    open();
    await userEvent.type(box(), 'and/or');
    expect(data.watch).not.toHaveBeenCalled();
  });

  it('are put in by Enter, filled in once, in place of what was typed', async () => {
    const onSend = open();
    await userEvent.type(box(), 'Hello /ref');
    await list();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveProperty('value', 'Hello Hi Ada [agentName], the money is on its way. Mara');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('are chosen with the arrow keys, which the field tells a screen reader', async () => {
    open();
    await userEvent.type(box(), '/');
    const { id } = await chosen();
    await waitFor(() => expect(box().getAttribute('aria-activedescendant')).toBe(id));
    await userEvent.keyboard('{ArrowDown}');
    expect((await chosen()).textContent).toContain('About thanks');
    expect(box().getAttribute('aria-activedescendant')).toBe((await chosen()).id);
    expect((await chosen()).id).not.toBe(id);
    await userEvent.keyboard('{ArrowDown}');
    expect((await chosen()).textContent).toContain('About money');
    await userEvent.keyboard('{ArrowUp}{Tab}');
    expect(box()).toHaveProperty('value', 'Thank you.');
    expect(document.activeElement).toBe(box());
  });

  it('are put in by a click, and open by the button, without a slash', async () => {
    open();
    await userEvent.type(box(), 'Hello ');
    await userEvent.click(button());
    await userEvent.type(box(), 'tha', { skipClick: true });
    await userEvent.click((await list()).children[0] ?? box());
    expect(box()).toHaveProperty('value', 'Hello Thank you.');
  });

  it('the button closes the list again', async () => {
    open();
    await userEvent.click(button());
    await list();
    await userEvent.click(button());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape closes the list and leaves the text; another slash opens it again', async () => {
    const onSend = open();
    await userEvent.type(box(), '/re');
    await list();
    await userEvent.keyboard('{Escape}f');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('/ref');
    await userEvent.type(box(), ' /');
    expect(await titles()).toHaveLength(2);
  });

  it('Enter sends what finds no reply', async () => {
    const onSend = open();
    await userEvent.type(box(), '/zeppelin');
    await screen.findByText(CANNED_REPLY_TEXTS.noMatch);
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('/zeppelin');
  });

  it('Enter sends nothing while the replies are being read', async () => {
    const onSend = open(null);
    await userEvent.type(box(), '/ref{Enter}');
    await waitFor(() => expect(observer).not.toBeNull());
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    deliver(REPLIES);
    await list();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveProperty('value', 'Hi Ada [agentName], the money is on its way. Mara');
  });

  it('says where to write the first one', async () => {
    open([]);
    await userEvent.click(button());
    await screen.findByText(CANNED_REPLY_TEXTS.noneTitle, { exact: false });
    const link = screen.getByRole('link', { name: CANNED_REPLY_TEXTS.manage });
    expect(link.getAttribute('href')).toBe('/admin/profile/cannedreplies');
  });

  it('can be asked for again where they could not be read', async () => {
    open(null);
    await userEvent.click(button());
    await waitFor(() => expect(observer).not.toBeNull());
    observer?.error(new Error('lost'));
    await screen.findByText(CANNED_REPLY_TEXTS.loadFailed);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    deliver(REPLIES);
    expect(await titles()).toHaveLength(2);
  });
});
