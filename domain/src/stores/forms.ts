import { formDraftSchema, formSchema, formSubmissionSchema, formVersionSchema } from '../entities/form';
import type { TimestampLike } from '../entities/timestamp';
import { FORM_LIMITS } from '../forms/form-limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

const forms = defineStore(COLLECTIONS.forms, formSchema);
const versions = defineStore(COLLECTIONS.formVersions, formVersionSchema);
const submissions = defineStore(COLLECTIONS.formSubmissions, formSubmissionSchema);

/** `Forms/{form_ref}` */
export const form = (ref: string) => forms.at(docPath.form(ref));

/** Every form of a library. */
export const formsOf = (libraryId: string) =>
  forms.query({ where: [['support_lib_id', '==', libraryId]], limit: FORM_LIMITS.forms });

/** `FormDrafts/{form_ref}` */
export const formDraft = (ref: string) => storeDocument(docPath.formDraft(ref), formDraftSchema);

/** `FormVersions/{form_ref}_{version}` */
export const formVersion = (ref: string, version: number) => versions.at(docPath.formVersion(ref, version));

/** Every version of a form, the newest first; read in batches. */
export const formVersionsOf = (formRef: string) =>
  versions.query({ where: [['form_ref', '==', formRef]], orderBy: [['version', 'desc']] });

/** `FormSubmissions/{id}` */
export const formSubmission = (id: string) => submissions.at(docPath.formSubmission(id));

/** Every submission of a form; counted, or deleted in batches. */
export const submissionsOfForm = (formRef: string) =>
  submissions.query({ where: [['form_ref', '==', formRef]] });

/** Submissions of a form that came within a time, the newest first; read page by page. */
export const newestSubmissions = (asked: {
  readonly formRef: string;
  /** the first moment, null for any */
  readonly from: TimestampLike | null;
  /** the first moment after it, null for none */
  readonly before: TimestampLike | null;
}) =>
  submissions.query({
    where: [
      ['form_ref', '==', asked.formRef],
      ...(asked.from === null ? [] : [['submitted_at', '>=', asked.from] as const]),
      ...(asked.before === null ? [] : [['submitted_at', '<', asked.before] as const]),
    ],
    orderBy: [['submitted_at', 'desc']],
  });

/** What the visitor of a conversation has sent by forms from it, the newest first. */
export const submissionsOfConversation = (libraryId: string, conversationRef: string) =>
  submissions.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['conversation_ref', '==', conversationRef],
    ],
    orderBy: [['submitted_at', 'desc']],
    limit: FORM_LIMITS.submissionsOfConversation,
  });
