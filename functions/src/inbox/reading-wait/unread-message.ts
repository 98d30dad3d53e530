import type { messageSchema } from '@harborline/domain/entities/conversation';
import type * as z from 'zod/mini';

/** A message whose addressee is told of it by mail. */
export type UnreadMessage = z.infer<typeof messageSchema> & { readonly id: string };
