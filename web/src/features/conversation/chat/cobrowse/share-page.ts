import { type BadgeTexts, openRecorder } from './open-recorder';
import { createPageWriter } from './page-writer';
import { writePart } from './write-part';

export interface PageListeners {
  /** the visitor pressed the button on the page */
  readonly onStop: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** A page that is recorded. */
export interface SharedPage {
  /** begins to send it; before that, nothing leaves this document */
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Has the page around the widget recorded. @throws Error if it cannot be */
export async function sharePage(
  conversationRef: string,
  texts: BadgeTexts,
  { onStop, onFailure }: PageListeners,
): Promise<SharedPage> {
  let hasBegun = false;
  const writer = createPageWriter({
    write: (part) => writePart(conversationRef, part),
    askWhole: () => recorder.tellWhole(),
    onFailure,
  });
  const recorder = await openRecorder(texts, {
    onEvent: (event) => {
      if (hasBegun) writer.add(event);
    },
    onStop,
  });
  // The widget may show another page, which is another document.
  window.addEventListener('pagehide', recorder.stop);
  return {
    begin: () => {
      hasBegun = true;
      recorder.tellWhole();
    },
    stop: () => {
      window.removeEventListener('pagehide', recorder.stop);
      writer.end();
      recorder.stop();
    },
  };
}
