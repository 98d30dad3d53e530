import * as z from 'zod/mini';

/** `CannedReplies/{id}`: a text that staff put into their answers (D-65). */
export const cannedReplySchema = z.looseObject({
  support_lib_id: z.string(),
  /** of the one person whose it is; '' if the library's staff share it */
  owner_uid: z.string(),
  title: z.string(),
  /** what finds it when typed after a slash; '' for none */
  shortcut: z.string(),
  /** with placeholders such as [visitorName] */
  text: z.string(),
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

export const isSharedReply = ({ owner_uid }: Pick<CannedReply, 'owner_uid'>): boolean => owner_uid === '';
