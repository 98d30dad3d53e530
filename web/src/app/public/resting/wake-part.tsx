import type { PageContent } from '@harborline/domain/help-center/page-content';
import { matchPublicRoute, publicLinks } from '@harborline/domain/help-center/public-routes';
import { framedLinks } from '@harborline/domain/widget/framed-links';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ArticleFeedback } from '../../../features/help-center/article/article-feedback';
import { NewsReactions } from '../../../features/help-center/news/news-reactions';
import { type PartName, partSelector } from '../../../features/help-center/page-parts';
import { SearchBox } from '../../../features/help-center/search/search-box';
import { report } from '../../../shared/config/report';
import { continueFromServer } from '../../../shared/hooks/use-is-live';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { putContent } from '../put-content';
import { renderedContent } from '../rendered-content';
import { keepTranslated } from '../translations';
import { prepareRequests } from './prepare-requests';
import { type EndRest, type RestingPage, whenOver } from './resting-page';

/** The parts as a resting page has them: it shows no search. */
const PARTS: Readonly<Record<PartName, (content: PageContent) => ReactNode>> = {
  search: () => <SearchBox query="" />,
  feedback: ({ article }) => article && <ArticleFeedback articleId={article.id} />,
  reactions: ({ newsFlash }) => newsFlash && <NewsReactions news={newsFlash} />,
};

/** Keeps translated what the part adds; right from the start where the server has translated the page. */
async function translateFrom(holder: Element, { translations }: PageContent): Promise<void> {
  const isTranslated = holder.closest('[data-translated]') !== null;
  const translated = keepTranslated(translations, isTranslated);
  if (isTranslated) await translated;
  else translated.catch((error: unknown) => report('translations', error));
}

/** Hydrates a part of a page: nothing around it changes, and none of its data is read again. */
export async function wakePart(page: RestingPage, name: PartName, endRest: EndRest): Promise<void> {
  const holder = document.querySelector<HTMLElement>(partSelector(name));
  const content = renderedContent();
  if (holder === null || content === null) return;
  await Promise.all([prepareRequests(), translateFrom(holder, content)]);
  if (page.over.signal.aborted) return;
  const { library } = content;
  const match = matchPublicRoute(page.pathname);
  const { libraryKey = null } = match?.params ?? {};
  const isFramed = match?.isFramed ?? false;
  const links = isFramed ? framedLinks(libraryKey ?? '', page.search) : publicLinks(libraryKey);
  putContent(page.pathname, content, page.search);
  const takeOver = endRest();
  continueFromServer(() => {
    const part = hydrateRoot(
      holder,
      <LibraryScopeProvider scope={{ library, links, isFramed }}>
        {PARTS[name](content)}
      </LibraryScopeProvider>,
    );
    whenOver(page, () => part.unmount());
  });
  takeOver();
}
