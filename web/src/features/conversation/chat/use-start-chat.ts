import { shownAddress } from '@harborline/domain/chat/visited-page';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { requestPage } from '@harborline/domain/help-center/widget-page';
import { detectVisitorAgent } from '@harborline/domain/visitor-agent/detect';
import { useRef, useState } from 'react';
import { identifyFirst } from '../../../shared/firebase/identify-first';
import { pageAround } from '../../../shared/frame/page-around';
import { keepUnsent, readUnsent } from '../reply/unsent-store';
import { rememberChat } from './own-chat';
import { sendStart } from './start-chat';
import type { ChatWords } from './start-words';

type StartState = 'idle' | 'starting' | 'limited' | 'incomplete' | 'failed';

const drawIds = () => ({ conversation_ref: crypto.randomUUID(), message_id: crypto.randomUUID() });

/** Starts a chat once, however often it is tried. @param onStarted gets its ref */
export function useStartChat(library: LibraryPublic, onStarted: (ref: string) => void) {
  const [state, setState] = useState<StartState>('idle');
  /** whether the library has come to require name and address since the page was loaded */
  const [isIdentityDue, setIdentityDue] = useState(false);
  // Kept between attempts: one whose answer was lost may have started the chat.
  const ids = useRef<ReturnType<typeof drawIds> | null>(null);
  /** @param mayBeNamed whether the visitor would write as whom the library's server names (D-88) */
  const start = async (words: ChatWords, mayBeNamed: boolean) => {
    ids.current ??= drawIds();
    setState('starting');
    const known = await identifyFirst(library.id);
    const isNamed = mayBeNamed && known !== null && ['', known.email].includes(words.email.trim());
    const result = await sendStart({
      support_lib_id: library.id,
      ...ids.current,
      ...words,
      ...(isNamed && { email: known.email, name: known.name || words.name }),
      url: shownAddress(pageAround() || requestPage(window.location)),
      language: navigator.language,
      ...detectVisitorAgent(navigator.userAgent),
    });
    if (result.kind === 'incomplete') setIdentityDue(true);
    if (result.kind !== 'started') return setState(result.kind);
    if (!result.hasMessage) {
      // The chat that the visitor has already gets it as its next message.
      const message = { id: ids.current.message_id, text: words.text, atMs: Date.now() };
      keepUnsent(result.ref, [...readUnsent(result.ref), message]);
    }
    rememberChat(library.id, result.ref);
    onStarted(result.ref);
  };
  return { state, isIdentityDue, start };
}
