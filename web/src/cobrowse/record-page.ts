import { record } from 'rrweb';

/** What never leaves the page: other documents, secrets, and whatever its owner marks. */
const PRIVATE = [
  '[data-private]',
  'iframe',
  'object',
  'embed',
  'canvas',
  'video',
  'audio',
  'input[type=password]',
  'input[type=hidden]',
  // Its value names a file of the visitor's.
  'input[type=file]',
  // Typed text that is no input.
  '[contenteditable]:not([contenteditable=false])',
].join(',');

/** Says that there is something, not how long it is. */
const HIDDEN = '•••••';

const MASKED = {
  color: true,
  date: true,
  'datetime-local': true,
  email: true,
  month: true,
  number: true,
  range: true,
  search: true,
  tel: true,
  text: true,
  time: true,
  url: true,
  week: true,
  textarea: true,
  select: true,
  password: true,
} as const;

/** rrweb's event of a page's address and size. */
const META = 4;

interface Recorded {
  readonly type: number;
  readonly data: unknown;
}

/** Addresses may hold secrets in what follows the path (D-63). */
function withoutQuery(event: Recorded): object {
  const { type, data } = event;
  if (type !== META || typeof data !== 'object' || data === null || !('href' in data)) return event;
  const { origin, pathname } = new URL(String(data.href));
  return { ...event, data: { ...data, href: origin + pathname } };
}

/** Records the page as it looks: without scripts, what is typed, other documents, and where the pointer is (D-66). */
export function recordPage(onEvent: (event: object) => void) {
  const stop = record({
    emit: (event) => onEvent(withoutQuery(event)),
    blockSelector: PRIVATE,
    maskAllInputs: true,
    maskInputOptions: MASKED,
    maskInputFn: (text) => (text === '' ? '' : HIDDEN),
    inlineStylesheet: true,
    inlineImages: false,
    collectFonts: false,
    recordCanvas: false,
    recordCrossOriginIframes: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: false, mouseInteraction: false, scroll: 250, input: 'last' },
  });
  return {
    stop: () => stop?.(),
    /** tells the page as a whole again */
    tellWhole: () => record.takeFullSnapshot(true),
  };
}
