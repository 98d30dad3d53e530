import { LIMITS } from '@harborline/domain/limits';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { TagField } from './tag-field';

afterEach(cleanup);

const TAGS = [
  { tag_ref: 'a', name: 'Refund' },
  { tag_ref: 'b', name: 'Delivery' },
];

function show() {
  const onAdd = vi.fn();
  renderAdmin(<TagField tags={TAGS} refs={['b']} isReadOnly={false} onAdd={onAdd} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: TAG_TEXTS.add });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { field, type, options, onAdd };
}

it('offers the tags that the ticket does not have, and to make a new one', () => {
  const { type, options } = show();
  type('ref');
  expect(options()).toEqual(['Refund', TAG_TEXTS.create('ref')]);
  type('REFUND');
  expect(options()).toEqual(['Refund']);
  type('delivery');
  expect(options()).toEqual([]);
});

it('adds what was typed on Enter, on one line and no longer than a tag may be', () => {
  const { field, type, onAdd } = show();
  type(`  ${'x'.repeat(LIMITS.tagName + 20)}`);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd.mock.calls).toEqual([['x'.repeat(LIMITS.tagName - 2)]]);
  expect(field.value).toBe('');
});

it('adds nothing for an empty field', () => {
  const { field, type, onAdd } = show();
  type('   ');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).not.toHaveBeenCalled();
});
