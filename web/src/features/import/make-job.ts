import * as importApi from '@harborline/domain/api/articles/import';
import type { BodyOf } from '@harborline/domain/api/contract';
import { type CourseBackend, coursesJob, lessonCourses } from '@harborline/domain/import/courses-job';
import {
  type ImportBackend,
  ImportJob,
  type ImportResult,
  type PlacedArticle,
  type RunnableImport,
} from '@harborline/domain/import/import-job';
import type { ImportKind } from '@harborline/domain/import/import-source';
import type { ReadContent } from '@harborline/domain/import/read-content';
import type { SourceCourse } from '@harborline/domain/import/read-courses';
import type { NewsTerms } from '@harborline/domain/import/read-news';
import { referencedArticles } from '@harborline/domain/import/resolve-references';
import { callApi } from '../../shared/api/call-api';
import { withRetries } from '../../shared/api/with-retries';
import { keepText } from '../../shared/writing/deletion/keep-text';
import { type BrowserRun, pictureBackend } from './picture-backend';

/** What somebody decides about an import before it runs. */
export interface ImportChoice {
  /** category that gets all articles; '' to keep the categories of the source */
  readonly targetCategoryId: string;
  /** whether news and courses that are no drafts are published */
  readonly publishes: boolean;
}

interface ChosenRun extends BrowserRun {
  readonly choice: ImportChoice;
}

/** A text without the category that it goes into. */
const textOf = ({ categoryId: _categoryId, keywords, ...text }: PlacedArticle) => ({
  ...text,
  keywords: [...keywords],
});

/** Shows what was imported: the same text imported again has the id of one that may have been deleted on this page. */
function keepImported<Result extends ImportResult>({ isDryRun }: BrowserRun, results: Result[]): Result[] {
  if (isDryRun) return results;
  for (const { id, outcome } of results) if (outcome === 'created' || outcome === 'changed') keepText(id);
  return results;
}

const articleBackend = (run: BrowserRun, kind: ImportKind): ImportBackend => ({
  ...pictureBackend(run),
  writeCategories: async (categories) => {
    const [body, signal] = [{ kind, isDryRun: run.isDryRun, categories: [...categories] }, run.signal()];
    const call = () => callApi(importApi.importCategories, { body, signal });
    return (await withRetries(call, signal)).results;
  },
  writeArticles: async (sources) => {
    const articles = sources.map((source) => ({ ...textOf(source), categoryId: source.categoryId }));
    const [body, signal] = [{ kind, isDryRun: run.isDryRun, articles }, run.signal()];
    const call = () => callApi(importApi.importArticles, { body, signal });
    return keepImported(run, (await withRetries(call, signal)).results);
  },
});

const NO_TERMS: NewsTerms = { category: '', publishAtMs: null, expiresMs: null };

const newsBackend = (run: ChosenRun, terms: ReadonlyMap<string, NewsTerms>): ImportBackend => ({
  ...pictureBackend(run),
  writeArticles: async (sources) => {
    const news = sources.map((source) => ({
      ...textOf(source),
      ...(terms.get(source.sourceId) ?? NO_TERMS),
    }));
    const { publishes } = run.choice;
    const [body, signal] = [{ isDryRun: run.isDryRun, publishes, news }, run.signal()];
    const call = () => callApi(importApi.importNews, { body, signal });
    return keepImported(run, (await withRetries(call, signal)).results);
  },
});

/** Where the lessons of other courses are that these refer to. */
function linksOf(
  lessons: readonly PlacedArticle[],
  courseId: string,
  courseOf: ReadonlyMap<string, string>,
): BodyOf<typeof importApi.importCourse>['links'] {
  const found = new Set(lessons.flatMap(({ html }) => [...referencedArticles(html)]));
  return [...found].flatMap((lesson) => {
    const course = courseOf.get(lesson);
    return course === undefined || course === courseId ? [] : [{ lesson, course }];
  });
}

function courseBackend(run: ChosenRun, courses: readonly SourceCourse[]): CourseBackend {
  const courseOf = lessonCourses(courses);
  return {
    ...pictureBackend(run),
    writeCourse: async (course, lessons) => {
      const body = {
        isDryRun: run.isDryRun,
        publishes: run.choice.publishes,
        course: { ...course, rows: [...course.rows] },
        lessons: lessons.map(textOf),
        links: linksOf(lessons, course.sourceId, courseOf),
      };
      const signal = run.signal();
      const answer = await withRetries(() => callApi(importApi.importCourse, { body, signal }), signal);
      keepImported(run, [answer.course, ...answer.lessons]);
      return answer;
    },
  };
}

/** The import of what was read: functions decide about texts, rules about pictures. */
export function makeJob(read: ReadContent, run: ChosenRun): RunnableImport {
  const { isDryRun } = run;
  const { source } = read;
  if (read.content === 'news')
    return new ImportJob(source, newsBackend(run, read.terms), { isDryRun, content: 'news' });
  if (read.content === 'courses') return coursesJob(read, courseBackend(run, read.courses), { isDryRun });
  const { targetCategoryId } = run.choice;
  return new ImportJob(source, articleBackend(run, source.kind), { isDryRun, targetCategoryId });
}
