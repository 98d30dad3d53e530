import { LIMITS } from '../limits';
import { clip, oneLine } from '../text/clip';
import { IMPORT_TEXTS } from '../texts/import';
import type { ImportNote, RawArticle, SourceCategory } from './import-source';

interface Tidied<Value> {
  readonly value: Value;
  readonly notes: readonly ImportNote[];
}

const changed = (subject: string, reason: string): ImportNote => ({ subject, outcome: 'changed', reason });

/** Characters as the rules count them are code points; units are never fewer, so a clipped text always fits. */
const fits = (text: string, limit: number): boolean => text.length <= limit;

/** An article as the product can store it: title and keywords within their limits. */
export function tidyArticle(article: RawArticle): Tidied<RawArticle> {
  const title = oneLine(article.title) || IMPORT_TEXTS.untitled;
  const wanted = [...new Set(article.keywords.map(oneLine).filter((keyword) => keyword !== ''))];
  const keywords = wanted.filter((keyword) => fits(keyword, LIMITS.keyword)).slice(0, LIMITS.articleKeywords);
  const notes = [
    ...(fits(title, LIMITS.articleTitle) ? [] : [changed(article.label, IMPORT_TEXTS.titleCut)]),
    ...(keywords.length === wanted.length ? [] : [changed(article.label, IMPORT_TEXTS.keywordsCut)]),
  ];
  return { value: { ...article, title: clip(title, LIMITS.articleTitle).trim(), keywords }, notes };
}

/** A category as the product can store it. */
export function tidyCategory(category: SourceCategory): Tidied<SourceCategory> {
  const title = oneLine(category.title) || IMPORT_TEXTS.untitled;
  const description = oneLine(category.description);
  const notes = [
    ...(fits(title, LIMITS.categoryTitle) ? [] : [changed(title, IMPORT_TEXTS.titleCut)]),
    ...(fits(description, LIMITS.categoryDescription) ? [] : [changed(title, IMPORT_TEXTS.descriptionCut)]),
  ];
  const value = {
    ...category,
    title: clip(title, LIMITS.categoryTitle).trim(),
    description: clip(description, LIMITS.categoryDescription).trim(),
    icon: fits(category.icon, LIMITS.categoryIcon) ? category.icon : '',
  };
  return { value, notes };
}

/** Siblings in the order of their source; those without one follow by title. */
function compareSiblings(one: SourceCategory, other: SourceCategory): number {
  const [first, second] = [one.order ?? Number.MAX_VALUE, other.order ?? Number.MAX_VALUE];
  return first - second || one.title.localeCompare(other.title, 'en', { numeric: true });
}

/** Orders categories so that parents precede their children and siblings stand in their order. */
export function orderSourceCategories(categories: readonly SourceCategory[]): SourceCategory[] {
  const childrenOf = new Map<string, SourceCategory[]>();
  for (const category of categories) {
    const siblings = childrenOf.get(category.parentSourceId) ?? [];
    siblings.push(category);
    childrenOf.set(category.parentSourceId, siblings);
  }
  const lastFirst = (parentSourceId: string) =>
    (childrenOf.get(parentSourceId) ?? []).sort(compareSiblings).reverse();
  const ordered: SourceCategory[] = [];
  const left = lastFirst('');
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    ordered.push(next);
    // One by one: a call takes a limited number of arguments.
    for (const child of lastFirst(next.sourceId)) left.push(child);
  }
  return ordered;
}
