import { readFromWidget, type ToWidget } from '@harborline/domain/widget/bridge';
import type { HarborlineCall, HarborlineEvent } from '../../public/loader';
import { widgetDom } from './widget-dom';

/** A call of any kind. */
type Call = Pick<HarborlineCall, 'do' | 'library'> & {
  readonly event?: HarborlineEvent;
  readonly listener?: () => void;
  readonly name?: string;
};

/**
 * Puts the widget of a library on the page (D-94). Nothing but this script is loaded before the visitor turns to the
 * launcher.
 * @param source the script's element, whose address names the help center
 * @returns a function that carries out a call
 */
export function startWidget(source: HTMLScriptElement): (call: Call) => void {
  const { origin } = new URL(source.src);
  const { library, compact, label = 'Help' } = source.dataset;
  const [host, button, panel] = widgetDom(source.dataset, label);
  const told: Record<string, object> = {};
  let frame: HTMLIFrameElement | undefined;
  let events = 0;
  let isOpen: boolean | undefined;
  let before: HTMLElement | null | undefined;
  // The tab keeps how many answers its visitor has not seen, so that a reload need ask for nothing.
  let kept: Record<string, string> = {};
  try {
    kept = sessionStorage;
  } catch {
    // Where the browser refuses it, a reload forgets them.
  }
  // What happens inside the closed root is heard nowhere else, so the panel carries the page's listeners.
  const tell = (event: HarborlineEvent) => panel.dispatchEvent(new Event(event));
  /** Once the frame listens: each of its documents begins anew. */
  const tellAll = () => {
    told.page = { harborline: 'page', url: location.href, title: document.title } satisfies ToWidget;
    for (const key in told) panel.className && frame?.contentWindow?.postMessage(told[key], origin);
  };

  const load = () => {
    if (frame) return;
    frame = document.createElement('iframe');
    frame.title = label;
    // An origin has nothing that a query would have to escape.
    frame.src = `${origin}/widgetAdvanced/${library}?${compact === 'true' ? 'hc=1&' : ''}parentURL=${location.origin}`;
    panel.append(frame);
  };
  const show = (isWanted: boolean) => {
    if (isOpen === isWanted) return;
    isOpen = isWanted;
    if (isOpen) {
      load();
      delete kept[origin + library];
      // Whatever can have the focus can get it.
      before = document.activeElement as HTMLElement | null;
    }
    panel.hidden = !isOpen;
    button.ariaExpanded = `${isOpen}`;
    button.textContent = isOpen ? '×' : (kept[origin + library] ?? '?');
    (isOpen ? frame : before === host ? button : before)?.focus();
    tellAll();
    tell(isOpen ? 'open' : 'close');
  };

  // Nobody listens yet.
  show(false);
  button.onfocus = button.onpointerenter = load;
  button.onclick = () => show(!isOpen);
  // After a shutdown, these find nothing to do.
  addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
  // Pages change their title a moment after their address. Every byte counts here: each site loads this script.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(tellAll, 600));
  addEventListener('message', (event) => {
    const isFrame = event.source === frame?.contentWindow && event.origin === origin;
    const { harborline, amount } = readFromWidget(isFrame && event.data);
    if (harborline === 'close') show(false);
    // The styles keep it within the window.
    if (harborline === 'size') host.style.setProperty('--height', `${amount}px`);
    if (harborline === 'unread' && !isOpen) button.textContent = kept[origin + library] = `${amount}`;
    // The visitor has agreed. What cannot be loaded is the widget's to report; `load` finds nothing to do.
    if (harborline === 'cobrowse') import(/* @vite-ignore */ `${origin}/cobrowse.js`).catch(load);
    if (harborline !== 'ready') return;
    panel.className = 'ready';
    tellAll();
    tell('ready');
  });

  return ({ do: action, library: wanted = library, event = '', listener = load, ...known }) => {
    if (wanted !== library || !host.isConnected) return;
    if (action === 'toggle') show(!isOpen);
    if (action === 'open') show(true);
    if (action === 'close') show(false);
    if (action === 'on') panel.addEventListener(event, listener);
    if (action === 'off') panel.removeEventListener(event, listener);
    if (action === 'prefill' || action === 'identify') told[action] = { harborline: action, ...known };
    // The last ten. Every document of the frame hears them again, and knows them by their times.
    if (action === 'event') told[events++ % 10] = { harborline: action, name: known.name, at: Date.now() };
    if (action === 'shutdown') host.remove();
    tellAll();
  };
}
