const STYLES = `:host{all:initial;position:fixed;z-index:2147483000;bottom:20px}
button{width:56px;height:56px;border:0;border-radius:50%;background:#33475b;color:#fff;font:700 26px system-ui}
div{position:absolute;bottom:68px;width:min(360px,100vw - 40px);height:min(var(--height,600px),100dvh - 108px);border-radius:14px;overflow:hidden;box-shadow:0 2px 20px #0005}
[hidden]{display:none}
iframe{border:0;width:100%;height:100%}`;

/** The launcher and the room for the frame, in a closed shadow root that the page's styles do not reach. */
export interface WidgetDom {
  readonly host: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** Builds them without a style element, which a page's content policy would refuse, and without touching its layout. */
export function widgetDom({ position, color = '', launcher }: DOMStringMap, label: string): WidgetDom {
  const host = document.createElement('div');
  const button = document.createElement('button');
  const panel = document.createElement('div');
  const side = position === 'left' ? position : 'right';
  host.style[side] = '20px';
  panel.style[side] = '0';
  button.style.background = color;
  button.textContent = '?';
  button.ariaLabel = label;
  button.ariaExpanded = 'false';
  button.hidden = launcher === 'hidden';
  panel.hidden = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [sheet];
  root.append(panel, button);
  document.documentElement.append(host);
  return { host, button, panel };
}
