import {
  askForRequestsLink,
  getMyRequests,
  leaveMyRequests,
  redeemRequestsLink,
} from '@harborline/domain/api/inbox/my-requests';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { MY_REQUESTS_TEXTS } from '@harborline/domain/texts/my-requests';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAsVisitor, postAsVisitor, readAsVisitor } from '../../shared/firebase/visitor-session';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { readOwnConversation, rememberConversation } from '../../shared/library/own-conversation';
import { navigate } from '../../shared/router/navigation';
import { RequestsPage } from '.';

vi.mock('../../shared/firebase/visitor-session', () => ({
  askAsVisitor: vi.fn(),
  postAsVisitor: vi.fn(),
  readAsVisitor: vi.fn(),
}));

const links = publicLinks('acme');
const library = makeLibrary();
const EMAIL = 'vera@visitor.example';
const TOKEN = 'a'.repeat(43);

const request = (ref: string, changes: object = {}) => ({
  conversation_ref: ref,
  number: 7,
  title: `Title of ${ref}`,
  status: 'open',
  last_message_at: '2026-01-31T10:00:00.000Z',
  preview: 'On its way',
  is_answer: true,
  ...changes,
});

const mayList = (requests: readonly object[], next_cursor = '') =>
  vi
    .mocked(readAsVisitor)
    .mockResolvedValueOnce({ status: 200, data: { email: EMAIL, requests, next_cursor } });
const mayListNothing = () =>
  vi
    .mocked(readAsVisitor)
    .mockResolvedValueOnce({ status: 200, data: { email: '', requests: [], next_cursor: '' } });
const answers = (status: number) =>
  vi.mocked(postAsVisitor).mockResolvedValueOnce(new Response('{}', { status }));

function open(token?: string) {
  navigate(links.requests(token));
  render(
    <LibraryScopeProvider scope={{ library, links }}>
      <RequestsPage />
    </LibraryScopeProvider>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>(CONTACT_TEXTS.emailLabel);

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

it('asks for an address, and says the same whatever is known of it (D-118)', async () => {
  mayListNothing();
  open();
  await userEvent.type(await field(), EMAIL);
  answers(200);
  await userEvent.click(await button(MY_REQUESTS_TEXTS.send));
  expect(await screen.findByRole('heading', { name: MY_REQUESTS_TEXTS.askedTitle })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(EMAIL);
  expect(postAsVisitor).toHaveBeenCalledWith(askForRequestsLink, {
    support_lib_id: library.id,
    email: EMAIL,
  });
  await userEvent.click(await button(MY_REQUESTS_TEXTS.otherAddress));
  expect((await field()).value).toBe('');
});

it('names what is wrong beside the field, and keeps what was typed', async () => {
  mayListNothing();
  open();
  await userEvent.type(await field(), 'vera{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(CONTACT_TEXTS.emailInvalid);
  expect(postAsVisitor).not.toHaveBeenCalled();
  await userEvent.type(await field(), '@visitor.example');
  for (const [status, text] of [
    [429, MY_REQUESTS_TEXTS.later],
    [500, MY_REQUESTS_TEXTS.failed],
  ] as const) {
    answers(status);
    await userEvent.click(await button(MY_REQUESTS_TEXTS.send));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  }
  expect((await field()).value).toBe(EMAIL);
  expect(document.activeElement).toBe(await field());
});

it('uses a link up only when the button is pressed, and takes it out of the address', async () => {
  open(TOKEN);
  const show = await button(MY_REQUESTS_TEXTS.show);
  expect(postAsVisitor).not.toHaveBeenCalled();
  expect(readAsVisitor).not.toHaveBeenCalled();
  answers(200);
  mayList([request('r1'), request('r2', { status: 'closed', is_answer: false })]);
  await userEvent.click(show);
  expect(postAsVisitor).toHaveBeenCalledWith(redeemRequestsLink, {
    support_lib_id: library.id,
    token: TOKEN,
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.includes(MY_REQUESTS_TEXTS.answered))).toEqual([true, false]);
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
    ['r1', 'r2'].map(links.listedConversation),
  );
  expect(window.location.search).toBe('');
  expect(screen.getByText(EMAIL)).toBeTruthy();
});

it('offers a new link in place of one that was used', async () => {
  open(TOKEN);
  answers(410);
  mayListNothing();
  await userEvent.click(await button(MY_REQUESTS_TEXTS.show));
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toBe(MY_REQUESTS_TEXTS.gone);
  expect(await field()).toBeTruthy();
});

it('shows the list where the link was used in this browser', async () => {
  open(TOKEN);
  answers(410);
  mayList([request('r1')]);
  await userEvent.click(await button(MY_REQUESTS_TEXTS.show));
  expect(await screen.findByRole('listitem')).toBeTruthy();
  expect(screen.queryByText(MY_REQUESTS_TEXTS.gone)).toBeNull();
});

it('keeps a link that could not be used yet', async () => {
  open(TOKEN);
  vi.mocked(postAsVisitor).mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(await button(MY_REQUESTS_TEXTS.show));
  expect((await screen.findByRole('alert')).textContent).toBe(MY_REQUESTS_TEXTS.failed);
  answers(200);
  mayList([request('r1')]);
  await userEvent.click(await button(MY_REQUESTS_TEXTS.show));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it('lists page by page, and goes on after a page that could not be read', async () => {
  mayList([request('r1')], 'next');
  open();
  const more = await button(MY_REQUESTS_TEXTS.more);
  vi.mocked(readAsVisitor).mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(more);
  expect((await screen.findByRole('alert')).textContent).toBe(HELP_CENTER_TEXTS.loadFailed);
  mayList([request('r1'), request('r2')]);
  await userEvent.click(await button(MY_REQUESTS_TEXTS.more));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(readAsVisitor).toHaveBeenLastCalledWith(getMyRequests, {
    support_lib_id: library.id,
    cursor: 'next',
  });
  expect(screen.queryByRole('button', { name: MY_REQUESTS_TEXTS.more })).toBeNull();
});

it('reads again what could not be read', async () => {
  vi.mocked(readAsVisitor).mockRejectedValueOnce(new Error('offline'));
  open();
  const retry = await button(HELP_CENTER_TEXTS.retry);
  mayList([]);
  await userEvent.click(retry);
  expect(await screen.findByText(MY_REQUESTS_TEXTS.none)).toBeTruthy();
});

it('forgets what the link opened when the visitor signs out, and keeps what is their own', async () => {
  rememberConversation(library.id, { ref: 'r1', title: 'Title of r1' });
  mayList([request('r1')]);
  open();
  vi.mocked(askAsVisitor).mockRejectedValueOnce(new Error('offline'));
  await userEvent.click(await button(MY_REQUESTS_TEXTS.leave));
  expect((await screen.findByRole('alert')).textContent).toBe(MY_REQUESTS_TEXTS.failed);
  expect(readOwnConversation(library.id)?.ref).toBe('r1');
  const leaves = async (closed: readonly string[]) => {
    vi.mocked(askAsVisitor).mockResolvedValueOnce({
      status: 200,
      data: { support_lib_id: library.id, closed },
    });
    await userEvent.click(await button(MY_REQUESTS_TEXTS.leave));
    expect(await field()).toBeTruthy();
    return readOwnConversation(library.id);
  };
  expect(await leaves(['r2'])).toMatchObject({ ref: 'r1' });
  expect(askAsVisitor).toHaveBeenLastCalledWith(leaveMyRequests, { support_lib_id: library.id });
  cleanup();
  mayList([request('r1')]);
  open();
  expect(await leaves(['r1'])).toBeNull();
});
