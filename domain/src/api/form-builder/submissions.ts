import * as z from 'zod/mini';
import { FORM_LIMITS } from '../../forms/form-limits';
import { anyone } from '../../permissions/requirement';
import { editForms, viewForms, viewTickets } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { pageFields } from '../fields';
import { conversationRef, drawnId, idOf, publicLibraryId } from '../ids';

const service = 'formBuilder';
const answer = z.string().check(z.maxLength(FORM_LIMITS.longAnswer + FORM_LIMITS.answer));

export const submitForm = defineEndpoint({
  service,
  method: 'POST',
  path: '/submitform',
  summary: 'Stores what a visitor answered, once for each key that their page drew (D-149, D-150).',
  permission: anyone,
  rate: 'vote',
  bodyBytes: FORM_LIMITS.answersBytes,
  body: z.object({
    support_lib_id: publicLibraryId,
    form_ref: idOf('form'),
    /** of the form that was filled in */
    version: z.int(),
    /** drawn by the page: what is sent again with it is stored once */
    submission_key: drawnId,
    answers: z
      .record(
        z.string().check(z.maxLength(30)),
        z.union([answer, z.array(answer).check(z.maxLength(FORM_LIMITS.options))]),
      )
      .check(z.refine((all) => Object.keys(all).length <= FORM_LIMITS.fields, 'are too many')),
    /** the visitor's own conversation that the form was opened from */
    conversation_ref: z.optional(conversationRef),
    /** a field that people do not see and programs fill in */
    website: z._default(z.string().check(z.maxLength(FORM_LIMITS.answer)), ''),
  }),
  answer: z.object({ form_ref: z.string() }),
});

const presentedSubmission = z.object({
  submission_ref: z.string(),
  form_ref: z.string(),
  version: z.number(),
  /** ISO 8601 */
  submitted_at: z.string(),
  /** '' for none */
  conversation_ref: z.string(),
  /** in the order of the form, with the labels of its version; `text` is '' for no answer */
  answers: z.array(z.object({ ref: z.string(), label: z.string(), text: z.string() })),
});
export type PresentedSubmission = z.infer<typeof presentedSubmission>;

const moment = z.optional(z.iso.datetime());
/** When they came: from a moment on, and before another. */
const period = { from: moment, before: moment };

export const getFormSubmissions = defineEndpoint({
  service,
  method: 'GET',
  path: '/getformsubmissions',
  summary: 'What visitors answered in a form, the newest first, page by page, or within a time (D-150).',
  permission: viewForms,
  rate: 'staffRead',
  query: z.object({ ...pageFields('formSubmission'), ...period, form_ref: idOf('form') }),
  answer: z.object({ submissions: z.array(presentedSubmission), nextCursor: z.string() }),
});

export const exportFormSubmissions = defineEndpoint({
  service,
  method: 'GET',
  path: '/exportformsubmissions',
  summary: 'The submissions of a form as CSV, the newest first, all or within a time (D-150, D-40).',
  permission: viewForms,
  rate: 'bulk',
  query: z.object({ ...period, form_ref: idOf('form') }),
  answer: 'csv',
});

export const deleteFormSubmission = defineEndpoint({
  service,
  method: 'DELETE',
  path: '/deleteformsubmission',
  summary: 'Deletes what one visitor answered in a form (D-150).',
  permission: editForms,
  rate: 'staffWrite',
  query: z.object({ submission_ref: idOf('formSubmission') }),
  answer: z.object({ submission_ref: z.string() }),
});

export const widgetFormSubmissions = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/widget_form_submissions',
  summary: 'What the visitor of a ticket has sent by forms from it, the newest first (S7.2-07, D-150).',
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({ conversation_ref: conversationRef }),
  answer: z.object({ submissions: z.array(z.extend(presentedSubmission, { form_name: z.string() })) }),
});
