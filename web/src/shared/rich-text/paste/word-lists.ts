import { type FlatItem, nestItems } from './build-lists';
import { styleOf } from './style-of';

const LIST_STYLE = /^(\w+) +level(\d) +(\w+)/;
const NUMBER = /^\(?(?:(\d+)|([a-z]{1,5}))(?:[.)]|\.\d[\d.]*\)?)$/i;

const isMarker = (element: Element): boolean => styleOf(element).get('mso-list') === 'ignore';

/** Takes the bullet or the number out of a paragraph. */
function takeMarker(paragraph: Element): string | null {
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker);
  if (marker === undefined) return null;
  const text = (marker.textContent ?? '').trim();
  marker.remove();
  return text;
}

/** `type` and `start` of the list that begins with a number such as `3.`, `b)` or `iv.` */
function numbering([, digits, letters = '']: RegExpExecArray): FlatItem['attributes'] {
  if (digits !== undefined) return digits === '1' ? {} : { start: digits };
  const isRoman = /^[ivx]+$/i.test(letters) && !/^[vx]$/i.test(letters);
  const type = isRoman ? 'i' : 'a';
  return { type: letters === letters.toUpperCase() ? type.toUpperCase() : type };
}

function toItem(element: Element): FlatItem[] {
  const [, list = '', level = '', format = ''] =
    LIST_STYLE.exec(styleOf(element).get('mso-list') ?? '') ?? [];
  if (level === '') return [];
  const marker = takeMarker(element);
  if (/^H\d$/.test(element.tagName)) return [];
  const number = NUMBER.exec(marker ?? '');
  const isNumbered = marker === null ? element.className.includes('Number') : number !== null;
  return [
    {
      element,
      level: Number(level),
      tag: isNumbered ? 'ol' : 'ul',
      key: `${list} ${format}`,
      attributes: number === null ? {} : numbering(number),
    },
  ];
}

/** Word writes lists as paragraphs with a typed bullet or number. */
export function readWordLists(body: Element): void {
  nestItems(
    [...body.querySelectorAll('[style*="mso-list"]')].filter((one) => !isMarker(one)).flatMap(toItem),
  );
}

function toOnlineItem(row: Element): FlatItem {
  const list = row.parentElement;
  const start = list?.getAttribute('start') ?? '1';
  return {
    element: row,
    level: Number(row.getAttribute('data-aria-level') ?? 1),
    tag: list?.tagName === 'OL' ? 'ol' : 'ul',
    key: row.getAttribute('data-listid') ?? '',
    attributes: start === '1' ? {} : { start },
  };
}

/** Word on the web writes a list of its own, in a frame of its own, for each item. */
export function readOnlineLists(body: Element): void {
  const rows = [...body.querySelectorAll('li[data-aria-level]')];
  const items = rows.map(toOnlineItem);
  for (const list of new Set(rows.map((row) => row.parentElement))) {
    const frame = list?.parentElement?.className.includes('ListContainerWrapper') ? list.parentElement : list;
    frame?.replaceWith(...(list?.childNodes ?? []));
  }
  nestItems(items);
}

/** Lists directly in a list belong to the item before them; Google Docs writes them so. */
export function moveListsIntoItems(body: Element): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') {
      before.append(list);
      continue;
    }
    const item = document.createElement('li');
    list.replaceWith(item);
    item.append(list);
  }
}
