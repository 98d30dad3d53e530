import { readFile } from 'node:fs/promises';
import type { SearchShard } from '@harborline/domain/entities/article';
import { type FileIndex, indexScript } from '@harborline/domain/export/file-index';
import { articleFile, categoryFile, SITE_FILES } from '@harborline/domain/export/site-paths';
import { withContent } from '@harborline/domain/export/static-page';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import type { PageArticle, PageRenderer, PopularArticle } from '@harborline/domain/help-center/page-content';
import { matchPublicRoute, publicLinks } from '@harborline/domain/help-center/public-routes';
import { categoryPath, visibleCategories } from '@harborline/domain/help-center/visible-categories';
import { escapeHtml } from '@harborline/domain/html/escape';
import { isSearchable } from '@harborline/domain/search/is-searchable';
import { toSearchEntry } from '@harborline/domain/search/search-shard';
import { librarySynonyms } from '@harborline/domain/search/synonyms';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { EXPORT_TEXTS } from '@harborline/domain/texts/export';
import { readEach } from '../../platform/store/read';
import { stylesheetOf } from '../custom-css/stylesheet';
import { libraryHead } from '../library-view/library-head';
import { type LibraryView, libraryView } from '../library-view/library-view';
import { popularArticles } from '../library-view/popular-articles';
import { pageContent } from '../page/page-content';
import { isShownBy, toPageArticle } from '../page/read-page-article';
import { loadRenderer, pagesFile } from '../page/renderer';
import { type SiteEnds, SiteFiles, siteMap } from './site-files';

interface SiteExport extends SiteEnds {
  readonly libraryId: string;
  /** where the site will be served, without a slash at the end; null if that is not known */
  readonly origin: string | null;
  readonly onProgress?: (done: number, all: number) => void;
}

export interface SiteResult {
  readonly articles: number;
  readonly categories: number;
  /** pictures and files of the build that could not be copied */
  readonly missing: readonly string[];
}

/** Articles read at once. */
const BATCH = 100;
/** Rendered pages name their origin only in what the export leaves out. */
const ANY_ORIGIN = 'https://localhost';

/** Class of the element that shows results; the script of the search fills it. */
const RESULTS = 'search-view';

interface Site {
  readonly view: LibraryView;
  readonly renderer: PageRenderer;
  readonly popularArticles: readonly PopularArticle[];
  readonly files: SiteFiles;
  readonly options: SiteExport;
}

interface PageAt {
  readonly path: string;
  readonly search?: string;
  readonly article?: PageArticle;
}

function renderAt({ view, renderer, popularArticles }: Site, { path, search = '', article }: PageAt): string {
  const address = { origin: ANY_ORIGIN, pathname: path, search };
  const request = {
    address,
    hostname: '',
    match: matchPublicRoute(path),
    query: '',
    isContact: false,
  };
  const content = pageContent(request, view, { article: article ?? null, popularArticles });
  const query = new URLSearchParams(search).get('q');
  const answer = query === null ? null : { query, results: [], isSimilarOnly: false };
  return renderer.render(address, { ...content, answer }).html;
}

async function writePage(site: Site, file: string, page: PageAt): Promise<void> {
  const html = renderAt(site, page);
  await site.options.write(file, site.files.page(file, html));
}

/** The page of results: what the server renders for a search, with the place that the script fills. */
async function writeSearchPage(site: Site, home: string): Promise<void> {
  const html = renderAt(site, { path: home, search: '?q=q' });
  const emptied = withContent(html, RESULTS, `<noscript><p>${EXPORT_TEXTS.searchNeedsScript}</p></noscript>`);
  const scripts = [SITE_FILES.searchIndex, SITE_FILES.searchScript];
  await site.options.write(SITE_FILES.search, site.files.page(SITE_FILES.search, emptied, scripts));
  await site.options.write(SITE_FILES.searchScript, await readFile(pagesFile('file-search.js')));
}

/** What a web server answers where nothing is: at any depth, so its links start from the origin if that is known. */
async function writeMissingPage(site: Site): Promise<void> {
  const { view, files, options } = site;
  // An article's page without its article says that it is gone.
  const path = publicLinks(view.library.library_refkey).article('missing');
  const html = files.page(SITE_FILES.missing, renderAt(site, { path }));
  const base = options.origin === null ? '' : `<base href="${escapeHtml(options.origin)}/">`;
  await options.write(
    SITE_FILES.missing,
    html.replace('<head>', () => `<head>${base}`),
  );
}

type Entries = Record<string, SearchShard['entries'][string]>;

/** Writes the pages of articles. @returns what search keeps of them */
async function writeArticles(site: Site, ids: readonly string[]): Promise<Entries> {
  const { view, options } = site;
  const links = publicLinks(view.library.library_refkey);
  const entries: Entries = {};
  for (let start = 0; start < ids.length; start += BATCH) {
    const found = await readEach(ids.slice(start, start + BATCH).map(articleDocument));
    for (const stored of found) {
      if (!stored || !isShownBy(view, stored) || !isSearchable(stored)) continue;
      const article = toPageArticle(stored);
      await writePage(site, articleFile(stored.id), { path: links.article(stored.id), article });
      entries[stored.id] = toSearchEntry(stored);
    }
    options.onProgress?.(Math.min(start + BATCH, ids.length), ids.length);
  }
  return entries;
}

function indexOf({ library, content }: LibraryView, entries: Entries): FileIndex {
  const tree = visibleCategories(content.categories, library.categoryPositioning);
  const paths = content.categories.map(({ id }) => {
    const path = categoryPath(tree, id).map((one) => ({ id: one.id, category_title: one.category_title }));
    return [id, path] as const;
  });
  return {
    entries,
    paths: Object.fromEntries(paths),
    translations: content.translations,
    synonyms: librarySynonyms(library),
  };
}

/**
 * Writes a library's help center as static files (U-14): pages that link to each other without a server, and a search
 * that works from files alone.
 * @returns null if there is no such library
 */
export async function exportSite(options: SiteExport): Promise<SiteResult | null> {
  const head = await libraryHead(options.libraryId);
  if (head === null) return null;
  const view = await libraryView(head);
  const categoryIds = view.content.categories.map(({ id }) => id);
  const articleIds = categoryIds.flatMap((id) => (view.content.rows.get(id) ?? []).map((row) => row.id));
  const pages = [SITE_FILES.home, ...categoryIds.map(categoryFile), ...articleIds.map(articleFile)];
  const style = stylesheetOf(view.library);
  const libraryIds = [view.library.id, view.library.parent_lib_id].filter((id) => id !== '');
  const files = new SiteFiles(libraryIds, new Set(pages), style?.path ?? null);
  const popular = homeOf(view.library).hasPopularArticles
    ? await popularArticles(view.library.id, view.content)
    : [];
  const site: Site = { view, renderer: await loadRenderer(), popularArticles: popular, files, options };
  const links = publicLinks(view.library.library_refkey);

  await writePage(site, SITE_FILES.home, { path: links.home() });
  await writeSearchPage(site, links.home());
  await writeMissingPage(site);
  for (const id of categoryIds) await writePage(site, categoryFile(id), { path: links.category(id) });
  const entries = await writeArticles(site, articleIds);
  await options.write(SITE_FILES.searchIndex, indexScript(indexOf(view, entries)));
  if (options.origin !== null) await options.write(SITE_FILES.sitemap, siteMap(options.origin, pages));
  if (style !== null) await options.write(SITE_FILES.ownStyle, style.css);
  await files.copy(options);
  return { articles: Object.keys(entries).length, categories: categoryIds.length, missing: files.missing };
}
