import { htmlToText } from '../search/html-to-text';

const DESCRIPTION_LENGTH = 155;

/** The beginning of an article, cut at a word to the length that search engines show. */
export function descriptionOf(html: string): string {
  const text = htmlToText(html.slice(0, DESCRIPTION_LENGTH * 10));
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
