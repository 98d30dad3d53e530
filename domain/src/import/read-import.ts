import * as z from 'zod/mini';
import { IMPORT_TEXTS } from '../texts/import';
import { acceptFiles } from './accept-files';
import { extensionOf } from './clean-path';
import { decodeText } from './decode-text';
import { IMPORT_LIMITS, type ImportSize } from './import-limits';
import type { ImportFile, ImportNote, ImportSource, RawSource } from './import-source';
import { readFolder } from './read-folder';
import { readIntercom } from './read-intercom';
import { readZendesk } from './read-zendesk';
import { resolveReferences } from './resolve-references';
import { orderSourceCategories, tidyArticle, tidyCategory } from './tidy-article';

const list = z.catch(z.array(z.unknown()), []);
const listsSchema = z.looseObject({
  categories: z.optional(list),
  sections: z.optional(list),
  collections: z.optional(list),
  articles: z.optional(list),
  /** lists of Intercom name their type in each item */
  data: z.optional(list),
});

interface ExportLists {
  readonly categories: unknown[];
  readonly sections: unknown[];
  readonly collections: unknown[];
  readonly articles: unknown[];
}

const typeOf = (value: unknown): string => {
  const parsed = z.looseObject({ type: z.string() }).safeParse(value);
  return parsed.success ? parsed.data.type : '';
};

/** Appends one by one: a call takes a limited number of arguments, and exports hold hundreds of thousands of articles. */
function append(list: unknown[], more: readonly unknown[] = []): void {
  for (const one of more) list.push(one);
}

/** Sorts the items of a list by what they say they are. */
function takeTyped(items: readonly unknown[], lists: ExportLists): void {
  for (const item of items) {
    if (typeOf(item) === 'article') lists.articles.push(item);
    if (typeOf(item) === 'collection' || typeOf(item) === 'section') lists.collections.push(item);
  }
}

/** Adds the lists in a JSON file. @returns whether there were any */
function takeLists(value: unknown, lists: ExportLists): boolean {
  const before = countOf(lists);
  if (Array.isArray(value)) {
    for (const page of value) if (typeOf(page) === '') takeLists(page, lists);
    takeTyped(value, lists);
  } else {
    const { success, data } = listsSchema.safeParse(value);
    if (!success) return false;
    append(lists.categories, data.categories);
    append(lists.sections, data.sections);
    append(lists.collections, data.collections);
    append(lists.articles, data.articles);
    takeTyped(data.data ?? [], lists);
  }
  return countOf(lists) > before;
}

const countOf = ({ categories, sections, collections, articles }: ExportLists): number =>
  categories.length + sections.length + collections.length + articles.length;

const sectionedSchema = z.looseObject({ section_id: z.union([z.number(), z.string(), z.null()]) });

/** Zendesk's articles name their section, Intercom's their parent. */
const isZendesk = ({ articles, categories }: ExportLists): boolean =>
  categories.length > 0 || articles.some((article) => sectionedSchema.safeParse(article).success);

function readJson({ bytes }: ImportFile): unknown {
  const decoded = bytes.length > IMPORT_LIMITS.exportBytes ? null : decodeText(bytes);
  if (decoded === null) throw new SyntaxError();
  return JSON.parse(decoded.text);
}

/** Why a JSON file is not part of an export; '' if it is. */
function refusalOfJson(file: ImportFile, lists: ExportLists): string {
  try {
    return takeLists(readJson(file), lists) ? '' : IMPORT_TEXTS.unknownJson;
  } catch {
    return IMPORT_TEXTS.brokenJson;
  }
}

const isJson = ({ path }: ImportFile): boolean => extensionOf(path) === 'json';

function readLists(lists: ExportLists): Omit<RawSource, 'files'> {
  const { collections, sections, articles } = lists;
  return isZendesk(lists)
    ? readZendesk(lists)
    : readIntercom({ collections: [...collections, ...sections], articles });
}

/** Reads an export if any JSON file is one, pages and pictures otherwise. */
function readFiles(files: readonly ImportFile[]): RawSource {
  const lists: ExportLists = { categories: [], sections: [], collections: [], articles: [] };
  const notes = files.filter(isJson).flatMap((file): ImportNote[] => {
    const reason = refusalOfJson(file, lists);
    return reason === '' ? [] : [{ subject: file.path, outcome: 'refused', reason }];
  });
  const others = files.filter((file) => !isJson(file));
  const bytesByPath = new Map(others.map(({ path, bytes }) => [path, bytes]));
  const read = countOf(lists) === 0 ? readFolder(others) : { ...readLists(lists), files: bytesByPath };
  return { ...read, notes: [...notes, ...read.notes] };
}

function tidied(raw: RawSource): RawSource {
  const articles = raw.articles.map(tidyArticle);
  const categories = raw.categories.map(tidyCategory);
  return {
    ...raw,
    articles: articles.map(({ value }) => value),
    categories: orderSourceCategories(categories.map(({ value }) => value)),
    notes: [
      ...raw.notes,
      ...categories.flatMap(({ notes }) => notes),
      ...articles.flatMap(({ notes }) => notes),
    ],
  };
}

/**
 * Reads what is to be imported: Markdown and HTML files with pictures, one zip of them, or the JSON export of Zendesk
 * Guide or Intercom, alone or in a zip with its pictures. Whatever cannot be read has its line in the notes and costs
 * nothing else.
 * @param limits what a zip may hold; the caller checks the size of loose files before it reads them
 */
export function readImport(files: readonly ImportFile[], limits: ImportSize = IMPORT_LIMITS): ImportSource {
  const accepted = acceptFiles(files, limits);
  const raw = readFiles(accepted.files);
  return resolveReferences(tidied({ ...raw, notes: [...accepted.notes, ...raw.notes] }));
}
