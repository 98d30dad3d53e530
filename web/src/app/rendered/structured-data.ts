import type { Category } from '@harborline/domain/entities/category';
import type { PageArticle, PageContent } from '@harborline/domain/help-center/page-content';
import {
  type LibraryPage,
  type PublicMatch,
  publicLinks,
} from '@harborline/domain/help-center/public-routes';
import { categoryPath, visibleCategories } from '@harborline/domain/help-center/visible-categories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { companyName } from '../../shared/library/library-scope';

/** A thing in schema.org's format. */
type Thing = Readonly<Record<string, unknown>>;

interface Subject {
  readonly origin: string;
  readonly match: PublicMatch<LibraryPage>;
  readonly content: PageContent;
}

function articleThing(article: PageArticle, { origin, match, content }: Subject): Thing {
  const links = publicLinks(match.params.libraryKey ?? null);
  return {
    '@type': 'Article',
    headline: article.article_title,
    description: article.description,
    dateModified: new Date(article.updatedAt).toISOString(),
    mainEntityOfPage: origin + links.article(article.id),
    publisher: { '@type': 'Organization', name: companyName(content.library) },
  };
}

function trailThing(path: readonly Category[], { origin, match }: Subject): Thing {
  const links = publicLinks(match.params.libraryKey ?? null);
  const steps = [
    { name: HELP_CENTER_TEXTS.breadcrumbHome, item: origin + links.home() },
    ...path.map(({ id, category_title }) => ({ name: category_title, item: origin + links.category(id) })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function siteThing({ origin, match, content }: Subject): Thing {
  const home = origin + publicLinks(match.params.libraryKey ?? null).home();
  return {
    '@type': 'WebSite',
    name: companyName(content.library),
    url: home,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${home}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A page's description for search engines, as schema.org things. */
export function structuredData(subject: Subject): readonly Thing[] {
  const { match, content } = subject;
  const tree = visibleCategories(content.categories, content.library.categoryPositioning);
  if (match.page === 'home') return [siteThing(subject)];
  if (match.page === 'category') return [trailThing(categoryPath(tree, match.params.id ?? ''), subject)];
  if (match.page !== 'article' || content.article === null) return [];
  const path = categoryPath(tree, content.article.article_categories);
  return [articleThing(content.article, subject), trailThing(path, subject)];
}
