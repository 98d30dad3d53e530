import { htmlToText } from '../search/html-to-text';

const DESCRIPTION_LENGTH = 155;

const BLOCK_TAG =
  /<\/?(?:address|blockquote|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^<>]*>/gi;
/** Stands between blocks while tags become text; of those characters that mean nothing. */
const BLOCK_END = '\uE000';
const ENDS_ITSELF = /[.!?…:;,。！？][)\]"'”’»]*$/u;

/** The blocks of a text in one line. A heading, or an item of a list, does not run into what follows it. */
function inOneLine(html: string): string {
  const blocks = htmlToText(html.replace(BLOCK_TAG, `$&${BLOCK_END}`))
    .split(BLOCK_END)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return blocks
    .map((block, at) => (at === blocks.length - 1 || ENDS_ITSELF.test(block) ? block : `${block} ·`))
    .join(' ');
}

/** The beginning of an article, cut at a word to the length that search engines show. */
export function descriptionOf(html: string): string {
  const text = inOneLine(html.slice(0, DESCRIPTION_LENGTH * 10));
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/(?:\s+·)?\s+\S*$/, '')}…`;
}
