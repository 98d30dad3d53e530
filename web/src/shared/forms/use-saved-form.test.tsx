import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderAdmin } from '../testing/render-admin';
import { TextField } from './text-field';
import { useSavedForm } from './use-saved-form';

interface Values {
  readonly key: string;
}

const OWNER = { uid: 'ann', isTrusted: false };
const schema = z.object({ key: z.string() });
const save = vi.fn(async (_values: Values) => {});
let store = (_saved: Values) => {};

function Form() {
  const [saved, setSaved] = useState<Values>({ key: 'acme' });
  store = setSaved;
  const form = useSavedForm<Values>({ title: 'Key', owner: OWNER, workKey: 'key', saved, schema, save });
  return (
    <form onSubmit={form.submit}>
      <TextField control={form.control} name="key" label="Key" limit={40} />
      <button type="submit">Save</button>
      <p role="status">{form.isDirty ? 'unsaved' : 'saved'}</p>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Key' });
const typeAndSave = (key: string) => {
  fireEvent.change(field(), { target: { value: key } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};
const expectShown = (key: string, status: 'saved' | 'unsaved') =>
  waitFor(() => {
    expect(field()).toHaveProperty('value', key);
    expect(screen.getByText(status)).toBeTruthy();
  });

beforeEach(() => {
  window.sessionStorage.clear();
  save.mockReset();
  renderAdmin(<Form />);
});
afterEach(cleanup);

it('shows the server’s version of a value that arrives before the save has finished', async () => {
  save.mockImplementation(async () => act(() => store({ key: 'acme-shop' })));
  typeAndSave('Acme-Shop');
  await screen.findByText('Saved.');
  await expectShown('acme-shop', 'saved');
});

it('shows the server’s version of a value that arrives later, and the typed one until then', async () => {
  save.mockResolvedValue();
  typeAndSave('Acme-Shop');
  await screen.findByText('Saved.');
  await expectShown('Acme-Shop', 'saved');
  act(() => store({ key: 'acme-shop' }));
  await expectShown('acme-shop', 'saved');
  fireEvent.change(field(), { target: { value: 'acme-store' } });
  act(() => store({ key: 'theirs' }));
  await expectShown('acme-store', 'unsaved');
});

it('keeps the typed value if the server refuses one that already showed as stored', async () => {
  save.mockImplementation(async () => {
    act(() => store({ key: 'other' }));
    act(() => store({ key: 'acme' }));
    throw new Error('permission-denied');
  });
  typeAndSave('other');
  await screen.findByText(SETTINGS_TEXTS.saveFailed);
  await expectShown('other', 'unsaved');
});

it('follows the stored values again once a change is undone by hand', async () => {
  fireEvent.change(field(), { target: { value: 'other' } });
  await expectShown('other', 'unsaved');
  fireEvent.change(field(), { target: { value: 'acme' } });
  await expectShown('acme', 'saved');
});
