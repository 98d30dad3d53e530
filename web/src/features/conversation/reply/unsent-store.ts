import * as z from 'zod/mini';
import { keptValue } from '../../../shared/storage/kept';
import type { UnsentMessage } from '../thread/merge-thread';

const unsentSchema = z.array(z.object({ id: z.string(), text: z.string(), atMs: z.number() }));

const kept = (conversationRef: string) =>
  keptValue('device', `unsent/${conversationRef}`, (stored) => unsentSchema.safeParse(stored).data ?? null);

/** What an earlier page of this browser could not send, in the order it was written. */
export const readUnsent = (conversationRef: string): readonly UnsentMessage[] =>
  kept(conversationRef).read() ?? [];

/** Keeps what is not sent yet, so that closing the page loses nothing. */
export function keepUnsent(conversationRef: string, unsent: readonly UnsentMessage[]): void {
  kept(conversationRef).write(unsent.length === 0 ? null : [...unsent]);
}
