import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { useStored } from '../hooks/use-stored';
import { useLibrary } from '../library/library-scope';
import { readOwnConversation } from '../library/own-conversation';
import { Link } from '../router/link';
import { Icon } from './icons';

/** Link to the visitor's conversation, in every tab of their browser. */
export function OwnConversation() {
  const { library, links } = useLibrary();
  const conversation = useStored(library.id, readOwnConversation);
  if (conversation === null) return null;
  return (
    <Link to={links.conversation(conversation.ref)} className="own-conversation">
      <Icon name="chat" />
      <span>
        <strong>{VISITOR_CONVERSATION_TEXTS.yours}</strong>
        {conversation.title !== '' && (
          <span className="muted" dir="auto">
            {conversation.title}
          </span>
        )}
      </span>
      <Icon name="next" />
    </Link>
  );
}
