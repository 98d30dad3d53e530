import type { Category } from '@harborline/domain/entities/category';
import type { Site } from '@harborline/domain/help-center/canonical-site';
import type {
  PageArticle,
  PageContent,
  PageCourse,
  PageNewsFlash,
} from '@harborline/domain/help-center/page-content';
import {
  type LibraryPage,
  type PublicMatch,
  publicLinks,
} from '@harborline/domain/help-center/public-routes';
import { categoryPath, visibleCategories } from '@harborline/domain/help-center/visible-categories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Translate } from '@harborline/domain/translation/create-translator';
import { companyName } from '../../shared/library/library-scope';

/** A thing in schema.org's format. */
type Thing = Readonly<Record<string, unknown>>;

interface Subject {
  /** the one that search engines are told of */
  readonly site: Site;
  /** absolute URL of the page's picture, if it has one */
  readonly image: string | null;
  readonly match: PublicMatch<LibraryPage>;
  readonly content: PageContent;
  /** as the page's own texts are translated (D-25) */
  readonly translate: Translate;
}

function articleThing(article: PageArticle, { site, image, content, translate }: Subject): Thing {
  return {
    '@type': 'Article',
    headline: translate(article.article_title),
    description: translate(article.description),
    dateModified: new Date(article.updatedAt).toISOString(),
    ...(image === null ? {} : { image }),
    mainEntityOfPage: site.origin + publicLinks(site.libraryKey).article(article.id),
    publisher: { '@type': 'Organization', name: translate(companyName(content.library)) },
  };
}

/** A course, or a lesson as a part of it. */
function courseThing(course: PageCourse, { site, image, match, content, translate }: Subject): Thing {
  const links = publicLinks(site.libraryKey);
  const whole = {
    '@type': 'Course',
    name: translate(course.course_title),
    description: translate(course.course_description || course.course_title),
    url: site.origin + links.course(course.id),
    provider: { '@type': 'Organization', name: translate(companyName(content.library)) },
  };
  const [lesson] = match.page === 'course' ? course.lessons : [];
  if (lesson === undefined) return { ...whole, ...(image === null ? {} : { image }) };
  return {
    '@type': 'LearningResource',
    name: translate(lesson.lesson_title),
    description: translate(lesson.description),
    url: site.origin + links.lesson(course.id, lesson.id),
    isPartOf: whole,
  };
}

function newsThing(news: PageNewsFlash, { site, image, content, translate }: Subject): Thing {
  return {
    '@type': 'NewsArticle',
    headline: translate(news.newsFlash_title),
    description: translate(news.description),
    datePublished: new Date(news.timeStamp).toISOString(),
    ...(image === null ? {} : { image }),
    mainEntityOfPage: site.origin + publicLinks(site.libraryKey).newsFlash(news.id),
    publisher: { '@type': 'Organization', name: translate(companyName(content.library)) },
  };
}

function trailThing(path: readonly Category[], { site: { origin, libraryKey }, translate }: Subject): Thing {
  const links = publicLinks(libraryKey);
  const steps = [
    { name: HELP_CENTER_TEXTS.breadcrumbHome, item: origin + links.home() },
    ...path.map(({ id, category_title }) => ({ name: category_title, item: origin + links.category(id) })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: translate(name),
      item,
    })),
  };
}

function siteThing({ site, content, translate }: Subject): Thing {
  const home = site.origin + publicLinks(site.libraryKey).home();
  return {
    '@type': 'WebSite',
    name: translate(companyName(content.library)),
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
  if (content.course !== null) return [courseThing(content.course, subject)];
  if (match.page === 'newsFlash' && content.newsFlash !== null)
    return [newsThing(content.newsFlash, subject)];
  if (match.page !== 'article' || content.article === null) return [];
  const path = categoryPath(tree, content.article.article_categories);
  return [articleThing(content.article, subject), trailThing(path, subject)];
}
