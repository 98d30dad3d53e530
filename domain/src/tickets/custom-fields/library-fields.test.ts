import { describe, expect, it } from 'vitest';
import type { CustomField } from '../../entities/custom-field';
import { LIMITS } from '../../limits';
import {
  type FieldChange,
  type FieldsOutcome,
  type LibraryFields,
  withChangedField,
  withField,
  withoutField,
  withRestoredField,
} from './library-fields';

const ORDER: CustomField = { ref: 'order', name: 'Order number', kind: 'text', options: [] };
const WARRANTY: CustomField = {
  ref: 'warranty',
  name: 'Warranty',
  kind: 'choice',
  options: [
    { ref: 'in', name: 'In warranty' },
    { ref: 'out', name: 'Out of warranty' },
  ],
};
const ALL: LibraryFields = { fields: [ORDER, WARRANTY], gone: [] };
const RETURN: CustomField = { ref: 'return', name: 'Returned on', kind: 'date', options: [] };

/** @throws Error if nothing came of the change */
function done(outcome: FieldsOutcome): LibraryFields {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome;
}

const namesOf = (outcome: FieldsOutcome) => done(outcome).fields.map(({ name }) => name);
const change = (changes: Omit<FieldChange, 'ref'>, { ref = 'warranty', before = ALL } = {}) =>
  withChangedField(before, { ref, ...changes }, () => 'drawn');
const optionsIn = (outcome: FieldsOutcome) =>
  done(outcome).fields.find(({ ref }) => ref === 'warranty')?.options;

describe("a library's custom fields (D-126)", () => {
  it('get a new one behind the others, with a name of its own, as long as there is room', () => {
    expect(namesOf(withField(ALL, RETURN))).toEqual(['Order number', 'Warranty', 'Returned on']);
    expect(withField(ALL, { ...RETURN, name: ' ORDER number' })).toBe('name-taken');
    const fields = Array.from({ length: LIMITS.customFields }, (_, n) => ({
      ...ORDER,
      ref: `${n}`,
      name: `${n}`,
    }));
    expect(withField({ fields, gone: [] }, RETURN)).toBe('full');
    expect(withRestoredField({ fields, gone: [{ ...RETURN, position: 0 }] }, 'return')).toBe('full');
  });

  it('have options if they are a choice, from two to twenty, each of another name', () => {
    const choice = (...names: string[]): CustomField => ({
      ...RETURN,
      kind: 'choice',
      options: names.map((name, n) => ({ ref: `${n}`, name })),
    });
    expect(namesOf(withField(ALL, choice('A', 'B')))).toContain('Returned on');
    expect(withField(ALL, choice('A'))).toBe('wrong-options');
    expect(withField(ALL, choice(...Array.from({ length: 21 }, (_, n) => `${n}`)))).toBe('wrong-options');
    expect(withField(ALL, choice('A', 'B', ' a'))).toBe('option-taken');
    expect(withField(ALL, { ...choice('A', 'B'), kind: 'yes-no' })).toBe('wrong-options');
    expect(change({ options: [{ name: 'A' }, { name: 'B' }] }, { ref: 'order' })).toBe('wrong-options');
  });

  it('are renamed and moved, and keep their kind', () => {
    const moved = change({ name: 'Guarantee', position: 0 });
    expect(namesOf(moved)).toEqual(['Guarantee', 'Order number']);
    expect(done(moved).fields[0]).toEqual({ ...WARRANTY, name: 'Guarantee' });
    expect(change({ name: 'order NUMBER' })).toBe('name-taken');
    expect(namesOf(change({ name: 'WARRANTY', position: 99 }))).toEqual(['Order number', 'WARRANTY']);
    expect(change({ name: 'New' }, { ref: 'none' })).toBe('missing');
  });

  it('rename, add, order and remove options, which keep their refs', () => {
    const options = [{ name: 'Unclear' }, { ref: 'in', name: 'Yes' }];
    const changed = change({ options, known_options: WARRANTY.options });
    expect(optionsIn(changed)).toEqual([
      { ref: 'drawn', name: 'Unclear' },
      { ref: 'in', name: 'Yes' },
    ]);
    const back = change({ options: WARRANTY.options }, { before: done(changed) });
    expect(optionsIn(back)).toEqual(WARRANTY.options);
    expect(done(back).fields[1]?.gone_options).toEqual([{ ref: 'drawn', name: 'Unclear' }]);
  });

  it('refuse options that never were, that come twice, or that somebody else has changed since', () => {
    const [first, second] = [{ ref: 'in', name: 'A' }, { name: 'B' }];
    expect(change({ options: [first, { ref: 'foreign', name: 'C' }] })).toBe('missing');
    expect(change({ options: [first, { ref: 'in', name: 'C' }] })).toBe('wrong-options');
    const known_options = [{ ref: 'in', name: 'In warranty' }];
    expect(change({ options: [first, second], known_options })).toBe('changed-since');
  });

  it('refuse options that were written over names which somebody else has changed since', () => {
    const renamed = done(
      change({
        options: [
          { ref: 'in', name: 'Covered' },
          { ref: 'out', name: 'Expired' },
        ],
      }),
    );
    const late = { options: [...WARRANTY.options, { name: 'Goodwill' }], known_options: WARRANTY.options };
    expect(change(late, { before: renamed })).toBe('changed-since');
    expect(optionsIn(change(late))?.map(({ name }) => name)).toEqual([
      'In warranty',
      'Out of warranty',
      'Goodwill',
    ]);
  });

  it('are deleted and put back where they were, unless the name is taken by then', () => {
    const without = done(withoutField(ALL, 'order'));
    expect(without).toEqual({ fields: [WARRANTY], gone: [{ ...ORDER, position: 0 }] });
    expect(withRestoredField(without, 'order')).toEqual(ALL);
    expect(withRestoredField(ALL, 'order')).toBe('missing');
    expect(withoutField(without, 'order')).toBe('missing');
    const again = done(withField(without, { ...ORDER, ref: 'again' }));
    expect(withRestoredField(again, 'order')).toBe('name-taken');
  });

  it('remember only the last ones that were deleted', () => {
    let now = ALL;
    for (let n = 0; n <= LIMITS.goneCustomFields; n += 1) {
      const field = { ...RETURN, ref: `r${n}` };
      now = done(withoutField(done(withField(now, field)), field.ref));
    }
    expect(now.gone).toHaveLength(LIMITS.goneCustomFields);
    expect(withRestoredField(now, 'r0')).toBe('missing');
  });
});
