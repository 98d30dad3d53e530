import { derivedId } from '../../platform/ids';

/** What a person is mentioned in, and who that is. */
interface Mentioned {
  readonly conversationRef: string;
  readonly messageId: string;
  readonly uid: string;
}

/** The id of a mention: one for each person and note. */
export const mentionId = ({ conversationRef, messageId, uid }: Mentioned): string =>
  derivedId('mention', conversationRef, messageId, uid);
