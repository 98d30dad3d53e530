import { definitionFaults } from '@harborline/domain/forms/definition-faults';
import { formDefinition } from '@harborline/domain/forms/form-definition';
import { makeField, makeForm } from '@harborline/domain/testing/any-form';
import { describe, expect, it } from 'vitest';
import {
  newField,
  placeOf,
  withChangedField,
  withField,
  withMovedField,
  withNewPage,
  withoutField,
  withoutPage,
  withPageTitle,
} from './edit-definition';

const field = (ref: string) => makeField({ ref });
const form = makeForm([field('f_a'), field('f_b')], [field('f_c')]);
const refsOf = ({ pages }: typeof form) => pages.map(({ fields }) => fields.map(({ ref }) => ref).join());

describe('editing a form', () => {
  it('adds fields that fit the schema, each with a ref of its own', () => {
    const added = [newField('choice'), newField('text'), newField('section')];
    const { pages } = formDefinition.parse(
      added.reduce((now, one) => withField(now, { page: 1, index: 0 }, one), form),
    );
    expect(pages[1]?.fields.map(({ kind }) => kind)).toEqual(['section', 'text', 'choice', 'text']);
    expect(new Set(added.map(({ ref }) => ref)).size).toBe(3);
  });

  it('moves, changes and removes fields', () => {
    expect(refsOf(withMovedField(form, 0, 0, 1))).toEqual(['f_b,f_a', 'f_c']);
    expect(refsOf(withMovedField(form, 0, 5, 0))).toEqual(refsOf(form));
    expect(refsOf(withoutField(form, 'f_a'))).toEqual(['f_b', 'f_c']);
    expect(refsOf(withChangedField(form, field('f_a'), 1))).toEqual(['f_b', 'f_c,f_a']);
    expect(withChangedField(form, makeField({ label: 'Age' }), 0).pages[0]?.fields[0]?.label).toBe('Age');
    expect(withChangedField(form, field('f_gone'), 0)).toBe(form);
  });

  it('finds a field', () => {
    expect(placeOf(form, 'f_c')).toEqual({ page: 1, index: 0 });
    expect(placeOf(form, 'f_gone')).toBeNull();
  });

  it('adds, names and removes pages, but never the last', () => {
    expect(refsOf(withNewPage(form))).toEqual(['f_a,f_b', 'f_c', '']);
    expect(refsOf(withoutPage(form, 0))).toEqual(['f_c']);
    expect(withoutPage(makeForm([]), 0).pages).toHaveLength(1);
    expect(withPageTitle(form, 1, 'You').pages[1]?.title).toBe('You');
  });

  it('shows what a move has broken', () => {
    const asking = makeForm([field('f_a'), makeField({ ref: 'f_b', show_if: 'f_a.is(x)' })]);
    expect(definitionFaults(asking, 60)).toEqual([]);
    expect(definitionFaults(withMovedField(asking, 0, 0, 1), 60)).toEqual([{ ref: 'f_b', fault: 'show-if' }]);
  });
});
