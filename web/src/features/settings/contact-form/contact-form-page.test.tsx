import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeContactForm, makeLibrary } from '@harborline/domain/testing/factories';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { ContactFormPage } from './contact-form-page';

const data = vi.hoisted(() => ({ watch: vi.fn(), callApi: vi.fn() }));
vi.mock('../library/watch-library', () => ({ watchPublicPart: () => data.watch }));
vi.mock('../../../shared/api/call-api', async (original) => ({
  ...(await original<object>()),
  callApi: data.callApi,
}));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const question = (...answers: { answer: string; goTo?: string }[]) => ({ question: 'What?', answers });
const LIBRARY = makeLibrary({
  contact_form_version: 3,
  contactForm: makeContactForm({
    qualifyUserQuestion: question({ answer: 'Bike', goTo: 'FINAL_STEP' }, { answer: 'Order' }),
  }),
});
let observer: Observer<LibraryPublic>;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.clearAllMocks();
  data.callApi.mockImplementation(async (_contract, { body }) => ({ version: body.version + 1 }));
  data.watch.mockImplementation((given: Observer<LibraryPublic>) => {
    observer = given;
    given.next(LIBRARY);
    return () => {};
  });
});
afterEach(cleanup);

const sent = () => data.callApi.mock.calls.map(([, { body }]) => body);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const firstQuestion = () => within(screen.getByRole('region', { name: CONTACT_FORM_TEXTS.steps.HELP_WITH }));
const answers = () =>
  within(firstQuestion().getByRole('list', { name: CONTACT_FORM_TEXTS.answers }))
    .getAllByRole('textbox')
    .map((box) => box.getAttribute('value'));

describe('the page of the contact form (S2.5-18, D-96)', () => {
  it('saves the whole form with the version that it began with', async () => {
    renderSettings(<ContactFormPage />);
    type(CONTACT_FORM_TEXTS.question, 'What is it about?');
    fireEvent.click(screen.getByRole('switch', { name: CONTACT_FORM_TEXTS.isOnline }));
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      version: 3,
      isContactFormOnline: false,
      contactForm: { qualifyUserQuestion: { question: 'What is it about?' } },
    });
    await screen.findByText(SETTINGS_TEXTS.saved);
    type(CONTACT_FORM_TEXTS.question, 'Again?');
    save();
    await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([3, 4]));
  });

  it('says beside a field what cannot be saved, and sends nothing', async () => {
    renderSettings(<ContactFormPage />);
    type(CONTACT_FORM_TEXTS.answerNumber(1), ' ');
    save();
    expect(await screen.findByText(CONTACT_FORM_TEXTS.empty)).toBeTruthy();
    expect(sent()).toEqual([]);
    const wrong = screen.getByRole('textbox', { name: CONTACT_FORM_TEXTS.answerNumber(1) });
    await waitFor(() => expect(document.activeElement).toBe(wrong));
  });

  it('begins writing where a question or an answer has been added', async () => {
    renderSettings(<ContactFormPage />);
    fireEvent.click(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.addAnswer }));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: CONTACT_FORM_TEXTS.answerNumber(3) }),
    );
    fireEvent.click(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.add.LOGIN_ISSUE }));
    const added = within(screen.getByRole('region', { name: CONTACT_FORM_TEXTS.steps.LOGIN_ISSUE }));
    expect(document.activeElement).toBe(added.getByRole('textbox', { name: CONTACT_FORM_TEXTS.question }));
  });

  it('puts answers in order by arrow keys, and takes one away with undo', async () => {
    renderSettings(<ContactFormPage />);
    fireEvent.keyDown(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.move('Bike') }), {
      key: 'ArrowDown',
    });
    expect(answers()).toEqual(['Order', 'Bike']);
    fireEvent.click(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.remove('Order') }));
    expect(answers()).toEqual(['Bike']);
    fireEvent.click(await screen.findByRole('button', { name: CONTACT_FORM_TEXTS.undo }));
    expect(answers()).toEqual(['Order', 'Bike']);
  });

  it('asks before a question with words goes, and names what visitors never see', async () => {
    renderSettings(<ContactFormPage />);
    fireEvent.click(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.add.LOGIN_ISSUE }));
    expect(screen.getByText(CONTACT_FORM_TEXTS.problems.unreachable)).toBeTruthy();
    fireEvent.click(
      screen.getByRole('button', { name: CONTACT_FORM_TEXTS.remove(CONTACT_FORM_TEXTS.steps.LOGIN_ISSUE) }),
    );
    expect(screen.queryByText(CONTACT_FORM_TEXTS.problems.unreachable)).toBeNull();
    fireEvent.click(
      screen.getByRole('button', { name: CONTACT_FORM_TEXTS.remove(CONTACT_FORM_TEXTS.steps.HELP_WITH) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: CONTACT_FORM_TEXTS.removeTitle }));
    fireEvent.click(dialog.getByRole('button', { name: CONTACT_FORM_TEXTS.removeConfirm }));
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: CONTACT_FORM_TEXTS.add.HELP_WITH, hidden: true }),
      ).toBeTruthy(),
    );
  });

  it('keeps what was typed when a teammate saved first, and says so', async () => {
    data.callApi.mockRejectedValue(new ApiError(409, CONTACT_FORM_TEXTS.changedElsewhere));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderSettings(<ContactFormPage />);
    type(CONTACT_FORM_TEXTS.question, 'Mine?');
    save();
    expect(await screen.findByText(CONTACT_FORM_TEXTS.changedElsewhere)).toBeTruthy();
    const theirs = makeContactForm({
      qualifyUserQuestion: { question: 'Theirs?', answers: [{ answer: 'A' }] },
    });
    act(() => observer.next({ ...LIBRARY, contact_form_version: 4, contactForm: theirs }));
    expect(screen.getByDisplayValue('Mine?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByDisplayValue('Theirs?')).toBeTruthy();
  });

  it('can be read but not changed while somebody tries on a view', () => {
    renderSettings(<ContactFormPage />, { viewing_as: 'somebody' });
    expect(screen.getByText(SETTINGS_TEXTS.readOnlyViewing)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONTACT_FORM_TEXTS.addAnswer })).toBeNull();
  });

  it('begins with a plain form that is off where a library has none', () => {
    data.watch.mockImplementation(({ next }: Observer<LibraryPublic>) => {
      const { contactForm: _none, ...without } = LIBRARY;
      next(without);
      return () => {};
    });
    renderSettings(<ContactFormPage />);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: CONTACT_FORM_TEXTS.isOnline }).checked).toBe(
      false,
    );
    expect(screen.getByRole('button', { name: CONTACT_FORM_TEXTS.add.HELP_WITH })).toBeTruthy();
  });
});
