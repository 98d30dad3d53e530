import { Marked } from 'marked';
import { IMPORT_TEXTS } from '../texts/import';
import { readArticleHtml } from './article-html';
import { fileNameOf, folderOf } from './clean-path';
import { decodeText } from './decode-text';
import { isMarkdown, isPage, isPicture } from './file-types';
import { type FrontMatter, splitFrontMatter } from './front-matter';
import { IMPORT_LIMITS } from './import-limits';
import type { ImportFile, ImportNote, RawArticle, RawSource, SourceCategory } from './import-source';
import { showsNothing } from './shows-nothing';

/** Describes the category of its folder: title, description, icon and order in its front matter. */
const CATEGORY_FILE = '_category.md';

const marked = new Marked({ gfm: true, async: false });

/** `01-getting-started` is the first, called 'Getting started'. */
export function nameOf(segment: string): { readonly title: string; readonly order: number | null } {
  const [, number, rest = ''] = /^(?:(\d{1,4})[-_. ]+)?(.*)$/s.exec(segment) ?? [];
  const words = rest.replace(/[-_]+/g, ' ').trim();
  return {
    title: words.charAt(0).toUpperCase() + words.slice(1),
    order: number === undefined ? null : Number(number),
  };
}

/** What becomes of one file. */
interface FileResult {
  readonly article?: RawArticle;
  readonly matter?: FrontMatter;
  readonly notes: readonly ImportNote[];
}

const refused = (subject: string, reason: string): FileResult => ({
  notes: [{ subject, outcome: 'refused', reason }],
});

const changed = (subject: string, reason: string): ImportNote => ({ subject, outcome: 'changed', reason });

export interface PageText {
  readonly matter: FrontMatter;
  readonly body: string;
  readonly notes: readonly ImportNote[];
}

/** A page's front matter and text; null if it is no text. */
function readPage({ path, bytes }: ImportFile): PageText | null {
  const decoded = decodeText(bytes);
  if (decoded === null) return null;
  const { matter, body, problem } = splitFrontMatter(decoded.text);
  const notes = [
    ...(decoded.isGuess ? [changed(path, IMPORT_TEXTS.guessedEncoding)] : []),
    ...(problem === '' ? [] : [changed(path, IMPORT_TEXTS.brokenFrontMatter(problem))]),
    ...matter.badDates.map((date) => changed(path, IMPORT_TEXTS.badDate(date))),
  ];
  return { matter, body, notes };
}

/** Markdown as HTML, which is not sanitised. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false });

const toHtml = (path: string, body: string): string => (isMarkdown(path) ? markdownToHtml(body) : body);

function readArticle(file: ImportFile): FileResult {
  const { path } = file;
  if (file.bytes.length > IMPORT_LIMITS.articleBytes) return refused(path, IMPORT_TEXTS.fileTooLarge);
  const page = readPage(file);
  if (page === null) return refused(path, IMPORT_TEXTS.notText);
  const { matter, body, notes } = page;
  const named = nameOf(fileNameOf(path).replace(/\.[^.]+$/, ''));
  const read = readArticleHtml(toHtml(path, body), matter.title);
  if (showsNothing(read.html)) return refused(path, IMPORT_TEXTS.emptyArticle);
  const article: RawArticle = {
    sourceId: path,
    base: path,
    label: path,
    title: read.title || named.title,
    html: read.html,
    keywords:
      matter.keywords.length > 0 ? matter.keywords : read.keywords.split(',').map((one) => one.trim()),
    isPublished: matter.isPublished ?? true,
    categorySourceId: folderOf(path),
    createdMs: matter.createdMs,
    updatedMs: matter.updatedMs ?? matter.createdMs,
  };
  return { article, matter, notes };
}

function readArticleSafely(file: ImportFile): FileResult {
  try {
    return readArticle(file);
  } catch {
    return refused(file.path, IMPORT_TEXTS.brokenHtml);
  }
}

/** A folder and those above it, the highest first. */
const foldersAbove = (folder: string): string[] =>
  folder === '' ? [] : [...foldersAbove(folderOf(folder)), folder];

function categoryOf(folder: string, page: PageText | null): SourceCategory {
  const named = nameOf(fileNameOf(folder));
  return {
    sourceId: folder,
    title: page?.matter.title || named.title || IMPORT_TEXTS.untitled,
    description: page?.matter.description ?? '',
    icon: page?.matter.icon ?? '',
    parentSourceId: folderOf(folder),
    order: page?.matter.order ?? named.order,
  };
}

/** The category of articles that are in no folder. */
export const generalCategory = (): SourceCategory => ({
  sourceId: '.',
  title: IMPORT_TEXTS.generalCategory,
  description: '',
  icon: '',
  parentSourceId: '',
  order: null,
});

/** The category of each folder that has articles, in itself or below. */
function categoriesOf(
  articles: readonly RawArticle[],
  pages: ReadonlyMap<string, PageText>,
): SourceCategory[] {
  const folders = new Set(articles.flatMap(({ categorySourceId }) => foldersAbove(categorySourceId)));
  const hasLoose = articles.some(({ categorySourceId }) => categorySourceId === '');
  return [
    ...(hasLoose ? [generalCategory()] : []),
    ...[...folders].map((folder) => categoryOf(folder, pages.get(folder) ?? null)),
  ];
}

const isCategoryFile = ({ path }: ImportFile): boolean => fileNameOf(path).toLowerCase() === CATEGORY_FILE;

function readFolderPages(files: readonly ImportFile[]): Map<string, PageText> {
  const pages = files.flatMap((file) => {
    const page = readPage(file);
    return page === null ? [] : [[folderOf(file.path), page] as const];
  });
  return new Map(pages);
}

/** The pages in folders, before it is decided what becomes of them. */
export interface FolderPages {
  /** each as an article in the category of its folder; '' at the top */
  readonly articles: readonly RawArticle[];
  /** front matter of the articles, by source id */
  readonly matters: ReadonlyMap<string, FrontMatter>;
  /** the pages that describe folders, by folder */
  readonly folders: ReadonlyMap<string, PageText>;
  /** every other file, by path */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly ImportNote[];
}

/**
 * Reads Markdown and HTML files.
 * @param isOfFolder whether a page describes its folder instead of being an article
 */
export function readPages(
  files: readonly ImportFile[],
  isOfFolder: (file: ImportFile) => boolean = isCategoryFile,
): FolderPages {
  const folders = readFolderPages(files.filter(isOfFolder));
  const results = files.filter((file) => isPage(file.path) && !isOfFolder(file)).map(readArticleSafely);
  const others = files.filter(({ path }) => !isPage(path));
  const unknown = others.filter(({ path }) => !isPicture(path));
  const matters = results.flatMap(({ article, matter }) =>
    article && matter ? [[article.sourceId, matter] as const] : [],
  );
  return {
    articles: results.flatMap(({ article }) => article ?? []),
    matters: new Map(matters),
    folders,
    files: new Map(others.map(({ path, bytes }) => [path, bytes])),
    notes: [
      ...[...folders.values()].flatMap(({ notes }) => notes),
      ...results.flatMap(({ notes }) => notes),
      ...unknown.flatMap(({ path }) => refused(path, IMPORT_TEXTS.unknownType).notes),
    ],
  };
}

/** Reads articles from folders: these become categories, and folders within them sub-categories. */
export function readFolder(all: readonly ImportFile[]): RawSource {
  const { articles, matters, folders, files, notes } = readPages(all);
  const ordered = [...matters.values()].filter(({ order }) => order !== null).length;
  return {
    kind: 'folder',
    categories: categoriesOf(articles, folders),
    articles: articles.map((article) => ({ ...article, categorySourceId: article.categorySourceId || '.' })),
    files,
    notes: [
      ...notes,
      ...(ordered > 0 ? [changed(IMPORT_TEXTS.orderSubject, IMPORT_TEXTS.orderNotKept(ordered))] : []),
    ],
  };
}
