import * as z from 'zod/mini';
import { IMPORT_TEXTS } from '../texts/import';
import type { ImportNote, SourceCategory } from './import-source';
import { generalCategory } from './read-folder';

/** Ids are numbers in one product and texts in the other. */
export const itemId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((id) => String(id)),
);

/** An id that may be missing or null; '' then. */
export const optionalId = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.number()]))),
  z.transform((id) => (id === undefined || id === null ? '' : String(id))),
);

/** A text that may be missing or null; '' then. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text) => text ?? ''),
);

export const optionalNumber = z.pipe(
  z.optional(z.nullable(z.number())),
  z.transform((number) => number ?? null),
);

interface ParsedItems<Item> {
  readonly items: readonly Item[];
  readonly notes: readonly ImportNote[];
}

/** How the report names an item that cannot be read. */
function labelOf(value: unknown, index: number): string {
  const named = z.looseObject({ title: optionalText, name: optionalText }).safeParse(value);
  return (named.success && (named.data.title || named.data.name)) || `#${index + 1}`;
}

/** Reads each item by itself, so that a bad one costs nothing else. An id counts once: lists of pages may overlap. */
export function parseItems<Schema extends z.ZodMiniType<{ id: string }>>(
  schema: Schema,
  values: readonly unknown[],
): ParsedItems<z.output<Schema>> {
  const items = new Map<string, z.output<Schema>>();
  const notes: ImportNote[] = [];
  for (const [index, value] of values.entries()) {
    const parsed = schema.safeParse(value);
    if (parsed.success) items.set(parsed.data.id, items.get(parsed.data.id) ?? parsed.data);
    else {
      const problem = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
      notes.push({
        subject: labelOf(value, index),
        outcome: 'refused',
        reason: IMPORT_TEXTS.badItem(problem),
      });
    }
  }
  return { items: [...items.values()], notes };
}

/** Categories whose parent is missing move to the top, and those that are each other's parents do, too. */
export function withoutLostParents(categories: readonly SourceCategory[]): SourceCategory[] {
  const byId = new Map(categories.map((category) => [category.sourceId, category]));
  const known = new Map<string, boolean>();
  /** Looks at each category once, however deep they are nested. */
  const reachesTop = ({ sourceId }: SourceCategory): boolean => {
    const seen = new Set<string>();
    let id = sourceId;
    while (byId.has(id) && !known.has(id) && !seen.has(id)) {
      seen.add(id);
      id = byId.get(id)?.parentSourceId ?? '';
    }
    const reaches = id === '' || known.get(id) === true;
    for (const one of seen) known.set(one, reaches);
    return known.get(sourceId) === true;
  };
  return categories.map((category) =>
    reachesTop(category) ? category : { ...category, parentSourceId: '' },
  );
}

interface Placed<Article> {
  readonly articles: readonly Article[];
  readonly categories: readonly SourceCategory[];
  readonly notes: readonly ImportNote[];
}

/** Puts articles without a category, or with one that the export lacks, into the general one. */
export function placeArticles<Article extends { readonly categorySourceId: string; readonly label: string }>(
  articles: readonly Article[],
  categories: readonly SourceCategory[],
): Placed<Article> {
  const known = new Set(categories.map(({ sourceId }) => sourceId));
  const general = generalCategory();
  const isLost = ({ categorySourceId }: Article) => !known.has(categorySourceId);
  const lost = articles.filter(isLost);
  return {
    articles: articles.map((article) =>
      isLost(article) ? { ...article, categorySourceId: general.sourceId } : article,
    ),
    categories: lost.length === 0 ? categories : [...categories, general],
    notes: lost.map(({ label }) => ({
      subject: label,
      outcome: 'changed',
      reason: IMPORT_TEXTS.categoryMissing(general.title),
    })),
  };
}
