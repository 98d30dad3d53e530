import * as z from 'zod/mini';

/** `Translations/{id}`: a whole word of the public pages and its replacement (S3-18, D-25). */
export const translationSchema = z.looseObject({
  support_lib_id: z.string(),
  source: z.string(),
  translation: z.string(),
});
export type Translation = z.infer<typeof translationSchema> & { id: string };
