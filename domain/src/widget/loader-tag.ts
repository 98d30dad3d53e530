import { contrastRatio } from '../help-center/theme-color';
import { escapeHtml } from '../html/escape';

/** What the loader reads from its own tag (D-94, D-95). */
export interface LoaderSettings {
  /** scheme and host of the help center */
  readonly origin: string;
  readonly libraryKey: string;
  /** of the launcher, a hex colour */
  readonly color: string;
  readonly position: 'left' | 'right';
  readonly launcher: 'shown' | 'hidden';
  /** '' leaves the loader's own word */
  readonly label: string;
}

/** The least contrast of text according to WCAG 2 AA. */
const READABLE = 4.5;

/** The colour of the launcher's sign: white, which it is anyway, or black on what is too light for that. */
export const launcherInk = (color: string): '#fff' | '#000' =>
  contrastRatio('#ffffff', color) >= READABLE ? '#fff' : '#000';

/** The line of HTML that puts the widget on a site. What is as the loader has it anyway is left out. */
export function loaderTag({ origin, libraryKey, color, position, launcher, label }: LoaderSettings): string {
  const settings: Readonly<Record<string, string>> = {
    library: libraryKey,
    color: launcherInk(color) === '#fff' ? color : `${color};color:#000`,
    position: position === 'left' ? position : '',
    launcher: launcher === 'hidden' ? launcher : '',
    label: label.trim(),
  };
  const attributes = Object.entries(settings)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script async src="${escapeHtml(origin)}/loader.js"${attributes.join('')}></script>`;
}
