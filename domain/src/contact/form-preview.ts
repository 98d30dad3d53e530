import * as z from 'zod/mini';
import { contactFormSchema } from '../entities/library';

/** Message from the editor of the contact form to the framed page of visitors: show this form, which is not stored yet. */
export const formPreviewSchema = z.object({
  kind: z.literal('harborline-contact-form-preview'),
  form: contactFormSchema,
});
export type FormPreview = z.infer<typeof formPreviewSchema>;
