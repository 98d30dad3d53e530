import type { BodyOf } from '@harborline/domain/api/contract';
import { startChat } from '@harborline/domain/api/inbox/chats';
import * as z from 'zod/mini';

export type StartResult =
  | { readonly kind: 'started'; readonly ref: string; readonly hasMessage: boolean }
  | { readonly kind: 'limited' | 'incomplete' | 'failed' };

const answerSchema = z.object({ data: startChat.answer });

/** Loads what sending takes, which the form does not need to be shown. */
export const loadSending = () => import('../../../shared/firebase/visitor-session');

/** Starts a chat. A repeated call with the same ids starts nothing else. */
export async function sendStart(body: BodyOf<typeof startChat>): Promise<StartResult> {
  try {
    const { postAsVisitor } = await loadSending();
    const response = await postAsVisitor(startChat, body);
    if (response.status === 429) return { kind: 'limited' };
    // What pages check themselves is sound: the library has come to require a name and an address.
    if (response.status === 400) return { kind: 'incomplete' };
    const { data } = answerSchema.parse(await response.json());
    return { kind: 'started', ref: data.conversation_ref, hasMessage: data.has_message };
  } catch {
    return { kind: 'failed' };
  }
}
