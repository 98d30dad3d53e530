import { useLate } from '../hooks/use-late';
import { useStored } from '../hooks/use-stored';
import { hasOwnConversation } from '../library/has-own-conversation';
import { useLibrary } from '../library/library-scope';

const loadLink = async () => (await import('./own-conversation')).OwnConversation;

/** Link to the visitor's conversation. Its code only loads if this browser has had one. */
export function OwnConversationLink() {
  const { library } = useLibrary();
  const isKept = useStored(library.id, hasOwnConversation);
  const OwnConversation = useLate(loadLink, isKept);
  return OwnConversation && <OwnConversation />;
}
