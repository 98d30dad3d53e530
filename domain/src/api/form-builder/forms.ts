import * as z from 'zod/mini';
import { formDefinition } from '../../forms/form-definition';
import { FORM_LIMITS } from '../../forms/form-limits';
import { LIMITS } from '../../limits';
import { open } from '../../permissions/requirement';
import { editForms, viewForms } from '../../permissions/requirements';
import { oneName } from '../../text/one-name';
import { defineEndpoint } from '../contract';
import { idOf, publicLibraryId } from '../ids';

const service = 'formBuilder';
const formQuery = z.object({ form_ref: idOf('form') });
const name = z.string().check(z.overwrite(oneName), z.minLength(1), z.maxLength(FORM_LIMITS.name));

const presentedForm = z.object({
  form_ref: z.string(),
  name: z.string(),
  is_published: z.boolean(),
  /** 0 before the first */
  published_version: z.number(),
  draft_version: z.number(),
  /** whether the draft is not what was published last */
  has_changes: z.boolean(),
  /** ISO 8601 */
  updated_at: z.string(),
  /** name of a teammate */
  updated_by: z.string(),
});
export type PresentedForm = z.infer<typeof presentedForm>;

const listedForm = z.extend(presentedForm, { submissions: z.number() });
export type ListedForm = z.infer<typeof listedForm>;

export const getFormList = defineEndpoint({
  service,
  method: 'GET',
  path: '/getformlist',
  summary: 'The forms of the current library, those changed last first, page by page, or by name (S7.3-05).',
  permission: viewForms,
  rate: 'staffRead',
  query: z.object({
    per_page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(50)), LIMITS.listPageSize),
    page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(FORM_LIMITS.forms)), 1),
    /** words of the name; '' for all */
    search: z._default(z.string().check(z.maxLength(FORM_LIMITS.name), z.trim()), ''),
  }),
  answer: z.object({ forms: z.array(listedForm), total: z.number() }),
});

const wholeForm = z.extend(presentedForm, {
  draft: formDefinition,
  /** what was published last; null before the first */
  published: z.nullable(formDefinition),
});
export type WholeForm = z.infer<typeof wholeForm>;

export const getForm = defineEndpoint({
  service,
  method: 'GET',
  path: '/getform',
  summary: 'A form of the current library: its draft, and what was published last (S7.3-05).',
  permission: viewForms,
  rate: 'staffRead',
  query: formQuery,
  answer: wholeForm,
});

export const createForm = defineEndpoint({
  service,
  method: 'POST',
  path: '/createform',
  summary: "Creates a form, empty or with the draft of another of the library's (D-148).",
  permission: editForms,
  rate: 'staffWrite',
  body: z.object({ name, copy_of: z.optional(idOf('form')) }),
  answer: presentedForm,
});

export const saveForm = defineEndpoint({
  service,
  method: 'PUT',
  path: '/saveform',
  summary: 'Saves the draft of a form, unless somebody has saved another meanwhile (D-148).',
  permission: editForms,
  rate: 'staffWrite',
  bodyBytes: FORM_LIMITS.bytes,
  query: formQuery,
  body: z.object({
    definition: formDefinition,
    /** of the draft that the caller began with */
    draft_version: z.int(),
  }),
  answer: presentedForm,
});

export const renameForm = defineEndpoint({
  service,
  method: 'PUT',
  path: '/renameform',
  summary: 'Renames a form, for the team alone (S7.3-05).',
  permission: editForms,
  rate: 'staffWrite',
  query: formQuery,
  body: z.object({ name }),
  answer: presentedForm,
});

export const publishForm = defineEndpoint({
  service,
  method: 'PUT',
  path: '/publishform',
  summary:
    'Publishes the draft of a form as a version that never changes, or takes the form away from visitors (S7.3-05, D-148).',
  permission: editForms,
  rate: 'staffWrite',
  query: formQuery,
  body: z.object({
    is_published: z.boolean(),
    /** of the draft that the caller has seen */
    draft_version: z.int(),
  }),
  answer: presentedForm,
});

export const deleteForm = defineEndpoint({
  service,
  method: 'DELETE',
  path: '/deleteform',
  summary: 'Deletes a form with its versions and submissions (S7.3-05).',
  permission: editForms,
  rate: 'staffWrite',
  query: formQuery,
  answer: z.object({ form_ref: z.string() }),
});

export const openForm = defineEndpoint({
  service,
  method: 'GET',
  path: '/openform',
  summary: 'What a published form asks, for its page; not found for any other (D-149).',
  permission: open,
  rate: 'openRead',
  query: z.object({ support_lib_id: publicLibraryId, form_ref: idOf('form') }),
  answer: z.object({ version: z.number(), definition: formDefinition }),
});
