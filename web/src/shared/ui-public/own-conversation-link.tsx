import { useEffect, useState } from 'react';
import { useLate } from '../hooks/use-late';
import { hasOwnConversation } from '../library/has-own-conversation';
import { useLibrary } from '../library/library-scope';

const loadLink = async () => (await import('./own-conversation')).OwnConversation;

/** The way back to the visitor's conversation. Its code comes where this browser has had one. */
export function OwnConversationLink() {
  const { library } = useLibrary();
  const [isKept, setIsKept] = useState(() => hasOwnConversation(library.id));
  const OwnConversation = useLate(loadLink, isKept);
  useEffect(() => {
    const look = () => setIsKept(hasOwnConversation(library.id));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [library.id]);
  return OwnConversation && <OwnConversation />;
}
