import { readFromRecorder, type ToRecorder } from '@harborline/domain/cobrowse/port-messages';
import { pageAround, tellPageAround } from '../../../../shared/frame/page-around';

/** The page has to load its script first: the port is offered until somebody takes it. */
const OFFER_MS = 400;
const GIVE_UP_MS = 8_000;

/** What the page shows its visitor while it is recorded. */
export interface BadgeTexts {
  readonly notice: string;
  readonly stop: string;
}

interface Recorder {
  /** has the page told as a whole */
  readonly tellWhole: () => void;
  readonly stop: () => void;
}

interface Listeners {
  readonly onEvent: (event: object) => void;
  /** the visitor pressed the button on the page */
  readonly onStop: () => void;
}

/** Where the page around the widget is, if it is one of the library and has told so; null otherwise. */
export function pageOrigin(): string | null {
  const url = pageAround();
  return url === '' ? null : new URL(url).origin;
}

/**
 * Has the page around the widget record itself (D-66). What it tells stays in this document until somebody sends it.
 * @throws Error if the page does not answer
 */
export function openRecorder(texts: BadgeTexts, { onEvent, onStop }: Listeners): Promise<Recorder> {
  const origin = pageOrigin();
  if (origin === null) return Promise.reject(new Error('No page of the library is around the widget'));
  tellPageAround({ harborline: 'cobrowse' });
  let taken: MessagePort | null = null;
  const say = (kind: ToRecorder['kind']) => taken?.postMessage({ kind } satisfies ToRecorder);
  return new Promise((resolve, reject) => {
    const hear = (port: MessagePort, data: unknown) => {
      const message = readFromRecorder(data);
      // Of several offers the page takes the last.
      if (message?.kind === 'ready') {
        taken = port;
        clearInterval(offers);
        clearTimeout(end);
        resolve({ tellWhole: () => say('whole'), stop: () => say('stop') });
      }
      if (port !== taken) return;
      if (message?.kind === 'event') onEvent(message.event);
      if (message?.kind === 'stop') onStop();
    };
    const offer = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => hear(port1, data);
      window.parent.postMessage({ harborline: 'cobrowse-port', ...texts }, origin, [port2]);
    };
    const offers = setInterval(offer, OFFER_MS);
    const end = setTimeout(() => {
      clearInterval(offers);
      reject(new Error('The page around the widget cannot be recorded'));
    }, GIVE_UP_MS);
  });
}
