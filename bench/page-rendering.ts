import { join } from 'node:path';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { matchPublicRoute, publicLinks } from '@harborline/domain/help-center/public-routes';
import { COLLECTIONS } from '@harborline/domain/paths';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { category as categoryDocument } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { searchShard } from '@harborline/domain/stores/search-shards';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { buildWorld } from '../emulator-seed/build-world';
import { LIBRARY_IDS } from '../emulator-seed/libraries';
import { arrangeContent } from '../functions/src/pages/library-view/arrange-content';
import type { LibraryView } from '../functions/src/pages/library-view/library-view';
import { cachedAnswer } from '../functions/src/pages/page/page-answer';
import { pageContent } from '../functions/src/pages/page/page-content';
import { toPageArticle } from '../functions/src/pages/page/read-page-article';
import { loadRenderer } from '../functions/src/pages/page/renderer';
import { inChild, sendResult } from './in-child';
import type { PaintedPage } from './page-paint';

const LIBRARY = LIBRARY_IDS.lumen;
const ORIGIN = 'https://help.example.com';
const WARM_UP = 200;
const PAGES = 1_500;

/** What one process rendered. */
interface Rendered {
  readonly pages: number;
  readonly wallMs: number;
  readonly processorMs: number;
}

export interface RenderFigures {
  readonly processes: number;
  /** pages of all processes together in a second of the clock */
  readonly perSecond: number;
  /** of one page */
  readonly processorMs: number;
}

interface DemoDocument {
  readonly id: string;
  readonly data: object;
}

function demoDocuments(root: string): (collection: string) => DemoDocument[] {
  const { docs } = buildWorld(join(root, 'emulator-seed/content'), { nowMs: Date.now(), toTime: timestamp });
  return (collection) =>
    docs.flatMap(({ path, data }) => {
      const [found, id = '', ...below] = path.split('/');
      return found === collection && below.length === 0 ? [{ id, data }] : [];
    });
}

const isOfLibrary = ({ support_lib_id }: { readonly support_lib_id: string }): boolean =>
  support_lib_id === LIBRARY;

/** The demo library as the function for pages keeps it, with its published articles. */
function demoView(root: string) {
  const documents = demoDocuments(root);
  const [library] = documents(COLLECTIONS.libraries)
    .filter(({ id }) => id === LIBRARY)
    .map(({ id, data }): LibraryPublic => ({ ...libraryDocument(id).read.parse(data), id }));
  if (library === undefined) throw new Error('The demo world has no such library');
  const content = arrangeContent({
    categories: documents(COLLECTIONS.categories)
      .map(({ id, data }) => ({ ...categoryDocument(id).read.parse(data), id }))
      .filter(isOfLibrary),
    translations: [],
    shards: documents(COLLECTIONS.searchShards)
      .map(({ data }) => searchShard(LIBRARY, 0).read.parse(data))
      .filter(isOfLibrary),
  });
  const articles = documents(COLLECTIONS.articles)
    .map(({ id, data }) => ({ ...articleDocument(id).read.parse(data), id }))
    .filter((article) => isOfLibrary(article) && article.is_published)
    .map(toPageArticle);
  const stamped = { ...content, stamp: '1', version: '1', shards: [], parentVersion: '', positioning: null };
  const view: LibraryView = { library, version: '1', contentStamp: '1', content: stamped };
  return { view, articles };
}

/** Pages of the demo library, each rendered as the function does for an address that nobody has asked for yet. */
async function demoPages(root: string) {
  process.env.HARBORLINE_PAGES = join(root, 'functions/dist/pages');
  const renderer = await loadRenderer();
  const { view, articles } = demoView(root);
  const links = publicLinks(view.library.library_refkey);
  const renderAt = (pathname: string, article: PageArticle | null) => {
    const address = { origin: ORIGIN, publicOrigin: ORIGIN, pathname, search: '' };
    const match = matchPublicRoute(pathname);
    const request = { address, hostname: 'help.example.com', match, query: '', page: 1 };
    const { html, status } = renderer.render(
      address,
      pageContent(request, view, {
        ...{ article, popularArticles: [], status: null },
        ...{ news: null, newsFlash: null, courses: null, course: null, availability: null, hours: null },
      }),
    );
    cachedAnswer({ status, body: html });
    return { path: pathname, html };
  };
  return {
    home: () => renderAt(links.home(), null),
    article(number: number) {
      const article = articles[number % articles.length];
      if (article === undefined) throw new Error('The demo world has no articles');
      return renderAt(links.article(article.id), article);
    },
    longest: articles.reduce((longest, { html }, number) => {
      return html.length > (articles[longest]?.html.length ?? 0) ? number : longest;
    }, 0),
  };
}

/** Pages of the demo library to be painted: its home, and an article. */
export async function paintedPages(root: string): Promise<PaintedPage[]> {
  const { home, article, longest } = await demoPages(root);
  return [
    { name: 'home', ...home() },
    { name: 'the longest article', ...article(longest) },
  ];
}

/** Renders article pages as fast as one process can. */
export async function renderInChild(root: string): Promise<void> {
  const { article: renderOne } = await demoPages(root);
  for (let page = 0; page < WARM_UP; page += 1) renderOne(page);
  const before = process.cpuUsage();
  const startedAt = performance.now();
  for (let page = 0; page < PAGES; page += 1) renderOne(page);
  const wallMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  await sendResult({ pages: PAGES, wallMs, processorMs: (user + system) / 1000 });
}

/** Renders in several processes at once, as instances of the function do. */
export async function renderFigures(root: string, processes: number): Promise<RenderFigures> {
  const rendered = await Promise.all(
    Array.from({ length: processes }, () => inChild<Rendered>(['render', root])),
  );
  const total = (key: keyof Rendered) => rendered.reduce((sum, one) => sum + one[key], 0);
  return {
    processes,
    perSecond: rendered.reduce((sum, { pages, wallMs }) => sum + (1000 * pages) / wallMs, 0),
    processorMs: total('processorMs') / total('pages'),
  };
}
