import type { messageSchema } from '@harborline/domain/entities/conversation';
import type * as z from 'zod/mini';

/** A message that its addressee gets by mail. */
export type UnreadMessage = z.infer<typeof messageSchema> & { readonly id: string };
