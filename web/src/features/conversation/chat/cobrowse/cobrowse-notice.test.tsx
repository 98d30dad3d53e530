import { makeConversation } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CobrowseNotice } from './cobrowse-notice';
import { noteSharedHere } from './shared-here';

const sendAnswer = vi.hoisted(() => vi.fn(async (): Promise<void> => {}));
vi.mock('./answer-cobrowse', () => ({ sendAnswer }));
const page = vi.hoisted(() => ({ begin: vi.fn(), stop: vi.fn() }));
const sharePage = vi.hoisted(() => vi.fn(async () => page));
vi.mock('./share-page', () => ({ sharePage }));
const origin = vi.hoisted(() => ({ is: 'https://shop.example' as string | null }));
vi.mock('./open-recorder', () => ({ pageOrigin: () => origin.is }));

type State = 'asked' | 'refused' | 'sharing' | 'ended';

function chatWith(state: State) {
  const conversation = makeConversation({ source: 'chat', assigned_to: 'ada' });
  return {
    ...conversation,
    chat: {
      queued_at: conversation.created_at,
      waits_because: '' as const,
      returned_by: '',
      agent_name: 'Ada',
      taken_at: conversation.created_at,
      ended_by: '' as const,
      language: '',
      cobrowse: {
        id: 'q1',
        state,
        asked_by: 'ada',
        asked_name: 'Ada',
        visitor_uid: '',
        until: timestamp(Date.now() + 60_000),
      },
    },
  };
}
const show = (state: State) => render(<CobrowseNotice chat={chatWith(state)} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = { conversationRef: chatWith('asked').id, id: 'q1' };

beforeEach(() => {
  origin.is = 'https://shop.example';
  noteSharedHere(null);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('what asks a visitor for their page (D-66)', () => {
  it('says who asks and what they would see, and records nothing by itself', () => {
    show('asked');
    expect(screen.getByRole('alert').textContent).toBe(CHAT_TEXTS.cobrowseAsk('Ada'));
    expect(screen.getByText(CHAT_TEXTS.cobrowseWhat)).toBeTruthy();
    expect(sharePage).not.toHaveBeenCalled();
    expect(sendAnswer).not.toHaveBeenCalled();
  });

  it('sends the page only once the server knows that the visitor agreed', async () => {
    show('asked');
    sendAnswer.mockImplementationOnce(async () => {
      expect(sharePage).toHaveBeenCalledTimes(1);
      expect(page.begin).not.toHaveBeenCalled();
    });
    await press(CHAT_TEXTS.cobrowseShare);
    await waitFor(() => expect(page.begin).toHaveBeenCalledTimes(1));
    expect(sendAnswer).toHaveBeenCalledExactlyOnceWith(question, 'share');
  });

  it('records nothing if the visitor refuses', async () => {
    show('asked');
    await press(CHAT_TEXTS.cobrowseRefuse);
    expect(sendAnswer).toHaveBeenCalledExactlyOnceWith(question, 'refuse');
    expect(sharePage).not.toHaveBeenCalled();
  });

  it('says that there is no page to show, and agrees to nothing', async () => {
    origin.is = null;
    show('asked');
    await press(CHAT_TEXTS.cobrowseShare);
    expect(screen.getByText(CHAT_TEXTS.cobrowseNotHere)).toBeTruthy();
    expect(sendAnswer).not.toHaveBeenCalled();
  });

  it('stops the recording if the server does not take the answer', async () => {
    show('asked');
    sendAnswer.mockRejectedValueOnce(new Error('offline'));
    await press(CHAT_TEXTS.cobrowseShare);
    await screen.findByText(CHAT_TEXTS.cobrowseFailed);
    expect(page.stop).toHaveBeenCalled();
    expect(page.begin).not.toHaveBeenCalled();
  });

  it('says while the page is shared, goes on with it in this tab, and stops it', async () => {
    noteSharedHere('q1');
    show('sharing');
    expect(screen.getByRole('status').textContent).toBe(CHAT_TEXTS.cobrowseOn('Ada'));
    await waitFor(() => expect(page.begin).toHaveBeenCalledTimes(1));
    await press(CHAT_TEXTS.cobrowseStop);
    expect(page.stop).toHaveBeenCalled();
    expect(sendAnswer).toHaveBeenCalledExactlyOnceWith(question, 'end');
  });

  it('shares nothing in another tab, and stops it from there', async () => {
    show('sharing');
    expect(screen.getByRole('status').textContent).toBe(CHAT_TEXTS.cobrowseElsewhere);
    expect(sharePage).not.toHaveBeenCalled();
    await press(CHAT_TEXTS.cobrowseStop);
    expect(sendAnswer).toHaveBeenCalledExactlyOnceWith(question, 'end');
  });

  it('is gone, and the recording over, once somebody ends it', async () => {
    noteSharedHere('q1');
    const { rerender, container } = show('sharing');
    await waitFor(() => expect(page.begin).toHaveBeenCalledTimes(1));
    rerender(<CobrowseNotice chat={chatWith('ended')} />);
    expect(container.textContent).toBe('');
    expect(page.stop).toHaveBeenCalled();
  });
});
