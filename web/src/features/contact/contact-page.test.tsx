import type { LibraryPublic } from '@harborline/domain/entities/library';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { searchShardOf, toSearchEntry } from '@harborline/domain/search/search-shard';
import {
  makeArticle,
  makeCategory,
  makeContactForm,
  makeLibrary,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { KNOWN_VISITOR_TEXTS } from '@harborline/domain/texts/known-visitor';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteIdentity } from '../../shared/frame/page-around';
import { forgetResources } from '../../shared/hooks/use-resource';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { fakeFirestore } from '../../shared/testing/fake-firestore';
import { ContactPage } from './contact-page';
import type { RequestToSend } from './request/send-request';

const sendRequest = vi.hoisted(() => vi.fn());
const sendAnswer = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./request/send-request', () => ({ sendRequest }));
vi.mock('../help-center/search/record-search', () => ({
  recordSearch: async () => undefined,
  updateLastSearch: async () => undefined,
}));
vi.mock('../help-center/article/send-answer', () => ({ sendAnswer }));
vi.mock('../conversation', () => ({
  loadTicketConversation:
    async () =>
    ({ ticketId }: { ticketId: number }) => <p>{`ticket ${ticketId}`}</p>,
}));

const addToSearch = vi.hoisted(() => vi.fn());
vi.mock('../help-center', async (original) => ({ ...(await original<object>()), addToSearch }));

const WIZARD_FORM = makeContactForm({
  qualifyUserQuestion: {
    question: 'What is it about?',
    answers: [
      { answer: 'My bike', goTo: 'ISSUES' },
      { answer: 'Looking for something', search: true },
    ],
  },
  steps: [
    {
      stepSelected: 'ISSUES',
      contactFormQuestionData: { question: 'What is it doing?', answers: [{ answer: 'Nothing' }] },
    },
  ],
});

function open(library: LibraryPublic = makeLibrary()) {
  const scope = { library, links: publicLinks('acme') };
  return render(
    <LibraryScopeProvider scope={scope}>
      <ContactPage />
    </LibraryScopeProvider>,
  );
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Your email/), 'vera@visitor.example');
  await user.type(screen.getByLabelText(/How can we help/), 'Where is it?');
  await user.type(screen.getByLabelText(/Order number/), 'No. 10-42');
}

const lastRequest = (): RequestToSend => sendRequest.mock.calls.at(-1)?.[0];

beforeEach(() => {
  sessionStorage.clear();
  forgetResources();
  fakeFirestore({});
  sendRequest.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the final step', () => {
  it('shows missing fields only after the first attempt to send (S5-02, S5-04, S5-05)', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    expect(screen.queryByText('Email is required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Order number is required')).toBeTruthy();
    await user.type(screen.getByLabelText(/Your email/), 'vera');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Your email/)));
    expect(sendRequest).not.toHaveBeenCalled();
  });

  it('does not require the request text (S5-01)', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockResolvedValue(7);
    open();
    await user.type(screen.getByLabelText(/Your email/), 'vera@visitor.example');
    await user.type(screen.getByLabelText(/Order number/), '1');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  });

  it('S7.4-12: tells the search before it which request it led to (D-74)', async () => {
    const user = userEvent.setup({ delay: null });
    const library = makeLibrary();
    sendRequest.mockResolvedValue(7);
    open(library);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(addToSearch).toHaveBeenCalledWith(library.id, { ticket: 1, ticket_id: 7 }));
  });

  it('asks for the message first, and for a name that may stay empty (D-54)', () => {
    open();
    const labels = screen.getAllByRole('textbox').map((field) => field.closest('.field')?.textContent);
    expect(labels).toEqual(['How can we help?', 'Your name', 'Your email\u00A0*', 'Order number\u00A0*']);
  });

  it('marks the required fields, and no others', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    expect(screen.getByText('* required')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    for (const field of screen.getAllByRole('textbox')) {
      const isRefused = field.getAttribute('aria-invalid') === 'true';
      expect(field.closest('.field')?.querySelector('label')?.textContent?.endsWith('*')).toBe(isRefused);
      expect(field.getAttribute('aria-required')).toBe(String(isRefused));
    }
  });

  it('asks only for the inputs that fit the topic, and keeps each by its index (D-54)', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockResolvedValue(1);
    const form = makeContactForm({
      qualifyUserQuestion: {
        question: 'What is it about?',
        answers: [
          { answer: 'My bike', goTo: 'FINAL_STEP' },
          { answer: 'An order', goTo: 'FINAL_STEP' },
        ],
      },
    });
    const customInputs = [
      { label: 'Order number', type: 'number' as const, text: '', forAnswers: ['An order'] },
      { label: 'Frame number', type: 'text' as const, text: '', forAnswers: ['My bike'], isOptional: true },
      { label: 'City', type: 'text' as const, text: '' },
    ];
    open(makeLibrary({ contactForm: { ...form, formSubmission: { ...form.formSubmission, customInputs } } }));
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    expect(screen.queryByLabelText(/Order number/)).toBeNull();
    expect(screen.getByLabelText('Frame number').getAttribute('aria-required')).toBe('false');
    await user.type(screen.getByLabelText(/Your email/), 'vera@visitor.example');
    await user.type(screen.getByLabelText(/City/), 'Kiel');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
    expect(lastRequest().draft.inputs).toEqual(['', '', 'Kiel']);
  });

  it('keeps only digits in a number input (S5-06)', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    await fillIn(user);
    expect(screen.getByLabelText<HTMLInputElement>(/Order number/).value).toBe('1042');
  });

  it('offers a file only if the form allows it (S5-07)', () => {
    open();
    expect(screen.getByRole('button', { name: 'Attach files' })).toBeTruthy();
    cleanup();
    const form = makeContactForm();
    open(
      makeLibrary({
        contactForm: { ...form, formSubmission: { ...form.formSubmission, allowFiles: false } },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
  });

  it('cannot be sent twice', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockReturnValue(new Promise(() => undefined));
    open();
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' });
    expect(button.disabled).toBe(true);
    expect(sendRequest).toHaveBeenCalledOnce();
  });

  it('loses nothing if sending fails, and reuses the ticket id (S8-35, D-21)', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockImplementationOnce(async ({ onTicketId }: RequestToSend) => {
      onTicketId(42);
      throw new Error('refused');
    });
    open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was lost');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/How can we help/).value).toBe('Where is it?');
    sendRequest.mockResolvedValue(42);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(lastRequest().draft.ticketId).toBe(42);
  });

  it('restores everything typed after a reload', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    await fillIn(user);
    cleanup();
    open();
    expect(screen.getByLabelText<HTMLInputElement>(/Your email/).value).toBe('vera@visitor.example');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/How can we help/).value).toBe('Where is it?');
  });

  it('is read-only after sending, with the thank-you message and the conversation (S4.1-13)', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockImplementation(async ({ onTicketId }: RequestToSend) => onTicketId(42));
    open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const thanks = await screen.findByText('Thank you, we will answer soon.');
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(await screen.findByText('ticket 42')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Where is it?')).toBeTruthy();
  });
});

describe('the wizard', () => {
  it('asks, continues by the answer, and sends questions and answers along (S4.1-02, S4.1-09)', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockResolvedValue(1);
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    await user.click(screen.getByRole('button', { name: 'Nothing' }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
    expect(lastRequest().draft.wizard.history).toEqual([
      { title: 'What is it about?', answer: 'My bike' },
      { title: 'What is it doing?', answer: 'Nothing' },
    ]);
  });

  it('goes back to the previous question (S4.1-10)', async () => {
    const user = userEvent.setup({ delay: null });
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'What is it about?' })).toBeTruthy();
  });

  it('starts over from a restored step, keeping what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    await user.click(screen.getByRole('button', { name: 'Nothing' }));
    await user.type(screen.getByLabelText(/How can we help/), 'It is silent');
    cleanup();
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('heading', { name: 'What is it about?' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Your answers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    await user.click(screen.getByRole('button', { name: 'Nothing' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/How can we help/).value).toBe('It is silent');
  });

  it('shows the visitor’s progress', async () => {
    const user = userEvent.setup({ delay: null });
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    const stage = () => screen.getByRole('listitem', { current: 'step' }).textContent;
    expect(stage()).toBe('Topic');
    await user.click(screen.getByRole('button', { name: 'My bike' }));
    await user.click(screen.getByRole('button', { name: 'Nothing' }));
    expect(stage()).toBe('Message');
  });

  it('never returns to an earlier stage on the way forward', async () => {
    const user = userEvent.setup({ delay: null });
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    const stage = () => screen.getByRole('listitem', { current: 'step' }).textContent;
    await user.click(screen.getByRole('button', { name: 'Looking for something' }));
    expect(stage()).toBe('Answers');
    await user.click(screen.getByRole('button', { name: 'Skip the search' }));
    expect(screen.getByRole('heading', { name: 'What is it doing?' })).toBeTruthy();
    expect(stage()).toBe('Answers');
    cleanup();
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    expect(stage()).toBe('Answers');
    await user.click(screen.getByRole('button', { name: 'Nothing' }));
    expect(stage()).toBe('Message');
  });

  it('moves on to the issues when its search finds nothing (S4.1-01, S4.1-07)', async () => {
    const user = userEvent.setup({ delay: null });
    open(makeLibrary({ contactForm: WIZARD_FORM }));
    await user.click(screen.getByRole('button', { name: 'Looking for something' }));
    await user.type(screen.getByRole('searchbox'), 'child seat{Enter}');
    expect(await screen.findByRole('heading', { name: 'What is it doing?' })).toBeTruthy();
  });

  it('records an answer to the search only about the article that is open (S5-22)', async () => {
    const guide = makeArticle({ id: 'seat', article_title: 'Mount a child seat' });
    const user = userEvent.setup({ delay: null });
    const searchFor = async () => {
      fakeFirestore({
        'Articles/seat': guide,
        [`Categories/${guide.article_categories}`]: makeCategory(),
        ...Object.fromEntries(
          [0, 1, 2, 3].map((shard) => [
            `SearchShards/${TEST_LIBRARY_ID}_${shard}`,
            {
              support_lib_id: TEST_LIBRARY_ID,
              entries: shard === searchShardOf('seat') ? { seat: toSearchEntry(guide) } : {},
            },
          ]),
        ),
      });
      open(makeLibrary({ contactForm: WIZARD_FORM }));
      await user.click(screen.getByRole('button', { name: 'Looking for something' }));
      await user.type(screen.getByRole('searchbox'), 'child seat{Enter}');
      return screen.findByRole('link', { name: /child seat/ });
    };
    await searchFor();
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(sendAnswer).not.toHaveBeenCalled();
    cleanup();
    sessionStorage.clear();
    await user.click(await searchFor());
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(sendAnswer).toHaveBeenCalledExactlyOnceWith('seat', 'no'));
  });
});

describe('a visitor whom the library’s server names (D-88)', () => {
  const token = (email: string, name?: string) =>
    `e30.${btoa(JSON.stringify({ email, name, exp: Math.ceil(Date.now() / 1_000) + 60 }))}.s`;
  afterEach(() => act(() => noteIdentity('')));

  it('is not asked for name and address, and may write under others', async () => {
    const user = userEvent.setup({ delay: null });
    sendRequest.mockResolvedValue(7);
    open();
    act(() => noteIdentity(token('kim@shop.example', 'Kim Known')));
    expect(screen.getByText('Kim Known')).toBeTruthy();
    expect([screen.queryByLabelText(/Your email/), screen.queryByLabelText(/Your name/)]).toEqual([
      null,
      null,
    ]);
    await user.click(screen.getByRole('button', { name: KNOWN_VISITOR_TEXTS.other }));
    await user.type(screen.getByLabelText(/Your email/), 'vera@visitor.example');
    const back = screen.getByRole('button', { name: KNOWN_VISITOR_TEXTS.again('Kim Known') });
    await user.click(back);
    expect(document.activeElement).toBe(back);
    await user.type(screen.getByLabelText(/Order number/), '1');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
    expect(lastRequest().draft).toMatchObject({ email: 'kim@shop.example', name: 'Kim Known' });
  });

  it('types what the server does not say, until the page names somebody else', async () => {
    const user = userEvent.setup({ delay: null });
    open();
    act(() => noteIdentity(token('kim@shop.example')));
    expect(screen.getByText('kim@shop.example')).toBeTruthy();
    expect(screen.getByLabelText(/Your name/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: KNOWN_VISITOR_TEXTS.other }));
    expect(screen.getByLabelText(/Your email/)).toBeTruthy();
    act(() => noteIdentity(token('lee@shop.example', 'Lee')));
    expect(screen.queryByLabelText(/Your email/)).toBeNull();
  });
});
