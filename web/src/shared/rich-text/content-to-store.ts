import { sanitiseHtml } from '../html/sanitise';
import { tidyHtml } from './tidy-html';

function holderOf(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.append(sanitiseHtml(html));
  return holder;
}

/** Sanitises stored HTML for the editor: browsers write articles directly, so nothing has cleaned it yet (D-15). */
export const contentToEdit = (html: string): string => holderOf(html).innerHTML;

/** Sanitises the editor's HTML for storing (D-15). An empty document is ''. */
export function contentToStore(html: string): string {
  const holder = holderOf(tidyHtml(html));
  const isEmpty =
    holder.textContent.trim() === '' && holder.querySelector('img, iframe, video, audio, hr, table') === null;
  return isEmpty ? '' : holder.innerHTML;
}
