import type { ImportSize } from './import-limits';
import type { ImportContent, ImportFile, ImportSource } from './import-source';
import { type CoursesSource, readCourses } from './read-courses';
import { readImport } from './read-import';
import { type NewsSource, readNews } from './read-news';

/** What was read from the files of an import, with what its kind has beyond articles. */
export type ReadContent =
  | { readonly content: 'articles'; readonly source: ImportSource }
  | ({ readonly content: 'news' } & NewsSource)
  | ({ readonly content: 'courses' } & CoursesSource);

/** Reads the files of an import for what they are to become. */
export function readContent(
  content: ImportContent,
  files: readonly ImportFile[],
  limits: ImportSize,
): ReadContent {
  if (content === 'news') return { content, ...readNews(files, limits) };
  if (content === 'courses') return { content, ...readCourses(files, limits) };
  return { content, source: readImport(files, limits) };
}
