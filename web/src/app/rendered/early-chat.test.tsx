// @vitest-environment happy-dom
import type { PageContent } from '@harborline/domain/help-center/page-content';
import { makeLibrary, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { render as renderInto } from 'preact';
import { render } from 'preact-render-to-string';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarlyForm } from '../../features/conversation/chat/early-form';
import { rememberChat } from '../../features/conversation/chat/own-chat';
import { notePrefill } from '../../shared/frame/page-around';
import { continueFromServer } from '../../shared/hooks/use-is-live';
import { navigate } from '../../shared/router/navigation';
import { loadCode } from '../public/preload-page';
import { PublicApp } from '../public/public-app';
import { putContent } from '../public/put-content';
import { resumePage } from '../public/resume-page';
import { startEarlyChat } from '../public/widget/early-chat';

const sendStart = vi.hoisted(() => vi.fn());
vi.mock('../../features/conversation/chat/start-chat', () => ({
  sendStart,
  loadSending: async () => undefined,
}));
vi.mock('../../shared/firebase/availability', () => ({ readAvailability: async () => null }));
vi.mock('../../features/conversation/conversation-view', () => ({
  ConversationView: ({ conversationRef }: { conversationRef: string }) => <p>Chat {conversationRef}</p>,
}));
const loadApp = vi.hoisted(() => vi.fn());
vi.mock('../public/load-app', () => ({ loadApp }));

const PATH = '/widgetAdvanced/acme/chat';

const content: PageContent = {
  library: makeLibrary(),
  stylesheet: '',
  categories: [],
  translations: [],
  page: 1,
  articleCounts: {},
  articleRows: {},
  popularArticles: [],
  article: null,
  answer: null,
  status: null,
  courses: null,
  course: null,
  news: null,
  newsFlash: null,
  siblings: null,
};

function one<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
}
const form = () => one<HTMLFormElement>('form.chat-start');
const field = (name: string) => one<HTMLInputElement>(`.chat-start [name="${name}"]`);
const sendButton = () => one<HTMLButtonElement>('.chat-start [type="submit"]');
const problem = () => one('.chat-start [role="alert"]').textContent;

function type(name: string, text: string): void {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

let root = document.createElement('div');
const resume = () => resumePage(root, content);

/** Every call that starts a chat so far. */
const started = () => sendStart.mock.calls.map(([body]) => body);

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  sendStart.mockReset();
  sendStart.mockResolvedValue({ kind: 'started', ref: 'r1', hasMessage: true });
  loadApp.mockReset();
  loadApp.mockResolvedValue(true);
  navigate(PATH, { replace: true });
  await loadCode(PATH, '');
  putContent(PATH, content);
  root = document.createElement('div');
  continueFromServer(() => {
    root.innerHTML = render(<PublicApp />);
  });
  document.body.replaceChildren(root);
});
// An app that went on would look for a window when there is none any more.
afterEach(() => {
  renderInto(null, root);
  document.body.replaceChildren();
});

describe('the form that starts a chat, as the server rendered it (S2.3-05)', () => {
  it('says in a browser without JavaScript that it needs that, and never leaves the page', () => {
    expect(root.textContent).toContain(CHAT_TEXTS.needsScript);
    expect(form().getAttribute('method')).toBe('dialog');
    expect(root.textContent).not.toContain(CHAT_TEXTS.notKept);
  });

  it('keeps what is typed, its fields and the focus when the app takes it over', async () => {
    startEarlyChat(form());
    const [text, name] = [field('text'), field('name')];
    type('text', 'Where is my bike?');
    type('name', 'Ada');
    text.focus();
    text.setSelectionRange(5, 5);
    await resume();
    expect([field('text'), field('name')]).toEqual([text, name]);
    expect(document.activeElement).toBe(text);
    expect(text.selectionStart).toBe(5);
    await vi.waitFor(() => expect(root.textContent).not.toContain(CHAT_TEXTS.needsScript));
    expect([text.value, name.value]).toEqual(['Where is my bike?', 'Ada']);
    expect(started()).toEqual([]);
    sendButton().click();
    await vi.waitFor(() => expect(root.textContent).toContain('Chat r1'));
    expect(started()).toMatchObject([{ text: 'Where is my bike?', name: 'Ada' }]);
  });

  it('keeps what was typed before any script of the page was there', async () => {
    field('text').value = 'Quick';
    await resume();
    sendButton().click();
    await vi.waitFor(() => expect(started()).toMatchObject([{ text: 'Quick' }]));
  });

  it('keeps what is typed over a reload', () => {
    startEarlyChat(form());
    type('text', 'Still here');
    field('text').value = '';
    startEarlyChat(form());
    expect(field('text').value).toBe('Still here');
  });

  it('is filled in with what the page around knows, where the visitor has typed nothing (D-94)', async () => {
    startEarlyChat(form());
    type('name', 'Ada');
    notePrefill({ name: 'Somebody', email: 'ada@mail.example', message: '' });
    expect([field('name').value, field('email').value]).toEqual(['Ada', 'ada@mail.example']);
    await resume();
    await vi.waitFor(() => expect(root.textContent).not.toContain(CHAT_TEXTS.needsScript));
    expect([field('name').value, field('email').value]).toEqual(['Ada', 'ada@mail.example']);
  });

  it('is filled in by the app alone, where it came first', async () => {
    notePrefill({ name: 'Ada', email: 'ada@mail.example', message: 'Hello' });
    await resume();
    await vi.waitFor(() => expect([field('text').value, field('name').value]).toEqual(['Hello', 'Ada']));
  });
});

describe('a form that is sent before the app is there', () => {
  it('says that the chat starts, and is sent once by the app', async () => {
    startEarlyChat(form());
    type('text', 'Hurry');
    sendButton().click();
    expect([sendButton().textContent, sendButton().disabled]).toEqual([CHAT_TEXTS.starting, true]);
    expect(loadApp).toHaveBeenCalledOnce();
    await resume();
    expect(sendButton().textContent).toBe(CHAT_TEXTS.starting);
    await vi.waitFor(() => expect(root.textContent).toContain('Chat r1'));
    expect(started()).toMatchObject([{ support_lib_id: TEST_LIBRARY_ID, text: 'Hurry' }]);
  });

  it('is sent as well if no script was there at all', async () => {
    field('text').value = 'At once';
    // As the script in the head of the page notes it.
    form().dataset.pressed = '';
    startEarlyChat(form());
    expect(sendButton().textContent).toBe(CHAT_TEXTS.starting);
    await resume();
    await vi.waitFor(() => expect(started()).toMatchObject([{ text: 'At once' }]));
  });

  it('says what is missing once the app is there, and can be sent again', async () => {
    startEarlyChat(form());
    sendButton().click();
    await resume();
    await vi.waitFor(() => expect(root.textContent).toContain(CHAT_TEXTS.firstEmpty));
    expect([sendButton().textContent, sendButton().disabled]).toEqual([CHAT_TEXTS.start, false]);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('text')));
    type('text', 'Now');
    await vi.waitFor(() => expect(root.textContent).not.toContain(CHAT_TEXTS.firstEmpty));
    sendButton().click();
    await vi.waitFor(() => expect(started()).toMatchObject([{ text: 'Now' }]));
  });

  it('says that the app could not be loaded, keeps its text, and is sent by the next press', async () => {
    loadApp.mockResolvedValueOnce(false);
    startEarlyChat(form());
    type('text', 'On a train');
    sendButton().click();
    await vi.waitFor(() => expect(problem()).toBe(CHAT_TEXTS.startFailed));
    expect([sendButton().textContent, sendButton().disabled]).toEqual([CHAT_TEXTS.start, false]);
    expect(field('text').value).toBe('On a train');
    sendButton().click();
    expect(problem()).toBe('');
    await resume();
    await vi.waitFor(() => expect(started()).toMatchObject([{ text: 'On a train' }]));
  });

  it('is left alone by a load that fails late, when the app has it', async () => {
    let fail = (_isThere: boolean): void => undefined;
    startEarlyForm(form(), () => new Promise((resolve) => (fail = resolve)));
    sendButton().click();
    await resume();
    fail(false);
    await vi.waitFor(() => expect(root.textContent).toContain(CHAT_TEXTS.firstEmpty));
    expect(problem()).toBe('');
  });
});

describe('a visitor who has a chat', () => {
  beforeEach(() => rememberChat(TEST_LIBRARY_ID, 'mine'));

  it('sees at once that it is coming in place of the form, and then the chat', async () => {
    startEarlyChat(form());
    expect(form().hidden).toBe(true);
    expect(root.querySelector('[aria-busy] .skeleton')).not.toBeNull();
    expect(loadApp).toHaveBeenCalledOnce();
    await resume();
    await vi.waitFor(() => expect(root.textContent).toContain('Chat mine'));
    expect(root.querySelector('form')).toBeNull();
    expect(root.querySelectorAll('h1')).toHaveLength(1);
  });

  it('gets it as well where the page had no script of its own before the app', async () => {
    await resume();
    await vi.waitFor(() => expect(root.textContent).toContain('Chat mine'));
    expect(root.querySelector('form')).toBeNull();
  });

  it('is told that it could not be loaded', async () => {
    loadApp.mockResolvedValueOnce(false);
    startEarlyChat(form());
    await vi.waitFor(() => expect(root.textContent).toContain(CHAT_TEXTS.comingFailed));
    expect(one('.state-panel button').textContent).toBe(CHAT_TEXTS.comingAgain);
  });
});
