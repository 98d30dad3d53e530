const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  euro: '€',
};

function decodeEntity(match: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? match;
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : match;
}

const INVISIBLE = /<(script|style|template|noscript)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)\b[^<>]*>/gi;

// Tags always end at the next angle bracket: looking further would take quadratic time on hostile text.

/** The words of an article's HTML as one line, composed (NFC), for search and previews; never shown as HTML. */
export function htmlToText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(INVISIBLE, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[/!?a-z][^<>]*>/gi, ' ')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
