import { sendTranscript } from '@harborline/domain/api/inbox/chats';
import * as z from 'zod/mini';
import { report } from '../../../shared/config/report';
import { postAsVisitor } from '../../../shared/firebase/visitor-session';

export type TranscriptResult = 'sent' | 'link-sent' | 'limited' | 'failed';

const answerSchema = z.object({ data: sendTranscript.answer });

/** Has the chat sent to the address that it has. */
export async function askTranscript(conversationRef: string): Promise<TranscriptResult> {
  try {
    const response = await postAsVisitor(sendTranscript, { conversation_ref: conversationRef });
    if (response.status === 429) return 'limited';
    const { data } = answerSchema.parse(await response.json());
    return data.is_link ? 'link-sent' : 'sent';
  } catch (error) {
    report('transcript-not-sent', error);
    return 'failed';
  }
}
