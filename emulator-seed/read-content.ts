import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { HANDBOOK_KEY } from '@harborline/domain/library/handbook';
import { parseFrontMatter } from './front-matter';
import type { DemoLibraryKey } from './libraries';

export interface ContentCategory {
  readonly id: string;
  readonly folder: string;
  readonly library: DemoLibraryKey;
  readonly parentId: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

export interface ContentArticle {
  readonly id: string;
  readonly slug: string;
  readonly library: DemoLibraryKey;
  readonly categoryId: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** for visitors */
  readonly isPublished: boolean;
  /** published, and only for staff */
  readonly isForStaff: boolean;
  readonly updatedDaysAgo: number;
  readonly markdown: string;
  /** unpublished edits of a published article, from `<slug>.draft.md` */
  readonly draft: {
    readonly title: string;
    readonly markdown: string;
    readonly updatedDaysAgo: number;
  } | null;
}

export interface Content {
  readonly categories: readonly ContentCategory[];
  readonly articles: readonly ContentArticle[];
}

const CATEGORY_FILE = '_category.md';
const DRAFT_ENDING = '.draft.md';

const isFolder = (path: string): boolean => statSync(path).isDirectory();

function readArticle(path: string, library: DemoLibraryKey, categoryId: string): ContentArticle {
  const slug = basename(path, '.md');
  const { fields, body } = parseFrontMatter(readFileSync(path, 'utf8'), path);
  const isPublished = fields.flag('published');
  const isForStaff = fields.optional('audience') === 'staff';
  return {
    id: `${library}-${slug}`,
    slug,
    library,
    categoryId,
    title: fields.text('title'),
    keywords: fields.list('keywords'),
    isPublished: isPublished && !isForStaff,
    isForStaff: isPublished && isForStaff,
    // The handbook is as new as the product.
    updatedDaysAgo: library === HANDBOOK_KEY ? 0 : fields.count('updated'),
    markdown: body,
    draft: null,
  };
}

function readDraft(path: string): NonNullable<ContentArticle['draft']> {
  const { fields, body } = parseFrontMatter(readFileSync(path, 'utf8'), path);
  return { title: fields.text('title'), markdown: body, updatedDaysAgo: fields.count('updated') };
}

function readArticles(folder: string, library: DemoLibraryKey, categoryId: string): ContentArticle[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== CATEGORY_FILE);
  const drafts = new Map(
    names
      .filter((name) => name.endsWith(DRAFT_ENDING))
      .map((name) => [basename(name, DRAFT_ENDING), readDraft(join(folder, name))]),
  );
  return names
    .filter((name) => !name.endsWith(DRAFT_ENDING))
    .sort()
    .map((name) => {
      const article = readArticle(join(folder, name), library, categoryId);
      return { ...article, draft: drafts.get(article.slug) ?? null };
    });
}

function readCategory(folder: string, library: DemoLibraryKey, parentId: string): Content {
  const path = join(folder, CATEGORY_FILE);
  const { fields } = parseFrontMatter(readFileSync(path, 'utf8'), path);
  const name = basename(folder);
  const id = parentId === '' ? `${library}-${name}` : `${parentId}-${name}`;
  const category: ContentCategory = {
    id,
    folder: name,
    library,
    parentId,
    title: fields.text('title'),
    description: fields.text('description'),
    icon: fields.text('icon'),
  };
  const below = readCategories(folder, library, id);
  return {
    categories: [category, ...below.categories],
    articles: [...readArticles(folder, library, id), ...below.articles],
  };
}

function readCategories(folder: string, library: DemoLibraryKey, parentId: string): Content {
  const parts = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter(isFolder)
    .map((path) => readCategory(path, library, parentId));
  return {
    categories: parts.flatMap(({ categories }) => categories),
    articles: parts.flatMap(({ articles }) => articles),
  };
}

/** The handbook ships with the product; only the demo world's own content lies in its folder. */
const folderOf = (contentDir: string, library: DemoLibraryKey): string =>
  library === HANDBOOK_KEY ? join(contentDir, '..', '..', 'handbook') : join(contentDir, library);

/** Categories and articles of one library from `<contentDir>/<library key>`. */
export function readContent(contentDir: string, library: DemoLibraryKey): Content {
  return readCategories(folderOf(contentDir, library), library, '');
}
