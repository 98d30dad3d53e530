import { CHAT_OF } from '../../../features/conversation/chat/early-attributes';
import { readOwnChat } from '../../../features/conversation/chat/own-chat';
import { markUnreadNews, noteNewsRead } from '../../../features/widget/unread-news';
import { report } from '../../../shared/config/report';
import { RUNNING_CHAT } from '../../../shared/frame/frame-attributes';
import { PREVIEW_HASH } from '../../../shared/frame/preview-hash';
import { restsAlone } from '../rendered-content';
import { connectFrame } from './connect-frame';
import { framedPath } from './framed-path';

const onFailure = (error: unknown) => report('not-loaded', error);

const OUTSIDE = 'a[href]:not([target])';

/** Has what the widget does not show open in a tab of its own: other pages of ours refuse to be framed. */
function openOutsideLinksInTabs(): void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(OUTSIDE) : null;
    if (link === null || !/^https?:$/.test(link.protocol)) return;
    const isInside = link.origin === window.location.origin && framedPath(link.pathname) !== null;
    if (!isInside) Object.assign(link, { target: '_blank', rel: 'noopener' });
  };
  // Before any other listener takes the click.
  document.addEventListener('click', prepare, { capture: true });
}

async function showPreview(): Promise<void> {
  (await import('./preview-frame')).previewFrame();
}

/** Has the form work that the server rendered to start a chat, before anything large is there. */
async function startChatForm(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`form[${CHAT_OF}]`);
  if (form !== null) (await import('./early-chat')).startEarlyChat(form);
}

/**
 * Has the first page, which rests, follow what becomes known later: at once for whoever has a chat, else once the visitor
 * turns to it. Whoever only looks loads little, and reads nothing (S2.3-04).
 */
function followFirstPage(): void {
  const card = document.querySelector(`[${RUNNING_CHAT}]`);
  if (!restsAlone() || window.location.hash === PREVIEW_HASH) return;
  const over = new AbortController();
  const follow = () => {
    over.abort();
    import('./first-page').then((page) => page.followFirstPage()).catch(onFailure);
  };
  if (readOwnChat(card?.getAttribute(RUNNING_CHAT) ?? '') !== null) follow();
  else
    for (const sign of ['pointermove', 'touchstart', 'keydown'])
      window.addEventListener(sign, follow, { passive: true, signal: over.signal });
}

/** What works on a page of the widget before anything is hydrated, and afterwards as well. */
export function startFrame(pathname: string): void {
  const frame = framedPath(pathname);
  if (frame === null) return;
  const { libraryKey, child } = frame;
  if (child === 'news' || child === 'newsflashdetail') noteNewsRead(libraryKey);
  markUnreadNews(libraryKey);
  openOutsideLinksInTabs();
  // The first page has every byte counted.
  if (!restsAlone()) import('./focus-heading').then((page) => page.focusHeading()).catch(onFailure);
  if (window.location.hash === PREVIEW_HASH) showPreview().catch(onFailure);
  startChatForm().catch(onFailure);
  connectFrame().then(followFirstPage).catch(onFailure);
}
