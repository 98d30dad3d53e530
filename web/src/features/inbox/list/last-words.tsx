import type { Conversation } from '@harborline/domain/entities/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';

/** The last message of a conversation in a list; what a teammate wrote says who. */
export function LastWords({ last }: { last: Conversation['last_message'] }) {
  return (
    <>
      {last.sender_type === 'agent' && (
        <>
          <bdi>{last.sender_name}</bdi>:{' '}
        </>
      )}
      <bdi>{last.preview || INBOX_TEXTS.noText}</bdi>
    </>
  );
}
