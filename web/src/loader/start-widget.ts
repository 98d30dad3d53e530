import { readFromWidget, type ToWidget } from '@harborline/domain/widget/bridge';
import type { HarborlineCall, HarborlineEvent } from '../../public/loader';
import { widgetDom } from './widget-dom';

/**
 * Puts the widget of a library on the page (D-94). Nothing but this script is loaded before the visitor turns to the
 * launcher.
 * @param source the script's element, whose address names the help center
 * @returns what carries out a call
 */
export function startWidget(source: HTMLScriptElement): (call: HarborlineCall) => void {
  const { origin } = new URL(source.src);
  const { library, compact, label = 'Help' } = source.dataset;
  const [host, button, panel] = widgetDom(source.dataset, label);
  const told: Record<string, object> = {};
  let frame: HTMLIFrameElement | undefined;
  let events = 0;
  let isOpen: boolean | undefined;
  let before: HTMLElement | null | undefined;

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
      // Whatever can have the focus can get it.
      before = document.activeElement as HTMLElement | null;
    }
    panel.hidden = !isOpen;
    button.ariaExpanded = `${isOpen}`;
    button.textContent = isOpen ? '×' : '?';
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
    const message = isFrame && readFromWidget(event.data);
    if (!message) return;
    if (message.harborline === 'close') show(false);
    // The styles keep it within the window.
    if (message.harborline === 'size') host.style.setProperty('--height', `${message.amount}px`);
    if (message.harborline === 'unread') button.textContent = isOpen ? '×' : `${message.amount}`;
    // The visitor has agreed. What cannot be loaded is the widget's to report; `load` finds nothing to do.
    if (message.harborline === 'cobrowse') import(/* @vite-ignore */ `${origin}/cobrowse.js`).catch(load);
    if (message.harborline !== 'ready') return;
    panel.className = 'ready';
    tellAll();
    tell('ready');
  });

  return (call) => {
    if ((call.library ?? library) !== library || !host.isConnected) return;
    if (call.do === 'toggle') show(!isOpen);
    if (call.do === 'open') show(true);
    if (call.do === 'close') show(false);
    if ('listener' in call)
      panel[call.do === 'on' ? 'addEventListener' : 'removeEventListener'](call.event, call.listener);
    if (call.do === 'prefill' || call.do === 'identify') {
      const { do: harborline, library: _, ...known } = call;
      told[harborline] = { harborline, ...known };
      tellAll();
    }
    // The last ten. Every document of the frame hears them again, and knows them by their times.
    if (call.do === 'event') {
      told[events++ % 10] = { harborline: call.do, name: call.name, at: Date.now() };
      tellAll();
    }
    if (call.do === 'shutdown') host.remove();
  };
}
