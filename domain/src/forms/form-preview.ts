import * as z from 'zod/mini';
import { formDefinition } from './form-definition';

/** In an address, in the place of a form's `ref`: the one that is edited around the frame. */
export const TRIED_FORM = 'preview';

/** Message from the builder to the framed page of visitors: show this form, which is not stored yet. */
export const formDefinitionPreview = z.object({
  kind: z.literal('harborline-form-preview'),
  definition: formDefinition,
});
export type FormDefinitionPreview = z.infer<typeof formDefinitionPreview>;
