import * as z from 'zod/mini';

/**
 * `Conversations/{ref}/CustomValues/all`: what a ticket has of the library's custom fields (D-126). Functions alone write it.
 * Staff who may read the ticket read it, visitors never do.
 */
export const customValuesSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** by `ref` of the field, in the form that `parseCustomValue` gives them; what a ticket does not have is absent */
  values: z.record(z.string(), z.string()),
});
export type CustomValues = z.infer<typeof customValuesSchema>;
