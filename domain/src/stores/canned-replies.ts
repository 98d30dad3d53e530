import type * as z from 'zod/mini';
import { cannedReplySchema } from '../entities/canned-reply';
import type { cannedReplyWriteSchema } from '../entities/writes/canned-reply';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

type Written = z.input<typeof cannedReplyWriteSchema>;

const cannedReplies = defineStore<typeof cannedReplySchema, Written, Written>(
  COLLECTIONS.cannedReplies,
  cannedReplySchema,
);

/** `CannedReplies/{id}` */
export const cannedReply = (id: string) => cannedReplies.at(docPath.cannedReply(id));

/** A person's own replies in a library; with '' those that the library's staff share. */
export const cannedRepliesOf = (libraryId: string, ownerUid: string) =>
  cannedReplies.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['owner_uid', '==', ownerUid],
    ],
    limit: LIMITS.cannedReplies,
  });
