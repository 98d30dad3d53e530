import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeField, makeForm } from '@harborline/domain/testing/any-form';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { FORM_PAGE_TEXTS } from '@harborline/domain/texts/form-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postAsVisitor } from '../../../shared/firebase/visitor-session';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { rememberConversation } from '../../../shared/library/own-conversation';
import { navigate } from '../../../shared/router/navigation';
import { FormPage } from '..';

vi.mock('../../../shared/firebase/visitor-session', () => ({ postAsVisitor: vi.fn() }));

const library = makeLibrary();
const links = publicLinks('acme');
const FORM = makeForm(
  [
    makeField({ label: 'Name', is_required: true, problem_text: 'Who are you?' }),
    makeField({ ref: 'f_source', kind: 'hidden', label: 'source' }),
  ],
  [makeField({ ref: 'f_b', label: 'Wishes', show_if: 'f_a.contains(a)' })],
);

const fetched = vi.fn();
const mayOpen = (status: number, data: object = {}) =>
  fetched.mockImplementation(async () => Response.json({ status, data }, { status }));

function open(query = '') {
  navigate(links.form('f1') + query);
  render(
    <LibraryScopeProvider scope={{ library, links }}>
      <FormPage formRef="f1" />
    </LibraryScopeProvider>,
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const sent = () => vi.mocked(postAsVisitor).mock.calls.map(([, body]) => body);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetched);
  mayOpen(200, { version: 3, definition: FORM });
  vi.mocked(postAsVisitor).mockImplementation(async () => new Response('{}'));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks page by page, and says what is wrong in the words of the field', async () => {
  open();
  await userEvent.click(await button(FORM_PAGE_TEXTS.submit));
  expect(await screen.findByText('Who are you?')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect([name.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', name]);
  await userEvent.type(name, 'Ada');
  await userEvent.click(await button(FORM_PAGE_TEXTS.next));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Wishes' }), 'Tea');
  await userEvent.click(await button(FORM_PAGE_TEXTS.back));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Ada');
});

it('sends once, with the key and the hidden answers, and begins anew', async () => {
  open('?source=mail');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bo');
  await userEvent.dblClick(await button(FORM_PAGE_TEXTS.submit));
  expect(await screen.findByRole('heading', { name: FORM_PAGE_TEXTS.thanks })).toBeTruthy();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ version: 3, answers: { f_a: 'Bo', f_source: 'mail' }, website: '' });
  await userEvent.click(await button(FORM_PAGE_TEXTS.again));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('');
});

it('keeps what was answered through a reload and a failure, with the same key', async () => {
  vi.mocked(postAsVisitor).mockRejectedValueOnce(new Error('offline'));
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bo');
  await userEvent.click(await button(FORM_PAGE_TEXTS.submit));
  expect(await screen.findByText(FORM_PAGE_TEXTS.failed)).toBeTruthy();
  cleanup();
  open();
  await userEvent.click(await button(FORM_PAGE_TEXTS.submit));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = sent().map((body) => Reflect.get(body, 'submission_key'));
  expect(new Set(keys).size).toBe(1);
});

it('names a conversation only if it is the one of this browser', async () => {
  rememberConversation(library.id, { ref: 'own', title: 'Bike' });
  for (const ref of ['own', 'other']) {
    open(`?conversation=${ref}`);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Bo');
    await userEvent.click(await button(FORM_PAGE_TEXTS.submit));
    await screen.findByRole('heading', { name: FORM_PAGE_TEXTS.thanks });
    cleanup();
  }
  expect(sent().map((body) => Reflect.get(body, 'conversation_ref'))).toEqual(['own', undefined]);
});

it('says that there is no such form, and offers to try again where it could not be read', async () => {
  mayOpen(404);
  open();
  expect(await screen.findByRole('heading', { name: FORM_PAGE_TEXTS.missing })).toBeTruthy();
  cleanup();
  mayOpen(500);
  open();
  const retry = await button(HELP_CENTER_TEXTS.retry);
  mayOpen(200, { version: 3, definition: FORM });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Repairs' })).toBeTruthy();
});
