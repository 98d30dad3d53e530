import { IMPORT_REPORT_TEXTS } from '../texts/import';
import type { ImportSource, SourceArticle, SourceCategory } from './import-source';
import type { CoursesSource, SourceCourse } from './read-courses';
import type { NewsSource } from './read-news';
import type { ImportReport, ReportedResult } from './report-text';

/** What becomes of something; null as long as that is not known. */
type Result = Pick<ReportedResult, 'outcome' | 'reason'> | null;

export interface TreeArticle {
  readonly sourceId: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly result: Result;
}

export interface TreeCategory {
  readonly sourceId: string;
  readonly title: string;
  readonly result: Result;
  readonly articles: readonly TreeArticle[];
  readonly categories: readonly TreeCategory[];
  /** articles in it and below */
  readonly count: number;
}

interface TreeParts {
  readonly source: ImportSource;
  /** of a dry run; null before there is one */
  readonly report: ImportReport | null;
  /** title of the category that gets all articles; null if the source's categories are kept */
  readonly target: string | null;
}

const resultsOf = (results: readonly ReportedResult[] | undefined): ReadonlyMap<string, ReportedResult> =>
  new Map(results?.map((result) => [result.sourceId, result]));

const articleWith =
  (results: ReadonlyMap<string, ReportedResult>) =>
  ({ sourceId, title, isPublished }: SourceArticle): TreeArticle => ({
    sourceId,
    title,
    isPublished,
    result: results.get(sourceId) ?? null,
  });

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** What becomes of what, as people see it before an import: categories with their articles. */
export function importTree({ source, report, target }: TreeParts): readonly TreeCategory[] {
  const articleResults = resultsOf(report?.articles);
  const categoryResults = resultsOf(report?.categories);
  const toArticle = articleWith(articleResults);
  if (target !== null) {
    const articles = source.articles.map(toArticle);
    const all = { sourceId: '', title: target, result: null, articles, categories: [] };
    return [{ ...all, count: articles.length }];
  }
  const articlesOf = grouped(source.articles, ({ categorySourceId }) => categorySourceId);
  const childrenOf = grouped(source.categories, ({ parentSourceId }) => parentSourceId);
  const toCategory = ({ sourceId, title }: SourceCategory): TreeCategory => {
    const articles = (articlesOf.get(sourceId) ?? []).map(toArticle);
    const categories = (childrenOf.get(sourceId) ?? []).map(toCategory);
    const count = categories.reduce((sum, below) => sum + below.count, articles.length);
    return { sourceId, title, result: categoryResults.get(sourceId) ?? null, articles, categories, count };
  };
  return (childrenOf.get('') ?? []).map(toCategory);
}

/** What becomes of news flashes, which are in no categories. */
export function newsTree(
  { source }: NewsSource,
  report: ImportReport | null,
  publishes: boolean,
): readonly TreeCategory[] {
  const articles = source.articles.map((one) => ({ ...one, isPublished: one.isPublished && publishes }));
  return importTree({ source: { ...source, articles }, report, target: IMPORT_REPORT_TEXTS.items.news });
}

/** What becomes of courses: each with its lessons, then its sections with theirs. */
export function courseTree(
  { source, courses }: CoursesSource,
  report: ImportReport | null,
): readonly TreeCategory[] {
  const lessons = new Map(
    source.articles.map(articleWith(resultsOf(report?.articles))).map((one) => [one.sourceId, one]),
  );
  const results = resultsOf(report?.categories);
  return courses.map((course) => branchOf(course, lessons, results.get(course.sourceId) ?? null));
}

function branchOf(
  { sourceId, title, rows }: SourceCourse,
  lessons: ReadonlyMap<string, TreeArticle>,
  result: Result,
): TreeCategory {
  const parts: { sourceId: string; title: string; articles: TreeArticle[] }[] = [
    { sourceId, title, articles: [] },
  ];
  for (const row of rows) {
    const lesson = lessons.get(row.sourceId);
    if (row.kind === 'section') parts.push({ sourceId: row.sourceId, title: row.title, articles: [] });
    else if (lesson !== undefined) parts.at(-1)?.articles.push(lesson);
  }
  const [own, ...sections] = parts.map((part) => ({
    ...part,
    result: null,
    categories: [],
    count: part.articles.length,
  }));
  const count = parts.reduce((sum, { articles }) => sum + articles.length, 0);
  return { sourceId, title, result, articles: own?.articles ?? [], categories: sections, count };
}
