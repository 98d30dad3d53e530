import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { makeConversation } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { useReplyFiles } from '../attached/reply-files';
import type { SubmitForReview } from '../drafts/use-submission';
import type { Ticket } from '../ticket';
import { Composer } from './composer';
import type { ComposerMode } from './outgoing';

vi.mock('../../../shared/files/upload-files', () => ({
  fileProblem: async ({ name }: File) => (name.endsWith('.exe') ? 'Refused' : ''),
}));

const CONVERSATION: Ticket = { ...makeConversation(), id: 'c1', isPending: false };

let opened = 0;

const onPlan = vi.fn();

interface HolderProps {
  scope: string;
  onSend: (text: string, mode: ComposerMode, thenStatus?: SettableStatus) => void;
  conversation: Ticket;
  review?: SubmitForReview;
  hasBar?: boolean;
}

function Holder({ onSend, scope, review, conversation, hasBar = false }: HolderProps) {
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ComposerMode>('reply');
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const attached = useReplyFiles(`${scope}/${mode}`);
  return (
    <Composer
      tabs={review?.isOnly === true ? ['reply'] : ['reply', 'note']}
      hasBar={hasBar}
      conversation={conversation}
      mode={mode}
      text={text}
      attached={attached}
      inputRef={inputRef}
      review={review}
      onModeChange={setMode}
      onTextChange={setText}
      onSend={(...then) => onSend(text, mode, ...then)}
      onPlan={onPlan}
    />
  );
}

function open(review?: SubmitForReview, conversation = CONVERSATION) {
  const onSend = vi.fn();
  opened += 1;
  renderAdmin(
    <Holder
      onSend={onSend}
      scope={`ada/${opened}`}
      conversation={conversation}
      {...(review && { review })}
    />,
  );
  return onSend;
}

const reviewOf = (isOnly: boolean) => ({ isOnly, isRunning: false, onSubmit: vi.fn() });

describe('the composer', () => {
  afterEach(cleanup);

  it('sends with Enter and starts a new line with Shift and Enter', async () => {
    const onSend = open();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Reply' }),
      'one{Shift>}{Enter}{/Shift}two{Enter}',
    );
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo', 'reply', undefined);
  });

  it('D-113: sends and gives the ticket another status, by menu or keys', async () => {
    const onSend = open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(box, 'Bye');
    await userEvent.click(screen.getByRole('button', { name: INBOX_TEXTS.moreWaysToSend }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      INBOX_TEXTS.sendAnd.pending,
      INBOX_TEXTS.sendAnd.closed,
      LATER_TEXTS.menu,
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: INBOX_TEXTS.sendAnd.pending }));
    await userEvent.type(box, '{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(onSend.mock.calls).toEqual([
      ['Bye', 'reply', 'pending'],
      ['Bye', 'reply', 'closed'],
    ]);
  });

  it('D-120: plans a reply by the same menu, which says what stands in the way', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'Tomorrow');
    const more = () => userEvent.click(screen.getByRole('button', { name: INBOX_TEXTS.moreWaysToSend }));
    await more();
    await userEvent.click(await screen.findByRole('menuitem', { name: LATER_TEXTS.menu }));
    expect(onPlan).toHaveBeenCalledOnce();
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await more();
    const item = await screen.findByRole('menuitem', { name: new RegExp(LATER_TEXTS.offline) });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    vi.restoreAllMocks();
  });

  it('D-113: offers no status with a note, nor in a chat', async () => {
    const onSend = open(undefined, { ...CONVERSATION, source: 'chat' });
    const hidden = () => screen.queryByRole('button', { name: INBOX_TEXTS.moreWaysToSend });
    expect(hidden()).toBeNull();
    cleanup();
    open();
    expect(hidden()).not.toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    expect(hidden()).toBeNull();
    const box = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(box, 'x{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('puts an emoji where the caret is, and goes on in the field', async () => {
    open();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Hi there');
    field.setSelectionRange(2, 2);
    await userEvent.click(screen.getByRole('button', { name: CHAT_TEXTS.emoji }));
    await userEvent.click(await screen.findByRole('button', { name: '👋' }));
    expect(field.value).toBe('Hi👋 there');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('group', { name: CHAT_TEXTS.emojiList })).toBeNull();
  });

  it('does not send a blank text', async () => {
    const onSend = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), '  {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send reply' }).hasAttribute('disabled')).toBe(true);
  });

  it('does not send with the Enter of an input method', () => {
    const onSend = open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    fireEvent.change(box, { target: { value: 'にほん' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('D-62: sends a pasted file without words, and says which file cannot be sent', async () => {
    const onSend = open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    const paste = (...files: readonly File[]) =>
      fireEvent.paste(box, { clipboardData: { files, getData: () => '' } });
    paste(new File(['png'], 'image.png'), new File(['MZ'], 'setup.exe'));
    await screen.findByText('image.png');
    await screen.findByText('setup.exe: Refused');
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it.each(['{Delete}', '{Enter}', ' '])(
    'D-62: removes a file by %o, and leads the focus to the text',
    async (key) => {
      open();
      const box = screen.getByRole('textbox', { name: 'Reply' });
      fireEvent.paste(box, { clipboardData: { files: [new File(['x'], 'a.txt')], getData: () => '' } });
      (await screen.findByRole('button', { name: CONTACT_TEXTS.removeFile('a.txt') })).focus();
      await userEvent.keyboard(key);
      expect(screen.queryByText('a.txt')).toBeNull();
      expect(document.activeElement).toBe(box);
      expect(box).toHaveProperty('value', '');
    },
  );

  it('D-62: keeps files where they were chosen while another text is written', async () => {
    open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    fireEvent.paste(box, { clipboardData: { files: [new File(['x'], 'a.txt')], getData: () => '' } });
    await screen.findByText('a.txt');
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    expect(screen.queryByText('a.txt')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Reply' }));
    expect(screen.getByText('a.txt')).toBeTruthy();
  });

  it('has its tabs above the field while it has the focus, where a keyboard may cover the bar below', async () => {
    renderAdmin(<Holder onSend={vi.fn()} scope="bar" conversation={CONVERSATION} hasBar />);
    const field = screen.getByRole('textbox', { name: INBOX_TEXTS.replyLabel });
    expect(screen.queryByRole('tab')).toBeNull();
    act(() => field.focus());
    await userEvent.click(screen.getByRole('tab', { name: INBOX_TEXTS.noteLabel }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: INBOX_TEXTS.noteLabel }));
    act(() => field.blur());
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('makes clear whether the user writes a note or a reply', async () => {
    const onSend = open();
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'inside');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('inside', 'note');
  });

  it('D-104: submits a reply for review in place of sending it, but no note and no files', async () => {
    const review = reviewOf(false);
    const onSend = open(review);
    const box = screen.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(box, 'Dear Ann');
    await userEvent.click(screen.getByRole('button', { name: DRAFT_TEXTS.submit }));
    expect(review.onSubmit).toHaveBeenCalledOnce();
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.paste(box, { clipboardData: { files: [new File(['x'], 'a.txt')], getData: () => '' } });
    await screen.findByText('a.txt');
    const submit = screen.getByRole<HTMLButtonElement>('button', { name: DRAFT_TEXTS.submit });
    expect([submit.disabled, submit.title]).toEqual([true, DRAFT_TEXTS.noFiles]);
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    expect(screen.queryByRole('button', { name: DRAFT_TEXTS.submit })).toBeNull();
  });

  it('D-104: submits nothing offline, says why, and keeps the text', async () => {
    const review = reviewOf(false);
    open(review);
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
    await userEvent.type(box, 'Dear Ann');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: DRAFT_TEXTS.submit }).disabled).toBe(true);
    expect(screen.getByText(DRAFT_TEXTS.submitOffline)).toBeTruthy();
    expect(box.value).toBe('Dear Ann');
    vi.restoreAllMocks();
  });

  it('D-104: only submits, by Enter as well, for whoever may not answer', async () => {
    const review = reviewOf(true);
    const onSend = open(review);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), ' {Enter}Dear Ann{Enter}');
    expect(review.onSubmit).toHaveBeenCalledOnce();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Note' })).toBeNull();
  });
});
