import * as z from 'zod/mini';

const conversationSchema = z.object({ ref: z.string(), title: z.string(), atMs: z.number() });

/** The conversation a visitor of this browser opened last. */
export type OwnConversation = z.infer<typeof conversationSchema>;

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

const keyOf = (libraryId: string): string => `own-conversation/${libraryId}`;

/** Remembers the conversation for the other tabs of this browser, and for later visits. */
export function rememberConversation(
  libraryId: string,
  { ref, title }: Pick<OwnConversation, 'ref' | 'title'>,
): void {
  try {
    window.localStorage.setItem(keyOf(libraryId), JSON.stringify({ ref, title, atMs: Date.now() }));
  } catch {
    // Storage may be full or forbidden; the mails lead to the conversation too.
  }
}

/** The visitor's conversation in a library; null if there is none, or none of the last 90 days. */
export function readOwnConversation(libraryId: string): OwnConversation | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(libraryId)) ?? 'null');
    const parsed = conversationSchema.safeParse(kept);
    return parsed.success && Date.now() - parsed.data.atMs < KEPT_MS ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Forgets a conversation that this browser may not open any more. */
export function forgetConversation(libraryId: string, ref: string): void {
  if (readOwnConversation(libraryId)?.ref === ref) window.localStorage.removeItem(keyOf(libraryId));
}
