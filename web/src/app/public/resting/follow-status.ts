import { report } from '../../../shared/config/report';
import { whileVisible } from '../../../shared/events/while-visible';
import { contentJson, isOfThisBuild, replaceContent } from '../rendered-content';
import { replaceParts } from './replace-parts';

/** As long as caches keep a page. */
const EVERY_MS = 30_000;
const LIMIT_MS = 15_000;

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
const TRANSLATED = '<div id="root" data-translated>';

/** The page's HTML as it is now; null if it could not be had. Without a change, the browser has kept it (ETag). */
async function readPage(): Promise<string | null> {
  const { pathname, search } = window.location;
  const answer = await fetch(pathname + search, { signal: AbortSignal.timeout(LIMIT_MS) });
  return answer.ok || answer.status === 404 ? answer.text() : null;
}

const overallText = (): string => document.querySelector('.status-banner h2')?.textContent ?? '';

/** What tells screen readers of a change. */
const announcement = () => document.querySelector('.status-announcement');

function announce(text: string): void {
  const element = announcement();
  if (element !== null) element.textContent = text;
}

/** Shows what the HTML of the page says now, and notes its data for the app that will continue the page. */
function showPage(html: string, json: string): void {
  const [, source = ''] = MAIN.exec(html) ?? [];
  // The content alone: the content policy of this page would have the browser report styles of a whole document.
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  const main = document.querySelector('main');
  const before = overallText();
  const [shown, next] = [main, body].map((holder) => holder?.querySelector('.status-page') ?? null);
  if (shown && next) replaceParts(shown, next);
  else main?.replaceChildren(...body.childNodes);
  document.querySelector('#root')?.toggleAttribute('data-translated', html.includes(TRANSLATED));
  replaceContent(json);
  const after = overallText();
  if (after !== before) announce(after);
}

/**
 * Keeps a status page current that is not hydrated: as long as the tab is visible, it is asked for at its own address.
 * @returns a function that ends it
 */
export function followStatus(): () => void {
  let isOver = false;
  let known = '';
  const follow = async () => {
    const html = navigator.onLine ? await readPage() : null;
    const json = html === null ? null : contentJson(html);
    // Without data it is the page's static form: the server cannot make the page at the moment.
    if (isOver || html === null || json === null || html === known) return;
    known = html;
    if (isOfThisBuild(html)) showPage(html, json);
    else window.location.reload();
  };
  const stop = whileVisible(EVERY_MS, () => {
    follow().catch((error: unknown) => report('not-refreshed', error));
  });
  return () => {
    isOver = true;
    stop();
    announce('');
  };
}
