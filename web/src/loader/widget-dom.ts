// Without the line breaks of a template, and in the order that compresses best: every byte counts here.
const STYLES =
  ':host{all:initial;position:fixed;z-index:999999999;bottom:20px}' +
  'button{font:700 26px system-ui;border:0;width:56px;border-radius:50%;height:56px;color:#fff;background:#33475b}' +
  'div{overflow:hidden;height:min(var(--height,600px),100dvh - 108px);width:min(360px,90vw);position:absolute;bottom:68px;box-shadow:0 0 20px #888;border-radius:20px;background:#fff}' +
  'iframe{border:0;width:100%;height:100%}' +
  '@media(width<600px){.ready{position:fixed;inset:env(safe-area-inset-top)0 env(safe-area-inset-bottom);width:auto;height:auto;border-radius:0}}';

/** The launcher and the room for the frame, in a closed shadow root that the page's styles do not reach. */
export type WidgetDom = readonly [host: HTMLElement, button: HTMLButtonElement, panel: HTMLElement];

/** Builds them without a style element, which a page's content policy would refuse, and without touching its layout. */
export function widgetDom({ position, color, launcher }: DOMStringMap, label: string): WidgetDom {
  const host = document.createElement('div');
  const button = document.createElement('button');
  const panel = document.createElement('div');
  const side = position === 'left' ? position : 'right';
  host.style[side] = '20px';
  panel.style[side] = '0';
  // What follows a light colour there is that of the sign. Without any colour, nothing of this is valid.
  button.style = `background:${color}`;
  button.ariaLabel = label;
  button.hidden = launcher === 'hidden';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [sheet];
  root.append(panel, button);
  document.documentElement.append(host);
  return [host, button, panel];
}
