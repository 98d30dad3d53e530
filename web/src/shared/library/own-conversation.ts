import * as z from 'zod/mini';
import { keptValue } from '../storage/kept';
import { ownConversationKey } from './has-own-conversation';

const conversationSchema = z.object({ ref: z.string(), title: z.string(), atMs: z.number() });

/** The conversation that this browser's visitor opened last. */
export type OwnConversation = z.infer<typeof conversationSchema>;

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

const kept = (libraryId: string) =>
  keptValue(
    'device',
    ownConversationKey(libraryId),
    (stored) => conversationSchema.safeParse(stored).data ?? null,
  );

/** Remembers the conversation for other tabs of this browser and for later visits. */
export function rememberConversation(
  libraryId: string,
  { ref, title }: Pick<OwnConversation, 'ref' | 'title'>,
): void {
  kept(libraryId).write({ ref, title, atMs: Date.now() });
}

/** The visitor's conversation in a library; null if there is none from the last 90 days. */
export function readOwnConversation(libraryId: string): OwnConversation | null {
  const own = kept(libraryId).read();
  return own !== null && Date.now() - own.atMs < KEPT_MS ? own : null;
}

/** Forgets a conversation that this browser may no longer open. */
export function forgetConversation(libraryId: string, ref: string): void {
  if (readOwnConversation(libraryId)?.ref === ref) kept(libraryId).write(null);
}
