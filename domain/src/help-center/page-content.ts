import type { OutlineLesson, OutlineSection } from '../courses/outline';
import type { Category } from '../entities/category';
import type { CourseEntry, LessonFile, Requirement } from '../entities/course';
import type { LibraryPublic } from '../entities/library';
import type { NewsEntry } from '../entities/news-flash';
import type { Incident, StateChange, StatusComponent, StatusGroup } from '../entities/status-page';
import type { HoursNow } from '../hours/opening';
import type { NewsTally } from '../news/tally';
import type { SearchAnswer } from '../search/search-engine';
import type { Availability } from '../team/availability';
import type { TranslationPair } from '../translation/create-translator';

/** A heading of an article that its table of contents links to. */
export interface ArticleSection {
  /** of the heading's element */
  readonly id: string;
  readonly title: string;
}

/** The name of an article in a list. */
export interface ArticleRow {
  readonly id: string;
  readonly article_title: string;
}

/** One page of a category's articles. */
export interface ArticleList {
  readonly rows: readonly ArticleRow[];
  /** of all pages */
  readonly total: number;
}

/** What an article's page shows of the other articles of its category. */
export interface ArticleSiblings {
  /** the articles before and after it; null at the ends, and if it is not among them */
  readonly previous: ArticleRow | null;
  readonly next: ArticleRow | null;
  /** the first others */
  readonly related: readonly ArticleRow[];
}

/** The name of an article that many have read. */
export interface PopularArticle extends ArticleRow {
  /** id of the category */
  readonly article_categories: string;
  readonly views: number;
}

/** A published article, ready to be shown. */
export interface PageArticle {
  readonly id: string;
  readonly support_lib_id: string;
  readonly article_title: string;
  /** id of the category */
  readonly article_categories: string;
  /** milliseconds */
  readonly updatedAt: number;
  /** sanitised, with ids on the sections' headings and a frame around each table (S5-27, D-15) */
  readonly html: string;
  readonly sections: readonly ArticleSection[];
  /** plain text of the beginning, as search engines show it */
  readonly description: string;
}

/** A page of a library's news. */
export interface PageNews {
  readonly entries: readonly NewsEntry[];
  /** of all pages */
  readonly total: number;
}

/** A published news flash, ready to be shown. */
export interface PageNewsFlash extends NewsTally {
  readonly id: string;
  readonly newsFlash_title: string;
  /** URL, '' for none */
  readonly newsFlash_featureImage: string;
  readonly newsFlash_keywords: readonly string[];
  readonly categoryName: string;
  /** milliseconds */
  readonly timeStamp: number;
  /** whether it asks how visitors like it: nobody likes an incident (U-13) */
  readonly takesReactions: boolean;
  /** sanitised (S5-27, D-15) */
  readonly html: string;
  readonly description: string;
}

/** What the status page or its history shows (D-38). */
export interface PageStatus {
  readonly groups: readonly StatusGroup[];
  readonly components: readonly StatusComponent[];
  readonly stateChanges: readonly StateChange[];
  /** recent ones; in the history, those of the month */
  readonly incidents: readonly Incident[];
  /** of the history; '' on the status page */
  readonly month: string;
  /** when the server looked, milliseconds: what counts as now on the page */
  readonly atMs: number;
}

/** A page of the courses that visitors can take. */
export interface PageCourses {
  readonly entries: readonly CourseEntry[];
  /** on all pages together */
  readonly total: number;
}

/** A lesson, ready to be shown. */
export interface PageLesson {
  readonly id: string;
  readonly lesson_title: string;
  /** sanitised and laid out as an article's is; a video stands first */
  readonly html: string;
  readonly description: string;
  /** the text of its quiz (`courses/quiz.ts`), '' for none */
  readonly quiz: string;
  /** what its readers can download */
  readonly file: LessonFile | null;
  /** of a whole course: too long for it, so that the page leads to the lesson instead */
  readonly isLong: boolean;
}

/** A published course, ready to be shown. */
export interface PageCourse {
  readonly id: string;
  readonly course_title: string;
  readonly course_description: string;
  /** '' for none */
  readonly course_cover: string;
  /** milliseconds */
  readonly updatedAt: number;
  /** whether a lesson opens once those before it are complete */
  readonly isInOrder: boolean;
  /** courses that its visitors finish first (D-87) */
  readonly requirements: readonly Requirement[];
  /** all its lessons in their order; those that the page does not name have no title */
  readonly outline: readonly OutlineLesson[];
  /** its sections and lessons, as far as the page names them */
  readonly sections: readonly OutlineSection[];
  /** the lessons whose text the page shows: one, or those of a page of the whole course */
  readonly lessons: readonly PageLesson[];
  /** of a whole course: how many pages its texts take; 0 on other pages */
  readonly textPages: number;
}

/** What a page of the help center shows. The server renders it, and the page's script continues from it. */
export interface PageContent {
  readonly library: LibraryPublic;
  /** path of the library's own CSS, '' if it has none */
  readonly stylesheet: string;
  /** those a visitor may see, in any order */
  readonly categories: readonly Category[];
  readonly translations: readonly TranslationPair[];
  /** category id -> number of published articles directly in it */
  readonly articleCounts: Readonly<Record<string, number>>;
  /** the page of the list or the search that is shown, counted from 1 (S9-21) */
  readonly page: number;
  /** category id -> its articles by title, for each category the page lists: one page of them */
  readonly articleRows: Readonly<Record<string, readonly ArticleRow[]>>;
  /** the most read articles, on a home page that shows them, or where a search found nothing */
  readonly popularArticles: readonly PopularArticle[];
  /** the article of an article's page; null if visitors cannot have it, or the page is another */
  readonly article: PageArticle | null;
  /** the other articles of its category; null without an article */
  readonly siblings: ArticleSiblings | null;
  /** what the page's search found; null on pages that do not search */
  readonly answer: (SearchAnswer & { readonly query: string }) | null;
  /** null on other pages than the list of news */
  readonly news: PageNews | null;
  /** null on other pages, and where visitors cannot read it */
  readonly newsFlash: PageNewsFlash | null;
  /** whether the team is there, on pages of the widget that say so, if that is known (D-28) */
  readonly availability?: Availability;
  /** what the library's business hours mean now, on the same pages; absent without any (D-130) */
  readonly hours?: HoursNow;
  /** null on other pages, and where visitors see no status page */
  readonly status: PageStatus | null;
  /** null on other pages */
  readonly courses: PageCourses | null;
  /** null on other pages, and where visitors see no such course */
  readonly course: PageCourse | null;
}

/** The address of a page, as the visitor's browser asked for it. */
export interface PageAddress {
  /** such as `https://help.example.com` */
  readonly origin: string;
  /** origin that all libraries share, at which each has its key's address */
  readonly publicOrigin: string;
  readonly pathname: string;
  /** with its question mark, '' without a query */
  readonly search: string;
}

/** A page as a complete HTML document. */
export interface RenderedPage {
  /** 404 where nothing is at the address */
  readonly status: 200 | 404;
  readonly html: string;
}

/** The part of the web build that the function for pages loads. */
export interface PageRenderer {
  /** the page of an address; without content, what says that no library is there */
  render(address: PageAddress, content: PageContent | null): RenderedPage;
}
