import * as z from 'zod/mini';
import { keptValue } from '../../../shared/storage/kept';
import type { UnsentMessage } from '../thread/merge-thread';

const unsentSchema = z.array(
  z.object({ id: z.string(), text: z.string(), fileUrl: z.optional(z.string()), atMs: z.number() }),
);

const kept = (conversationRef: string) =>
  keptValue('device', `unsent/${conversationRef}`, (stored) => unsentSchema.safeParse(stored).data ?? null);

/** Messages that an earlier page of this browser could not send, in the order they were written. */
export const readUnsent = (conversationRef: string): readonly UnsentMessage[] =>
  kept(conversationRef).read() ?? [];

/** Keeps unsent messages, so that closing the page loses nothing. */
export function keepUnsent(conversationRef: string, unsent: readonly UnsentMessage[]): void {
  kept(conversationRef).write(unsent.length === 0 ? null : [...unsent]);
}
