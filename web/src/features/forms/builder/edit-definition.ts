import {
  type FormDefinition,
  type FormField,
  type FormFieldKind,
  type FormPage,
  hasOptions,
} from '@harborline/domain/forms/form-definition';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const REF_LETTERS = 12;

/** Random letters, by which conditions name a field or an option. */
const newRef = (prefix: 'f' | 'o'): string => {
  const drawn = crypto.getRandomValues(new Uint8Array(REF_LETTERS));
  return `${prefix}_${[...drawn].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
};

/** A new option of a choice. */
export const newOption = (label = '') => ({ ref: newRef('o'), label });

/** A new field of a kind. */
export const newField = (kind: FormFieldKind): FormField => ({
  ref: newRef('f'),
  kind,
  label: '',
  help: '',
  is_required: false,
  show_if: '',
  required_if: '',
  problem_text: '',
  options: hasOptions({ kind }) ? [newOption(), newOption()] : [],
  least: null,
  most: null,
});

/** Where a field is. */
export interface FieldPlace {
  readonly page: number;
  readonly index: number;
}

/** The place of a field; null for one that is gone. */
export function placeOf({ pages }: FormDefinition, ref: string): FieldPlace | null {
  for (const [page, { fields }] of pages.entries()) {
    const index = fields.findIndex((field) => field.ref === ref);
    if (index >= 0) return { page, index };
  }
  return null;
}

const withPage = (
  form: FormDefinition,
  at: number,
  change: (page: FormPage) => FormPage,
): FormDefinition => ({
  ...form,
  pages: form.pages.map((page, index) => (index === at ? change(page) : page)),
});

const withFields = (
  form: FormDefinition,
  at: number,
  change: (fields: FormField[]) => FormField[],
): FormDefinition => withPage(form, at, (page) => ({ ...page, fields: change(page.fields) }));

/** The form with a field more. */
export const withField = (form: FormDefinition, { page, index }: FieldPlace, field: FormField) =>
  withFields(form, page, (fields) => fields.toSpliced(index, 0, field));

/** The form without a field. */
export const withoutField = (form: FormDefinition, ref: string): FormDefinition => ({
  ...form,
  pages: form.pages.map((page) => ({ ...page, fields: page.fields.filter((field) => field.ref !== ref) })),
});

/** The form with a field changed, on the page that it is on or at the end of another. */
export function withChangedField(form: FormDefinition, field: FormField, page: number): FormDefinition {
  const at = placeOf(form, field.ref);
  if (at === null) return form;
  if (at.page === page)
    return withFields(form, page, (fields) => fields.map((one) => (one.ref === field.ref ? field : one)));
  const index = form.pages[page]?.fields.length ?? 0;
  return withField(withoutField(form, field.ref), { page, index }, field);
}

/** The form with a field moved on its page. */
export const withMovedField = (form: FormDefinition, page: number, from: number, to: number) =>
  withFields(form, page, (fields) => {
    const moved = fields[from];
    return moved === undefined ? fields : fields.toSpliced(from, 1).toSpliced(to, 0, moved);
  });

/** The form with another title of a page. */
export const withPageTitle = (form: FormDefinition, page: number, title: string): FormDefinition =>
  withPage(form, page, (before) => ({ ...before, title }));

/** The form with a page more at its end. */
export const withNewPage = (form: FormDefinition): FormDefinition => ({
  ...form,
  pages: [...form.pages, { title: '', fields: [] }],
});

/** The form without a page; the last one stays. */
export const withoutPage = (form: FormDefinition, page: number): FormDefinition =>
  form.pages.length === 1 ? form : { ...form, pages: form.pages.toSpliced(page, 1) };
