import { tidyHtml } from '../../rich-text/tidy-html';

const LINES =
  'p, h1, h2, h3, h4, h5, h6, li, tr, pre, div, blockquote, figure, figcaption, dt, dd, summary, br, hr, iframe';

const labelOf = (element: Element): string =>
  element.getAttribute('alt') ?? element.getAttribute('title') ?? element.getAttribute('src') ?? '';

/** A text line by line, for comparing; pictures and videos appear by their names. */
export function linesOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = tidyHtml(html);
  const { content } = template;
  for (const media of content.querySelectorAll('img, iframe, video')) media.before(`[${labelOf(media)}]`);
  for (const cell of content.querySelectorAll('td + td, th + th, th + td')) cell.prepend(' | ');
  for (const line of content.querySelectorAll(LINES)) {
    line.before('\n');
    line.after('\n');
  }
  return content.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
