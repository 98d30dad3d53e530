import { type FromWidget, mayTalkTo, readToWidget } from '@harborline/domain/widget/bridge';
import { isCompactWidget } from '@harborline/domain/widget/is-compact-widget';
import { report } from '../../../shared/config/report';
import { CLOSES, OWN_DOMAINS } from '../../../shared/frame/frame-attributes';
import { noteIdentity, noteListener, notePageAround, notePrefill } from '../../../shared/frame/page-around';

const FULL_HEIGHT = 600;

interface PageAround {
  readonly origin: string;
  /** of the library, so that it may tell of its visitor: its site, our preview, or the local demo shop */
  readonly isOwn: boolean;
}

async function isOwnPage(page: URL, header: Element): Promise<boolean> {
  // The preview of the admin area.
  if (page.origin === window.location.origin) return true;
  if (mayTalkTo(page, header.getAttribute(OWN_DOMAINS)?.split(' ') ?? [])) return true;
  // Deployed, the widget is https.
  if (window.location.protocol !== 'http:') return false;
  const { isDemoShop } = await import('@harborline/domain/widget/demo-shop');
  return isDemoShop(page, window.location);
}

/** The page around the widget, as the address of the frame names it. */
async function findPageAround(header: Element): Promise<PageAround | null> {
  const given = new URLSearchParams(window.location.search).get('parentURL') ?? '';
  if (window.parent === window || !URL.canParse(given)) return null;
  const page = new URL(given);
  const isWeb = page.protocol === 'https:' || page.protocol === window.location.protocol;
  return isWeb ? { origin: page.origin, isOwn: await isOwnPage(page, header) } : null;
}

/** What the first page takes without scrolling; other pages take all there is. */
function wantedHeight(): number {
  const home = document.querySelector('.w-home');
  if (home === null) return FULL_HEIGHT;
  return Math.min(FULL_HEIGHT, Math.ceil(home.getBoundingClientRect().bottom + window.scrollY));
}

/** Of the pages around it, a chat shows the team those of this visit (D-63). */
function notePage({ url, title }: { readonly url: string; readonly title: string }): void {
  notePageAround(url);
  void import('../../../shared/frame/visits').then(
    ({ noteVisit }) => noteVisit({ at: Date.now(), url, title }),
    (error: unknown) => report('visit', error),
  );
}

/** What the visitor did there, too. */
function noteEvent(site: string, { at, name }: { readonly at: number; readonly name: string }): void {
  void import('../../../shared/frame/visitor-events').then(
    ({ noteVisitorEvent }) => noteVisitorEvent(site, { at, name }),
    (error: unknown) => report('visitor-event', error),
  );
}

function take(data: unknown, { origin, isOwn }: PageAround): void {
  const message = readToWidget(data);
  if (message?.harborline === 'page') document.documentElement.dataset.bridged = '';
  // Of a foreign page, it is enough that somebody there hears when the widget closes.
  if (message === null || !isOwn) return;
  if (message.harborline === 'prefill') {
    const { name, email, message: text } = message;
    notePrefill({ name, email, message: text });
  }
  if (message.harborline === 'identify') noteIdentity(message.token);
  if (message.harborline === 'event') noteEvent(origin, message);
  if (message.harborline !== 'page') return;
  // What it calls its address has to be one of its own.
  if (URL.canParse(message.url) && new URL(message.url).origin === origin) notePage(message);
}

/** Closes on its button, and on Escape unless that empties a field or was for something else. */
function closeOnRequest(close: () => void): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest(`[${CLOSES}]`) === null) return;
    event.preventDefault();
    close();
  });
  document.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const isTyped = target instanceof HTMLInputElement && target.value !== '';
    if (key === 'Escape' && !defaultPrevented && !isTyped) close();
  });
}

function connect(page: PageAround): void {
  const { origin, isOwn } = page;
  const post = (message: FromWidget) => window.parent.postMessage(message, origin);
  window.addEventListener('message', (event) => {
    if (event.source === window.parent && event.origin === origin) take(event.data, page);
  });
  if (isOwn) noteListener(post);
  closeOnRequest(() => post({ harborline: 'close' }));
  post({ harborline: 'ready' });
  const isToolbar = document.querySelector('.w-home') !== null && isCompactWidget(window.location.search);
  post({ harborline: 'compact', isCompact: isToolbar });
  // While the frame is hidden, nothing has a size.
  const tellSize = () => window.innerWidth > 0 && post({ harborline: 'size', amount: wantedHeight() });
  tellSize();
  window.addEventListener('resize', tellSize);
}

let hasBegun = false;

/**
 * Connects the widget with the page around it, once its header is there: the page learns that this document listens, when
 * it is closed and how high it is. Nothing is sent to, or taken from, any other window or origin (D-94).
 */
export async function connectFrame(): Promise<void> {
  const header = document.querySelector(`[${OWN_DOMAINS}]`);
  if (header === null || hasBegun) return;
  hasBegun = true;
  const page = await findPageAround(header);
  if (page !== null) connect(page);
}
