import { LIMITS } from '../limits';
import { htmlToText } from '../search/html-to-text';
import { clip, oneLine } from '../text/clip';

const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const LIST_TAG = /<(\/?)(li|[uo]l)\b[^<>]*>/gi;
const HEADING = /<(h[1-6])\b[^<>]*>([\s\S]*?)(?=<\/\1|<h[1-6]\b|$)/gi;

/** The HTML of each list item, without the lists inside it; an item that is never closed ends with its list. */
function listItems(html: string): string[] {
  const items: string[] = [];
  const openItems: number[] = [];
  /** for each open list, how many items are open around it */
  const openLists: number[] = [];
  let from = 0;
  const takeUntil = (end: number) => {
    const item = openItems.at(-1);
    if (item !== undefined) items[item] += ` ${html.slice(from, end)}`;
  };
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(LIST_TAG)) {
    takeUntil(index);
    from = index + tag.length;
    const isItem = name?.toLowerCase() === 'li';
    if (isItem || slash === '/') {
      openItems.length = Math.min(openItems.length, (isItem ? openLists.at(-1) : openLists.pop()) ?? 0);
    }
    if (slash === '/') continue;
    if (isItem) openItems.push(items.push('') - 1);
    else openLists.push(openItems.length);
  }
  takeUntil(html.length);
  return items;
}

const headings = (html: string): string[] => [...html.matchAll(HEADING)].map(([, , inner = '']) => inner);

const shortened = (text: string): string =>
  text.length > LIMITS.checklistStep ? `${clip(text, LIMITS.checklistStep - 1)}…` : text;

const stepsOf = (parts: readonly string[]): string[] =>
  parts.map((part) => shortened(oneLine(htmlToText(part)))).filter((text) => text !== '');

/**
 * The steps of an SOP as plain text, in their order: the items of its lists, those of inner lists after the item that
 * holds them; without any, its headings. At most `LIMITS.checklistSteps`; none for a text that has neither.
 * @param html may be hostile: what comes out is text, to be shown as text
 */
export function checklistSteps(html: string): string[] {
  const visible = html.replace(HIDDEN, ' ');
  const items = stepsOf(listItems(visible));
  return (items.length > 0 ? items : stepsOf(headings(visible))).slice(0, LIMITS.checklistSteps);
}
