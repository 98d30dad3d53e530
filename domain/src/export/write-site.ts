import type { SearchShard } from '../entities/article';
import { type FileIndex, indexScript } from './file-index';
import { copyReferences, type SiteAssets, type SiteReferences, type WriteFile } from './site-files';
import { SITE_FILES } from './site-paths';

type Entries = SearchShard['entries'];

/** Some pages of a site, by the names of their files. */
export interface SitePart {
  readonly files: Readonly<Record<string, string>>;
  readonly references: SiteReferences;
}

/** Everything but the articles. */
export interface SiteFrame extends SitePart {
  readonly articleIds: readonly string[];
  readonly categories: number;
  readonly index: Omit<FileIndex, 'entries'>;
}

export interface SiteArticles extends SitePart {
  /** what search keeps of them */
  readonly entries: Entries;
  /** ids of articles for which the answer had no room */
  readonly left: readonly string[];
}

/** What renders a site, part by part. */
export interface SiteSource extends SiteAssets {
  frame(): Promise<SiteFrame>;
  articles(ids: readonly string[]): Promise<SiteArticles>;
}

interface WriteOptions {
  readonly onProgress?: (done: number, all: number) => void;
  /** ends the export before its next part */
  readonly signal?: AbortSignal;
}

export interface SiteResult {
  readonly articles: number;
  readonly categories: number;
  /** pictures and files of the build that could not be copied */
  readonly missing: readonly string[];
}

/** Articles of one part. */
export const SITE_PART_ARTICLES = 50;

async function writeFiles({ files }: SitePart, write: WriteFile): Promise<void> {
  for (const [file, content] of Object.entries(files)) await write(file, content);
}

/** Writes a help center as static files: pages, search, and what they refer to. @throws what its source throws */
export async function writeSite(
  source: SiteSource,
  write: WriteFile,
  { onProgress, signal }: WriteOptions = {},
): Promise<SiteResult> {
  const frame = await source.frame();
  await writeFiles(frame, write);
  const assets = new Set(frame.references.assets);
  const pictures = new Set(frame.references.pictures);
  const entries: Entries = {};
  const all = frame.articleIds.length;
  let left = frame.articleIds;
  while (left.length > 0) {
    signal?.throwIfAborted();
    const part = await source.articles(left.slice(0, SITE_PART_ARTICLES));
    await writeFiles(part, write);
    for (const asset of part.references.assets) assets.add(asset);
    for (const picture of part.references.pictures) pictures.add(picture);
    Object.assign(entries, part.entries);
    left = [...part.left, ...left.slice(SITE_PART_ARTICLES)];
    onProgress?.(all - left.length, all);
  }
  await write(SITE_FILES.searchIndex, indexScript({ ...frame.index, entries }));
  signal?.throwIfAborted();
  const references = { assets: [...assets], pictures: [...pictures] };
  const missing = await copyReferences(references, source, write);
  return { articles: Object.keys(entries).length, categories: frame.categories, missing };
}
