import * as z from 'zod/mini';
import { storedDefinition } from '../forms/read-definition';
import { timestampSchema } from './timestamp';

/** `Forms/{form_ref}`: a form as the list shows it (D-148). Functions alone read and write forms. */
export const formSchema = z.looseObject({
  support_lib_id: z.string(),
  name: z.string(),
  /** whether visitors can open it */
  is_published: z.boolean(),
  /** of the version that visitors get while it is published; 0 before the first */
  published_version: z.number(),
  /** counts how often the draft was saved, so that nobody saves over what they have not seen */
  draft_version: z.number(),
  /** `draft_version` of what was published last; 0 before the first */
  published_draft_version: z.number(),
  updated_at: timestampSchema,
  /** name of the teammate who changed it last */
  updated_by: z.string(),
});

/** `FormDrafts/{form_ref}`: what the builder shows. */
export const formDraftSchema = z.looseObject({ support_lib_id: z.string(), definition: storedDefinition });

/** `FormVersions/{form_ref}_{version}`: what visitors were asked. It never changes. */
export const formVersionSchema = z.looseObject({
  support_lib_id: z.string(),
  form_ref: z.string(),
  version: z.number(),
  definition: storedDefinition,
  published_at: timestampSchema,
  published_by: z.string(),
});

/**
 * `FormSubmissions/{id}`: what a visitor answered. Its id follows from the key that the page drew, so that one sent
 * twice is stored once; its creation is the event that others may act on (D-150).
 */
export const formSubmissionSchema = z.looseObject({
  support_lib_id: z.string(),
  form_ref: z.string(),
  /** of the form that was filled in */
  version: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  submitted_at: timestampSchema,
  /** of the browser's account */
  visitor_uid: z.string(),
  /** of the visitor's own conversation that the form was opened from; '' for none */
  conversation_ref: z.string(),
});
export type FormSubmission = z.infer<typeof formSubmissionSchema> & { id: string };
