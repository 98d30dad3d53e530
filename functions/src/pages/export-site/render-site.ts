import { readFile } from 'node:fs/promises';
import type { SearchShard } from '@harborline/domain/entities/article';
import type { FileIndex } from '@harborline/domain/export/file-index';
import { SiteFiles, siteMap } from '@harborline/domain/export/site-files';
import { articleFile, categoryFile, SITE_FILES } from '@harborline/domain/export/site-paths';
import { withContent } from '@harborline/domain/export/static-page';
import type { SiteArticles, SiteFrame } from '@harborline/domain/export/write-site';
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
import { picturesFrom } from './pictures-from';

/** Rendered pages name their origin only in what the export leaves out. */
const ANY_ORIGIN = 'https://localhost';
/** Class of the element that shows results; the script of the search fills it. */
const RESULTS = 'search-view';
/** Of the pages and texts in one part; an answer stays far below what a function may send. */
const PART_CHARACTERS = 4_000_000;

/** A library's site, ready to be rendered. */
export interface Site {
  readonly view: LibraryView;
  readonly renderer: PageRenderer;
  readonly popularArticles: readonly PopularArticle[];
  readonly categoryIds: readonly string[];
  readonly articleIds: readonly string[];
  /** files of all pages that links may lead to */
  readonly pages: readonly string[];
  /** where the site will be served, without a slash at the end; null if that is not known */
  readonly origin: string | null;
}

/** Reads what all pages of a site show. @returns null if there is no such library */
export async function openSite(libraryId: string, origin: string | null): Promise<Site | null> {
  const head = await libraryHead(libraryId);
  if (head === null) return null;
  const view = await libraryView(head);
  const categoryIds = view.content.categories.map(({ id }) => id);
  const articleIds = categoryIds.flatMap((id) => (view.content.rows.get(id) ?? []).map((row) => row.id));
  return {
    view,
    renderer: await loadRenderer(),
    popularArticles: homeOf(view.library).hasPopularArticles
      ? await popularArticles(view.library.id, view.content)
      : [],
    categoryIds,
    articleIds,
    pages: [SITE_FILES.home, ...categoryIds.map(categoryFile), ...articleIds.map(articleFile)],
    origin,
  };
}

const filesOf = ({ view, pages }: Site): SiteFiles =>
  new SiteFiles(picturesFrom(view.library), new Set(pages), stylesheetOf(view.library)?.path ?? null);

interface PageAt {
  readonly path: string;
  readonly search?: string;
  readonly article?: PageArticle;
}

function renderAt({ view, renderer, popularArticles }: Site, { path, search = '', article }: PageAt): string {
  const address = { origin: ANY_ORIGIN, publicOrigin: ANY_ORIGIN, pathname: path, search };
  const request = {
    address,
    hostname: '',
    match: matchPublicRoute(path),
    query: '',
    page: 1,
  };
  const content = pageContent(request, view, {
    article: article ?? null,
    popularArticles,
    status: null,
    courses: null,
    course: null,
    news: null,
    newsFlash: null,
    availability: null,
    hours: null,
  });
  const { id = '' } = request.match?.params ?? {};
  // A file has no pages: it lists all articles of its category.
  const rows = request.match?.page === 'category' ? { [id]: view.content.rows.get(id) ?? [] } : {};
  const query = new URLSearchParams(search).get('q');
  const answer = query === null ? null : { query, results: [], isSimilarOnly: false };
  return renderer.render(address, {
    ...content,
    articleRows: { ...content.articleRows, ...rows },
    answer,
  }).html;
}

/** The page of results: what the server renders for a search, with the place that the script fills. */
function searchPage(site: Site, files: SiteFiles, home: string): string {
  const html = renderAt(site, { path: home, search: '?q=q' });
  const emptied = withContent(html, RESULTS, `<noscript><p>${EXPORT_TEXTS.searchNeedsScript}</p></noscript>`);
  return files.page(SITE_FILES.search, emptied, [SITE_FILES.searchIndex, SITE_FILES.searchScript]);
}

/** What a web server answers where nothing is: at any depth, so its links start from the origin if that is known. */
function missingPage(site: Site, files: SiteFiles): string {
  // An article's page without its article says that it is gone.
  const path = publicLinks(site.view.library.library_refkey).article('missing');
  const html = files.page(SITE_FILES.missing, renderAt(site, { path }));
  const base = site.origin === null ? '' : `<base href="${escapeHtml(site.origin)}/">`;
  return html.replace('<head>', () => `<head>${base}`);
}

function indexOf({ library, content }: LibraryView): Omit<FileIndex, 'entries'> {
  const tree = visibleCategories(content.categories, library.categoryPositioning);
  const paths = content.categories.map(({ id }) => {
    const path = categoryPath(tree, id).map((one) => ({ id: one.id, category_title: one.category_title }));
    return [id, path] as const;
  });
  return {
    paths: Object.fromEntries(paths),
    translations: content.translations,
    synonyms: librarySynonyms(library),
  };
}

/** Everything of a site but its articles. */
export async function renderFrame(site: Site): Promise<SiteFrame> {
  const { view, categoryIds, articleIds, origin, pages } = site;
  const links = publicLinks(view.library.library_refkey);
  const files = filesOf(site);
  const page = (file: string, path: string) => [file, files.page(file, renderAt(site, { path }))] as const;
  const style = stylesheetOf(view.library);
  const written = Object.fromEntries([
    page(SITE_FILES.home, links.home()),
    [SITE_FILES.search, searchPage(site, files, links.home())],
    [SITE_FILES.searchScript, await readFile(pagesFile('file-search.js'), 'utf8')],
    [SITE_FILES.missing, missingPage(site, files)],
    ...categoryIds.map((id) => page(categoryFile(id), links.category(id))),
    ...(origin === null ? [] : [[SITE_FILES.sitemap, siteMap(origin, pages)] as const]),
    ...(style === null ? [] : [[SITE_FILES.ownStyle, style.css] as const]),
  ]);
  return {
    files: written,
    references: files.references,
    articleIds,
    categories: categoryIds.length,
    index: indexOf(view),
  };
}

/** The pages of some articles, as many as one answer holds; those that visitors cannot read are left out. */
export async function renderArticles(site: Site, ids: readonly string[]): Promise<SiteArticles> {
  const { view } = site;
  const links = publicLinks(view.library.library_refkey);
  const files = filesOf(site);
  const written: Record<string, string> = {};
  const entries: SearchShard['entries'] = {};
  let characters = 0;
  for (const [index, stored] of (await readEach(ids.map(articleDocument))).entries()) {
    if (characters > PART_CHARACTERS) {
      return { files: written, references: files.references, entries, left: ids.slice(index) };
    }
    if (!stored || !isShownBy(view, stored) || !isSearchable(stored)) continue;
    const file = articleFile(stored.id);
    const article = toPageArticle(stored);
    const html = files.page(file, renderAt(site, { path: links.article(stored.id), article }));
    written[file] = html;
    const entry = toSearchEntry(stored);
    entries[stored.id] = entry;
    characters += html.length + entry.text.length;
  }
  return { files: written, references: files.references, entries, left: [] };
}
