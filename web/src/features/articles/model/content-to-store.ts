import { sanitiseHtml } from '../../../shared/html/sanitise';
import { tidyHtml } from './tidy-html';

/** HTML of the editor as it may be stored: what the sanitiser leaves of it (D-15). An empty document is ''. */
export function contentToStore(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitiseHtml(tidyHtml(html)));
  const isEmpty =
    holder.textContent.trim() === '' && holder.querySelector('img, iframe, video, audio, hr, table') === null;
  return isEmpty ? '' : holder.innerHTML;
}
