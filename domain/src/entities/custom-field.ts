import * as z from 'zod/mini';

/** What a custom field holds; of one that is there it never changes (D-126). */
export const CUSTOM_FIELD_KINDS = ['text', 'number', 'date', 'choice', 'yes-no'] as const;
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

const choiceOptionSchema = z.object({
  /** what a ticket holds of it, so that it can be renamed */
  ref: z.string(),
  name: z.string(),
});
export type ChoiceOption = z.infer<typeof choiceOptionSchema>;

export const customFieldSchema = z.object({
  /** by which a ticket keeps its value */
  ref: z.string(),
  name: z.string(),
  kind: z.enum(CUSTOM_FIELD_KINDS),
  /** of a choice, in the order that people see; of any other kind none */
  options: z.array(choiceOptionSchema),
  /** those that were removed last, the latest at the end: they can be put back */
  gone_options: z.optional(z.array(choiceOptionSchema)),
});
/** One of the fields that a library gives its tickets. */
export type CustomField = z.infer<typeof customFieldSchema>;

/** `position` is the index that it had. */
export const goneFieldSchema = z.extend(customFieldSchema, { position: z.number() });
export type GoneField = z.infer<typeof goneFieldSchema>;
