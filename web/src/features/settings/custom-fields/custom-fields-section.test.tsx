import {
  changeCustomField,
  createCustomField,
  deleteCustomField,
  restoreCustomField,
} from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderSettings } from '../testing/render-settings';
import { CustomFieldsSection } from './custom-fields-section';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const TEXTS = CUSTOM_FIELD_TEXTS;
const ORDER = { ref: 'order', name: 'Order number', kind: 'text', options: [] };
const [IN, OUT] = [
  { ref: 'in', name: 'In warranty' },
  { ref: 'out', name: 'Out of warranty' },
];
const WARRANTY = { ref: 'warranty', name: 'Warranty', kind: 'choice', options: [IN, OUT] };

const answerWith = (...fields: object[]) => callApi.mockImplementation(async () => ({ fields }));
const button = (name: string) => screen.getByRole('button', { name });
const rows = async () =>
  within(await screen.findByRole('list', { name: TEXTS.list }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(dialog().getByRole('textbox', { name: label }), { target: { value } });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the fields of tickets in the settings (D-126)', () => {
  it('are listed with their kinds, and moved', async () => {
    answerWith(ORDER, WARRANTY);
    renderSettings(<CustomFieldsSection />);
    const choice = TEXTS.choiceOf([IN.name, OUT.name]);
    expect(await rows()).toEqual([`Order number${TEXTS.kinds.text}`, `Warranty${choice}`]);
    fireEvent.click(button(TICKET_FIELD_TEXTS.moveUp('Warranty')));
    const body = { position: 0 };
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeCustomField, { query: { ref: 'warranty' }, body }),
    );
  });

  it('get a new one, whose options count only if it is a choice', async () => {
    answerWith(ORDER);
    renderSettings(<CustomFieldsSection />);
    await rows();
    fireEvent.click(button(TEXTS.addField));
    type(TEXTS.name, 'ORDER number');
    dialog().getByText(TEXTS.nameTaken);
    type(TEXTS.name, ' Colour ');
    const confirm = () => dialog().getByRole<HTMLButtonElement>('button', { name: TEXTS.add });
    expect(confirm().disabled).toBe(false);
    fireEvent.change(dialog().getByRole('combobox'), { target: { value: 'choice' } });
    expect(confirm().disabled).toBe(true);
    type(TEXTS.option(1), 'Red');
    type(TEXTS.option(2), 'red');
    dialog().getByText(TEXTS.optionTaken);
    type(TEXTS.option(2), 'Blue');
    fireEvent.click(dialog().getByRole('button', { name: TEXTS.addOption }));
    expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: TEXTS.option(3) }));
    fireEvent.click(confirm());
    const body = { name: 'Colour', kind: 'choice', options: ['Red', 'Blue'] };
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(createCustomField, { body }));
    await screen.findByText(TEXTS.added('Colour'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lose an option, which can be put back, and keep their kind', async () => {
    const third = { ref: 'good', name: 'Goodwill' };
    const before = { ...WARRANTY, options: [IN, OUT, third] };
    let now = before;
    callApi.mockImplementation(async (contract: object, input?: { body?: { options?: object[] } }) => {
      if (contract === changeCustomField)
        now = { ...before, options: (input?.body?.options ?? []) as (typeof IN)[] };
      return { fields: [now] };
    });
    renderSettings(<CustomFieldsSection />);
    await rows();
    fireEvent.click(button(TEXTS.edit('Warranty')));
    expect(dialog().getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
    type(TEXTS.option(1), 'Yes');
    fireEvent.click(dialog().getByRole('button', { name: TEXTS.removeOption('Out of warranty') }));
    fireEvent.click(dialog().getByRole('button', { name: TEXTS.save }));
    const query = { ref: 'warranty' };
    const known_options = before.options;
    const options = [{ ref: 'in', name: 'Yes' }, third];
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(changeCustomField, { query, body: { options, known_options } }),
    );
    await screen.findByText(TEXTS.optionsRemoved);
    fireEvent.click(button(TEXTS.undo));
    // Only what was removed: the new name of another one stays.
    const back = { options: [{ ref: 'in', name: 'Yes' }, OUT, third], known_options: options };
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(changeCustomField, { query, body: back }));
    await screen.findByText(TEXTS.optionsRestored([OUT.name]));
  });

  it('tell apart options that were added before and after another kind was looked at', async () => {
    answerWith();
    renderSettings(<CustomFieldsSection />);
    await screen.findByText(TEXTS.empty);
    fireEvent.click(button(TEXTS.addField));
    const choose = (kind: string) =>
      fireEvent.change(dialog().getByRole('combobox'), { target: { value: kind } });
    const addOption = () => fireEvent.click(dialog().getByRole('button', { name: TEXTS.addOption }));
    choose('choice');
    addOption();
    type(TEXTS.option(3), 'Red');
    choose('text');
    choose('choice');
    // React would complain about rows with the same key.
    addOption();
    type(TEXTS.option(4), 'Blue');
    const named = dialog()
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
    expect(named).toEqual(['', '', '', 'Red', 'Blue']);
    expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: TEXTS.option(4) }));
  });

  it('are removed at once, and put back', async () => {
    let shown: object[] = [ORDER, WARRANTY];
    callApi.mockImplementation(async (contract: object) => {
      if (contract === deleteCustomField) shown = [WARRANTY];
      if (contract === restoreCustomField) shown = [ORDER, WARRANTY];
      return { fields: shown };
    });
    renderSettings(<CustomFieldsSection />);
    await rows();
    const remove = button(TICKET_FIELD_TEXTS.remove('Order number'));
    remove.focus();
    fireEvent.click(remove);
    await screen.findByText(TEXTS.removed('Order number'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(document.activeElement).toBe(button(TICKET_FIELD_TEXTS.remove('Warranty')));
    fireEvent.click(button(TEXTS.undo));
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(restoreCustomField, { body: { ref: 'order' } }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('keep what was typed when the server refuses it', async () => {
    answerWith();
    renderSettings(<CustomFieldsSection />);
    await screen.findByText(TEXTS.empty);
    fireEvent.click(button(TEXTS.addField));
    type(TEXTS.name, 'Colour');
    callApi.mockImplementation(async (contract: object) => {
      if (contract === createCustomField) throw new ApiError(409, TEXTS.full);
      return { fields: [] };
    });
    fireEvent.click(dialog().getByRole('button', { name: TEXTS.add }));
    await screen.findByText(TEXTS.full);
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: TEXTS.name }).value).toBe('Colour');
  });

  it('are only listed while viewing as a teammate', async () => {
    answerWith(ORDER);
    renderSettings(<CustomFieldsSection />, { viewing_as: 'somebody' });
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say that they could not be loaded', async () => {
    callApi.mockRejectedValue(new ApiError(500, ''));
    renderSettings(<CustomFieldsSection />);
    await screen.findByText(TEXTS.loadFailed);
  });
});
