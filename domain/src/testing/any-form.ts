import fc from 'fast-check';
import type { Answer, Answers } from '../forms/answers';
import {
  EMPTY_FORM,
  FIELD_KINDS,
  type FormDefinition,
  type FormField,
  fieldsOf,
  hasOptions,
} from '../forms/form-definition';

/** A field of a form; a text unless told otherwise. */
export const makeField = (changes: Partial<FormField> = {}): FormField => ({
  ref: 'f_a',
  kind: 'text',
  label: 'Name',
  help: '',
  is_required: false,
  show_if: '',
  required_if: '',
  problem_text: '',
  options: [],
  least: null,
  most: null,
  ...changes,
});

/** A form with the fields of each page. */
export const makeForm = (...pages: readonly (readonly FormField[])[]): FormDefinition => ({
  ...EMPTY_FORM,
  title: 'Repairs',
  pages: pages.map((fields) => ({ title: '', fields: [...fields] })),
});

const OPTIONS = [
  { ref: 'o_red', label: 'Red' },
  { ref: 'o_blue', label: 'Blue' },
];
const letter = (index: number): string => String.fromCharCode(97 + index);

/** Any condition over the fields of a form, some of which can never be asked. */
const anyCondition = (count: number): fc.Arbitrary<string> => {
  const ref = fc.integer({ min: 0, max: count }).map((index) => `f_${letter(index)}`);
  const test = fc.constantFrom(
    ...[
      'any-of(o_red)',
      'none-of(o_blue)',
      'yes',
      'no',
      'is(x)',
      'contains(5)',
      'any-of(@none)',
      'since(2026-01-01)',
    ],
  );
  const one = fc.tuple(ref, test).map(([field, asked]) => `${field}.${asked}`);
  const joined = fc
    .tuple(fc.constantFrom('all', 'any', 'none'), fc.array(one, { maxLength: 3 }))
    .map(([match, of]) => `${match}(${of.join(',')})`);
  return fc.oneof(fc.constant(''), one, joined, fc.constant('nonsense'));
};

const anyField = (index: number, count: number): fc.Arbitrary<FormField> =>
  fc
    .record({
      kind: fc.constantFrom(...FIELD_KINDS),
      is_required: fc.boolean(),
      show_if: anyCondition(count),
      required_if: anyCondition(count),
    })
    .map((field) =>
      makeField({ ...field, ref: `f_${letter(index)}`, options: hasOptions(field) ? OPTIONS : [] }),
    );

/** Any form of up to eight fields on up to three pages, with conditions on earlier, later and missing fields. */
export const anyForm: fc.Arbitrary<FormDefinition> = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 })
  .chain((sizes) => {
    const count = sizes.reduce((sum, size) => sum + size, 0);
    let next = 0;
    const pages = sizes.map((size) =>
      fc.tuple(
        ...Array.from({ length: size }, () => {
          next += 1;
          return anyField(next - 1, count);
        }),
      ),
    );
    return fc.tuple(...pages).map((fields) => makeForm(...fields));
  });

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      'x',
      ' x ',
      'yes',
      'o_red',
      'o_blue',
      '5',
      '2026-02-03',
      'ada@example.com',
      '+49 30 1234',
      '\u200B',
    ],
  ),
  fc.subarray(['o_red', 'o_blue', 'o_gone']),
  fc.string(),
);

/** Answers to a form that may fit or not, with some that nobody asked for. */
export const anyAnswersTo = (form: FormDefinition): fc.Arbitrary<Answers> =>
  fc.dictionary(fc.constantFrom(...fieldsOf(form).map(({ ref }) => ref), 'f_other', '__proto__'), anyAnswer);
