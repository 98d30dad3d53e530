export interface Findable {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly categoryId: string;
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function scoreOf(item: Findable, words: readonly string[], whole: string): number {
  const title = fold(item.title);
  const keywords = fold(item.keywords.join(' '));
  if (!words.every((word) => title.includes(word) || keywords.includes(word))) return 0;
  if (title.startsWith(whole)) return 3;
  return title.includes(whole) ? 2 : 1;
}

/**
 * Items whose title or keywords contain every typed word, also as parts of words, for lists that filter while
 * typing: titles starting with the text first, then those containing it. Accents and case are ignored.
 */
export function matchByWords<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  const whole = fold(typed).trim();
  const words = whole.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, words, whole) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.item.title.localeCompare(b.item.title))
    .map(({ item }) => item);
}
