import { buildChat } from '@harborline/domain/chat/build-chat';
import type { ChatMember } from '@harborline/domain/chat/chat-members';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeConversation, makeLibrary, makeMessage } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageToSend } from '../../shared/conversation/send-message';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { ConversationView } from './conversation-view';
import type { MessageWindow } from './thread/watch-conversation';

const live = vi.hoisted(() => ({
  conversation: (_: Conversation | null) => {},
  window: (_: MessageWindow) => {},
  fail: (_: unknown) => {},
  others: new Map<string, Conversation>(),
}));
vi.mock('./thread/watch-conversation', () => ({
  watchConversation: (ref: string, onChange: typeof live.conversation, onError: typeof live.fail) => {
    if (ref !== 'conversation-1') {
      const other = live.others.get(ref);
      if (other) onChange(other);
      else onError(new FirebaseError('permission-denied', 'no'));
      return () => undefined;
    }
    live.conversation = onChange;
    live.fail = onError;
    return () => undefined;
  },
  watchMessages: (_: string, _count: number, onChange: typeof live.window) => {
    live.window = onChange;
    return () => undefined;
  },
}));
vi.mock('../../shared/conversation/typing', () => ({
  watchTyping: () => () => undefined,
  sendTyping: async () => undefined,
  sendStoppedTyping: async () => undefined,
}));
vi.mock('../../shared/firebase/visitor-session', () => ({
  visitorUser: async () => ({ uid: 'test-visitor' }),
}));
const sendMessage = vi.hoisted(() =>
  vi.fn(async (_firestore: unknown, _message: MessageToSend) => undefined),
);
const urlOf = (name: string) => `https://storage.example/o/${name}`;
const uploads = vi.hoisted(() => vi.fn(async (_files: readonly File[]) => undefined));
vi.mock('../../shared/files/kept-files', () => ({
  keepFiles: async () => undefined,
  readKeptFiles: async () => [],
}));
vi.mock('../../shared/files/upload-files', () => ({
  fileProblem: async () => '',
  uploadFiles: async (files: readonly File[]) => {
    await uploads(files);
    return files.map(({ name }) => `https://storage.example/o/${name}`);
  },
}));
vi.mock('../../shared/firebase/firestore-full', () => ({ fullFirestore: () => 'firestore' }));
vi.mock('../../shared/conversation/send-message', () => ({ sendMessage }));

async function open() {
  render(
    <LibraryScopeProvider scope={{ library: makeLibrary(), links: publicLinks('acme') }}>
      <ConversationView conversationRef="conversation-1" />
    </LibraryScopeProvider>,
  );
  await act(async () => undefined);
}

function arrive(conversation: Conversation, ...messages: Parameters<typeof makeMessage>[0][]) {
  act(() => {
    live.conversation(conversation);
    live.window({
      messages: messages.map((message) => ({ ...makeMessage(message), isPending: false })),
      isFromCache: false,
    });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sendMessage.mockClear();
});
afterEach(cleanup);

describe('a visitor’s conversation', () => {
  it('says where a merged request goes on, to whoever may read it there (D-110)', async () => {
    const at = timestamp(0);
    const merged_into = { conversation_ref: 'conversation-2', number: 27, status: 'open', at } as const;
    await open();
    arrive(makeConversation({ status: 'closed', merged_into }));
    expect(screen.getByText(VISITOR_CONVERSATION_TEXTS.closed)).toBeTruthy();
    cleanup();
    const title = 'The lamp <b>';
    // The one that it was merged into went on in a third.
    const further = { ...merged_into, conversation_ref: 'conversation-3', number: 31 };
    live.others.set('conversation-2', makeConversation({ id: 'conversation-2', merged_into: further }));
    live.others.set('conversation-3', makeConversation({ id: 'conversation-3', number: 31, title }));
    await open();
    arrive(makeConversation({ status: 'closed', merged_into }));
    const link = await screen.findByRole('link', { name: `#31 ${title}` });
    expect(link.getAttribute('href')).toBe(publicLinks('acme').conversation('conversation-3'));
  });

  it('shows markup as text', async () => {
    await open();
    arrive(makeConversation(), { text: '<img src=x onerror=alert(1)>' });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('has the title that staff see, and shows a sent file by its name', async () => {
    await open();
    const object = encodeURIComponent('chat/img/a/b/0f8fad5b-d9cb-469f-a165-70867728950e-note.txt');
    const file_url = `https://storage.example/o/${object}?alt=media`;
    arrive(makeConversation({ title: 'My lamp', number: 26 }), { text: '', file_url });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('#26 My lamp');
    expect(screen.getByRole('link').textContent).toBe('Attachment: note.txt');
  });

  it('shows a message at once, and says once the server has it and once the team has seen it', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    arrive(makeConversation());
    await user.type(screen.getByLabelText('Write a message'), 'It works now{Enter}');
    expect(screen.getByText('It works now')).toBeTruthy();
    expect(screen.getByText(/Sending…/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write a message').value).toBe('');
    const id = JSON.parse(localStorage.getItem('unsent/conversation-1') ?? '[]')[0].id;
    arrive(makeConversation(), { id, text: 'It works now' });
    expect(screen.getAllByText('It works now')).toHaveLength(1);
    expect(screen.getByText(/Delivered/)).toBeTruthy();
    arrive(makeConversation({ is_unread_by_staff: false }), { id, text: 'It works now' });
    expect(screen.getByText(/Seen/)).toBeTruthy();
    expect(screen.queryByText(/Delivered/)).toBeNull();
  });

  it('says under the last message alone what has become of it, also above an answer', async () => {
    await open();
    const own = { id: 'a', text: 'One' };
    const answer = { id: 'c', sender_type: 'agent', text: 'We see' } as const;
    arrive(makeConversation(), own, { id: 'b', text: 'Two' }, answer);
    const row = screen.getByText(/Delivered/).closest('li');
    expect(row?.dataset.message).toBe('b');
    expect(screen.getAllByText(/Delivered|Seen/)).toHaveLength(1);
  });

  describe('files (D-62)', () => {
    const attach = async (...names: string[]) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (input === null) throw new Error('there is no file input');
      const user = userEvent.setup({ delay: null });
      await user.upload(
        input,
        names.map((name) => new File(['text'], name)),
      );
      for (const name of names) await screen.findByText(name);
    };
    const sent = () => sendMessage.mock.calls.map(([, { text, fileUrl }]) => [text, fileUrl]);
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

    it('go out as one message each, the first with the text', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
      try {
        await open();
        arrive(makeConversation());
        await attach('a.txt', 'b.txt');
        const field = screen.getByLabelText<HTMLTextAreaElement>('Write a message');
        fireEvent.change(field, { target: { value: 'Both logs' } });
        await send();
        await waitFor(
          () =>
            expect(sent()).toEqual([
              ['Both logs', urlOf('a.txt')],
              ['', urlOf('b.txt')],
            ]),
          {
            timeout: 5_000,
          },
        );
        expect(field.value).toBe('');
        expect(screen.queryByText('a.txt')).toBeNull();
      } finally {
        vi.useRealTimers();
      }
    });

    it('that cannot be sent stay, and so does the text', async () => {
      uploads.mockRejectedValueOnce(new Error('lost'));
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      await open();
      arrive(makeConversation());
      await attach('a.txt');
      const field = screen.getByLabelText<HTMLTextAreaElement>('Write a message');
      fireEvent.change(field, { target: { value: 'See the log' } });
      await send();
      await screen.findByText(ATTACHMENT_TEXTS.notSent);
      expect(field.value).toBe('See the log');
      expect(screen.getByText('a.txt')).toBeTruthy();
      expect(sendMessage).not.toHaveBeenCalled();
    });

    it('that are pictures show in place, and open large', async () => {
      await open();
      const object = '0f8fad5b-d9cb-469f-a165-70867728950e-900-140x70-bike.png';
      arrive(makeConversation(), { text: '', file_url: `https://storage.example/o/${object}` });
      const small = screen.getByRole('img', { name: 'Attachment: bike.png' });
      expect([small.getAttribute('width'), small.getAttribute('height')]).toEqual(['140', '70']);
      // The DOM of the tests would follow the link before React hears of the click.
      window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
      await userEvent.click(small);
      expect(screen.getByRole('dialog', { name: 'Attachment: bike.png' })).toBeTruthy();
    });
  });

  it('shows the team’s reply as it arrives', async () => {
    await open();
    arrive(makeConversation());
    arrive(makeConversation(), {
      id: 'b',
      sender_type: 'agent',
      sender_name: 'Ada',
      text: 'We look into it',
    });
    expect(screen.getByText('We look into it')).toBeTruthy();
    expect(screen.getByText('Ada')).toBeTruthy();
  });

  describe('who has a chat (D-92)', () => {
    const picture = 'https://storage.example/o/ada.webp';
    const { conversation } = buildChat({
      conversationRef: 'conversation-1',
      messageId: 'a',
      libraryId: makeConversation().support_lib_id,
      visitor: { uid: 'test-visitor', name: 'Vera', email: '', os: '', browser: '', language: '' },
      url: '',
      text: 'Hello?',
      createdAt: makeMessage().created_at,
    });
    const chatOf = (member_names: readonly ChatMember[] = []): Conversation => ({
      ...conversation,
      id: 'conversation-1',
      assigned_to: 'ada',
      assigned_by: 'ada',
      chat: {
        ...conversation.chat,
        agent_name: 'Ada Long',
        agent_picture: picture,
        members: member_names.map(({ uid }) => uid),
        member_names: [...member_names],
      },
    });
    const answer = (id: string, sender_ref: string, sender_name: string) =>
      ({ id, sender_type: 'agent', sender_ref, sender_name, text: id }) as const;
    const pictures = () =>
      [...document.querySelectorAll<HTMLElement>('.person-picture')].map(
        (shown) => shown.getAttribute('src') ?? shown.dataset.initials,
      );

    it('shows in the head who has it and who joined, with initials where there is no picture', async () => {
      await open();
      arrive(chatOf([{ uid: 'bo', name: 'Bo' }]));
      expect(pictures()).toEqual([picture, 'B']);
      expect(screen.getByText('Ada Long is here.')).toBeTruthy();
      fireEvent.error(document.querySelector('img.person-picture') ?? document.body);
      expect(pictures()).toEqual(['AL', 'B']);
    });

    it('shows beside the first message of a group who wrote it, also those who have left', async () => {
      await open();
      const answers = [answer('One', 'ada', 'Ada Long'), answer('Two', 'ada', 'Ada Long')];
      arrive(chatOf(), { id: 'q', text: 'Hello?' }, ...answers, answer('Three', 'cleo', 'Cleo'));
      expect(pictures()).toEqual([picture, picture, 'C']);
      expect(screen.getByText('Two').closest('li')?.querySelector('.person-picture')).toBeNull();
    });

    it('shows no pictures while nobody has it, nor in a ticket', async () => {
      await open();
      arrive({ ...chatOf(), assigned_to: '' });
      expect(pictures()).toEqual([]);
      arrive(makeConversation(), answer('One', 'ada', 'Ada Long'));
      expect(pictures()).toEqual([]);
    });
  });

  it('keeps a half-written message across a reload', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    arrive(makeConversation());
    await user.type(screen.getByLabelText('Write a message'), 'Half a thou');
    cleanup();
    await open();
    arrive(makeConversation());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Write a message').value).toBe('Half a thou');
  });

  it('does not send a blank message', async () => {
    const user = userEvent.setup({ delay: null });
    await open();
    arrive(makeConversation());
    await user.type(screen.getByLabelText('Write a message'), '   {Enter}');
    expect(sendMessage).not.toHaveBeenCalled();
  });

  it('says that writing reopens a closed request', async () => {
    await open();
    arrive(makeConversation({ status: 'closed' }));
    expect(screen.getByText('This request was closed. Reply to reopen it.')).toBeTruthy();
  });

  it('tells visitors without access how to get in, and shows nothing of the conversation', async () => {
    await open();
    act(() => live.fail(new FirebaseError('permission-denied', 'no')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be opened here'));
  });

  it('is not shown under another library’s key', async () => {
    await open();
    arrive(makeConversation({ support_lib_id: 'other' }), { text: 'secret' });
    expect(screen.getByText('This conversation cannot be opened here')).toBeTruthy();
    expect(screen.queryByText('secret')).toBeNull();
  });
});
