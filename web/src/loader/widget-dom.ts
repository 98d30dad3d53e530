// Without the line breaks of a template, and in the order that compresses best: every byte counts here.
const STYLES =
  'div{background:#fff;border-radius:20px;bottom:68px;box-shadow:0 0 20px #888;width:min(360px,90vw);position:absolute;overflow:hidden;height:min(var(--height,600px),100dvh - 108px)}' +
  'button{color:#fff;border-radius:50%;border:0;height:56px;width:56px;font:700 26px system-ui}' +
  ':host{all:initial;bottom:20px;z-index:999999999;position:fixed}' +
  'iframe{width:100%;border:0;height:100%}' +
  '@media(width<600px){.ready{width:auto;height:auto;border-radius:0;inset:env(safe-area-inset-top)0 env(safe-area-inset-bottom);position:fixed}}';

/** The launcher and the room for the frame, in a closed shadow root that the page's styles do not reach. */
export type WidgetDom = readonly [host: HTMLElement, button: HTMLButtonElement, panel: HTMLElement];

/** Builds them without a style element, which a page's content policy would refuse, and without touching its layout. */
export function widgetDom(
  { position = 'right', color = '#33475b', launcher }: DOMStringMap,
  label: string,
): WidgetDom {
  const host = document.createElement('div');
  const button = document.createElement('button');
  const panel = document.createElement('div');
  host.style.setProperty(position, '20px');
  panel.style.setProperty(position, '0');
  // What follows a light colour there is that of the sign.
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
