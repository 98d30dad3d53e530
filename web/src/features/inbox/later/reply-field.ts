import { LIMITS } from '@harborline/domain/limits';
import { rewriteDraft } from '../reply/use-draft';
import type { useReply } from '../reply/use-reply';

/** The field for replies, where the text of a planned one can go back to. */
export interface ReplyField {
  /** whether it has room for a text */
  readonly hasRoomFor: (text: string) => boolean;
  /** puts a text before what is in it */
  readonly putBack: (text: string) => void;
}

const joined = (words: string, text: string): string => (text === '' ? words : `${words}\n\n${text}`);

export function replyField(reply: Pick<ReturnType<typeof useReply>, 'draftOf' | 'setMode'>): ReplyField {
  const field = reply.draftOf('reply');
  return {
    hasRoomFor: (words) => {
      let length = 0;
      rewriteDraft(field, (text) => {
        length = joined(words, text).length;
        return null;
      });
      return length <= LIMITS.messageText;
    },
    putBack: (words) => {
      reply.setMode('reply');
      rewriteDraft(field, (text) => joined(words, text));
    },
  };
}
