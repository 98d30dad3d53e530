import { makeConversation, makeUser, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
      tabs={['reply', 'note']}
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
const said = (text: string) => screen.findByText(text, { selector: '[role=status]' });
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
    await said(CANNED_REPLY_TEXTS.noMatch);
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
    await said(`${CANNED_REPLY_TEXTS.noneTitle}. ${CANNED_REPLY_TEXTS.noneBody}`);
    const link = screen.getByRole('link', { name: CANNED_REPLY_TEXTS.manage });
    expect(link.getAttribute('href')).toBe('/admin/profile/cannedreplies');
  });

  it('can be asked for again where they could not be read', async () => {
    open(null);
    await userEvent.click(button());
    await waitFor(() => expect(observer).not.toBeNull());
    observer?.error(new Error('lost'));
    await said(CANNED_REPLY_TEXTS.loadFailed);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    deliver(REPLIES);
    expect(await titles()).toHaveLength(2);
  });

  it('a half search is open again once the field has the focus back, and Enter does not send it', async () => {
    const onSend = open();
    await userEvent.type(box(), '/refund');
    await list();
    act(() => box().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
    act(() => box().focus());
    await list();
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(box()).toHaveProperty('value', 'Hi Ada [agentName], the money is on its way. Mara');
  });

  it('a slash opens the list where the button opened it, and Escape closed it, before', async () => {
    open();
    await userEvent.click(button());
    await list();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('/');
    expect(await titles()).toHaveLength(2);
  });

  it('Enter sends nothing where the replies could not be read, until Escape', async () => {
    const onSend = open(null);
    await userEvent.type(box(), '/refund');
    await waitFor(() => expect(observer).not.toBeNull());
    act(() => observer?.error(new Error('lost')));
    await said(CANNED_REPLY_TEXTS.loadFailed);
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('/refund');
  });

  it('Shift and Enter begin a line while the replies are being read', async () => {
    open(null);
    await userEvent.type(box(), '/ref');
    await waitFor(() => expect(data.watch).toHaveBeenCalled());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(box()).toHaveProperty('value', '/ref\n');
  });

  it('Tab leads to what can be pressed where there is no reply, Escape back', async () => {
    open(null);
    await userEvent.type(box(), '/ref');
    await waitFor(() => expect(observer).not.toBeNull());
    act(() => observer?.error(new Error('lost')));
    await said(CANNED_REPLY_TEXTS.loadFailed);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: CANNED_REPLY_TEXTS.manage }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('link', { name: CANNED_REPLY_TEXTS.manage })).toBeNull();
  });

  it('tells whether the list is open, and names it only while it is there', async () => {
    open(null);
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button());
    await waitFor(() => expect(observer).not.toBeNull());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(box().hasAttribute('aria-controls')).toBe(false);
    act(() => deliver(REPLIES));
    await waitFor(async () => expect(box().getAttribute('aria-controls')).toBe((await list()).id));
  });

  it('speaks from one element that is there before the list', async () => {
    open();
    // The first: the attachments have one as well.
    const [status] = screen.getAllByRole('status');
    expect(status?.textContent).toBe('');
    await userEvent.click(button());
    await waitFor(() => expect(status?.textContent).toBe(CANNED_REPLY_TEXTS.found(2)));
    await userEvent.click(button());
    expect(status?.textContent).toBe('');
  });
});
