import * as z from 'zod/mini';
import { IMPORT_TEXTS } from '../texts/import';
import { cleanPath, extensionOf, fileNameOf, isLeftBehind } from './clean-path';
import { decodeText } from './decode-text';
import { IMPORT_LIMITS, type ImportSize } from './import-limits';
import type { ImportFile, ImportNote, ImportSource, RawSource } from './import-source';
import { readFolder } from './read-folder';
import { readIntercom } from './read-intercom';
import { readZendesk } from './read-zendesk';
import { resolveReferences } from './resolve-references';
import { orderSourceCategories, tidyArticle, tidyCategory } from './tidy-article';
import { unpackZip } from './unpack-zip';

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

/** Takes away the one folder that holds everything else, as zips and folder choosers add it. */
function withoutWrapper(files: readonly ImportFile[], wrapper: string): ImportFile[] {
  const tops = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  const [top = ''] = tops;
  const isWrapper = tops.size === 1 && top !== '' && top.slice(0, -1) === wrapper;
  return isWrapper ? files.map(({ path, bytes }) => ({ path: path.slice(top.length), bytes })) : [...files];
}

interface Unpacked {
  readonly files: readonly ImportFile[];
  readonly notes: readonly ImportNote[];
}

function unpack(file: ImportFile, limits: ImportSize): Unpacked {
  try {
    const { files, notes } = unpackZip(file.bytes, limits);
    const wrapper = fileNameOf(file.path).replace(/\.zip$/i, '');
    return { files: withoutWrapper(files, wrapper), notes };
  } catch {
    return {
      files: [],
      notes: [{ subject: file.path, outcome: 'refused', reason: IMPORT_TEXTS.damagedZip }],
    };
  }
}

function accept(file: ImportFile): Unpacked {
  if (isLeftBehind(file.path)) return { files: [], notes: [] };
  const path = cleanPath(file.path);
  if (path !== null) return { files: [{ ...file, path }], notes: [] };
  return {
    files: [],
    notes: [{ subject: file.path, outcome: 'refused', reason: IMPORT_TEXTS.unsafePath }],
  };
}

/**
 * Reads what is to be imported: Markdown and HTML files with pictures, one zip of them, or the JSON export of Zendesk
 * Guide or Intercom, alone or in a zip with its pictures. Whatever cannot be read has its line in the notes and costs
 * nothing else.
 * @param limits what a zip may hold; the caller checks the size of loose files before it reads them
 */
export function readImport(files: readonly ImportFile[], limits: ImportSize = IMPORT_LIMITS): ImportSource {
  const [first] = files;
  const isZip = files.length === 1 && first !== undefined && extensionOf(first.path) === 'zip';
  const parts = isZip ? [unpack(first, limits)] : files.map(accept);
  const raw = readFiles(parts.flatMap((part) => part.files));
  const notes = [...parts.flatMap((part) => part.notes), ...raw.notes];
  return resolveReferences(tidied({ ...raw, notes }));
}
