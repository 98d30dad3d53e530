import * as z from 'zod/mini';
import type { UnsentMessage } from '../thread/merge-thread';

const unsentSchema = z.array(z.object({ id: z.string(), text: z.string(), atMs: z.number() }));

const keyOf = (conversationRef: string) => `unsent/${conversationRef}`;

/** What an earlier page of this browser could not send, in the order it was written. */
export function readUnsent(conversationRef: string): readonly UnsentMessage[] {
  try {
    const parsed = unsentSchema.safeParse(
      JSON.parse(window.localStorage.getItem(keyOf(conversationRef)) ?? '[]'),
    );
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps what is not sent yet, so that closing the page loses nothing. */
export function keepUnsent(conversationRef: string, unsent: readonly UnsentMessage[]): void {
  try {
    if (unsent.length === 0) window.localStorage.removeItem(keyOf(conversationRef));
    else window.localStorage.setItem(keyOf(conversationRef), JSON.stringify(unsent));
  } catch {
    // Storage may be full or forbidden; the messages then live as long as the page.
  }
}
