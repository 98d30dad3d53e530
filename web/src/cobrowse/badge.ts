import { BADGE_CLASS } from '../shared/screenshare/badge-class';

const STYLES =
  ':host{all:initial;position:fixed;z-index:999999999;inset:8px 8px auto;display:flex;justify-content:center;pointer-events:none}' +
  'p{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin:0;padding:6px 8px 6px 16px;border-radius:22px;background:#8a1c1c;color:#fff;font:600 14px/1.4 system-ui;box-shadow:0 2px 12px #0006;pointer-events:auto}' +
  'button{min-height:32px;padding:0 12px;border:1px solid #fff;border-radius:16px;background:none;color:inherit;font:inherit;cursor:pointer}';

/** Shows the visitor that the page is seen, with a way to end it, beyond the reach of the page's styles. */
export function showBadge(
  { notice, stop }: { readonly notice: string; readonly stop: string },
  onStop: () => void,
): HTMLElement {
  const host = document.createElement('div');
  host.dataset.private = '';
  host.className = BADGE_CLASS;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  const root = host.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = [sheet];
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.textContent = stop;
  button.onclick = onStop;
  line.append(notice, button);
  root.append(line);
  document.documentElement.append(host);
  return host;
}
