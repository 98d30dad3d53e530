import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { FORM_LIMITS } from './form-limits';

/** The schema of definitions that are written now; stored ones of an older schema are migrated when they are read. */
export const FORM_SCHEMA = 1;

export const FIELD_KINDS = [
  'text',
  'longText',
  'number',
  'email',
  'phone',
  'date',
  'choice',
  'choices',
  'rating',
  'consent',
  'hidden',
  'section',
] as const;
export type FormFieldKind = (typeof FIELD_KINDS)[number];

/** Refs of fields and options: letters only, because conditions name fields by them (D-111). */
const fieldRef = z.string().check(z.regex(/^f_[a-z]{1,20}$/));
const optionRef = z.string().check(z.regex(/^o_[a-z]{1,20}$/));
const text = (most: number) => z.string().check(z.maxLength(most));
const bound = z.nullable(z.number().check(z.gte(-1e12), z.lte(1e12)));

const formOption = z.object({ ref: optionRef, label: text(FORM_LIMITS.option) });
export type FormOption = z.infer<typeof formOption>;

const formField = z.object({
  ref: fieldRef,
  kind: z.enum(FIELD_KINDS),
  /** of a section its heading; of a hidden field the name of the parameter in the address that fills it in */
  label: text(FORM_LIMITS.label),
  help: text(FORM_LIMITS.text),
  is_required: z.boolean(),
  /** predicates over the answers before it, as text (D-111); '' for always shown, and for never required by it */
  show_if: text(LIMITS.predicateText),
  required_if: text(LIMITS.predicateText),
  /** said instead of our own words if an answer does not fit; '' for those */
  problem_text: text(FORM_LIMITS.label),
  /** of a choice */
  options: z.array(formOption).check(z.maxLength(FORM_LIMITS.options)),
  /** the least and the most of a number, null for any */
  least: bound,
  most: bound,
});
export type FormField = z.infer<typeof formField>;

const formPage = z.object({
  title: text(FORM_LIMITS.label),
  fields: z.array(formField).check(z.maxLength(FORM_LIMITS.fields)),
});
export type FormPage = z.infer<typeof formPage>;

/** What a form asks, and how it looks (D-148). */
export const formDefinition = z.object({
  schema: z.literal(FORM_SCHEMA),
  /** as visitors read it; the name of a form is for the team */
  title: text(FORM_LIMITS.label),
  intro: text(FORM_LIMITS.text),
  pages: z.array(formPage).check(z.minLength(1), z.maxLength(FORM_LIMITS.pages)),
  /** such as #0a7d5c; '' for the library's */
  theme_color: z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/)),
  /** '' for our own words */
  submit_text: text(FORM_LIMITS.label),
  thank_you_text: text(FORM_LIMITS.text),
});
export type FormDefinition = z.infer<typeof formDefinition>;

/** Every field, in the order in which it is asked. */
export const fieldsOf = ({ pages }: Pick<FormDefinition, 'pages'>): readonly FormField[] =>
  pages.flatMap(({ fields }) => fields);

/** Whether a field is answered: a section only stands between others. */
export const isAnswered = ({ kind }: Pick<FormField, 'kind'>): boolean => kind !== 'section';

/** Whether a field offers options. */
export const hasOptions = ({ kind }: Pick<FormField, 'kind'>): boolean =>
  kind === 'choice' || kind === 'choices';

/** A form before anybody has added to it. */
export const EMPTY_FORM: FormDefinition = {
  schema: FORM_SCHEMA,
  title: '',
  intro: '',
  pages: [{ title: '', fields: [] }],
  theme_color: '',
  submit_text: '',
  thank_you_text: '',
};
