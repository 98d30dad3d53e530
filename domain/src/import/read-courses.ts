import { LIMITS } from '../limits';
import { htmlToText } from '../search/html-to-text';
import { clip, oneLine } from '../text/clip';
import { IMPORT_TEXTS } from '../texts/import';
import { acceptFiles } from './accept-files';
import { readArticleHtml } from './article-html';
import { fileNameOf, folderOf } from './clean-path';
import { IMPORT_LIMITS, type ImportSize } from './import-limits';
import type { ImportFile, ImportNote, ImportSource, RawArticle } from './import-source';
import { type FolderPages, markdownToHtml, nameOf, type PageText, readPages } from './read-folder';
import { resolveReferences } from './resolve-references';
import { tidyArticle } from './tidy-article';

/** A section of a course, or a lesson of the section before it. */
export interface SourceRow {
  readonly kind: 'section' | 'lesson';
  /** path of the folder or page */
  readonly sourceId: string;
  readonly title: string;
}

export interface SourceCourse {
  /** path of its folder; '.' for the import as a whole */
  readonly sourceId: string;
  readonly title: string;
  readonly description: string;
  /** whether it may be published at all: a draft is not */
  readonly isPublished: boolean;
  readonly rows: readonly SourceRow[];
}

export interface CoursesSource {
  /** the lessons, course by course; the category of each is its course */
  readonly source: ImportSource;
  readonly courses: readonly SourceCourse[];
}

/** Pages that describe their folder; of several, the last of this list counts. */
const FOLDER_PAGES = ['_category.md', 'readme.md', 'index.md'];
const rankOf = ({ path }: ImportFile): number => FOLDER_PAGES.indexOf(fileNameOf(path).toLowerCase());

const refused = (subject: string, reason: string): ImportNote => ({ subject, outcome: 'refused', reason });
const changed = (subject: string, reason: string): ImportNote => ({ subject, outcome: 'changed', reason });

interface FolderText {
  readonly title: string;
  readonly description: string;
}

/** What a page says about its folder: in its front matter, else in its heading and its text. */
function textOf(page: PageText | undefined): FolderText {
  if (page === undefined) return { title: '', description: '' };
  const { matter, body } = page;
  try {
    const { title, html } = readArticleHtml(markdownToHtml(body), matter.title);
    return { title: oneLine(title), description: matter.description || htmlToText(html).trim() };
  } catch {
    return { title: oneLine(matter.title), description: matter.description };
  }
}

/** Where a page stands: its course, '' for none, and its section, '' for lessons outside of sections. */
interface Place {
  readonly course: string;
  readonly section: string;
  readonly isTooDeep: boolean;
}

function placeOf(path: string, isWhole: boolean): Place {
  const folders = folderOf(path) === '' ? [] : folderOf(path).split('/');
  const [course = '', section, ...deeper] = isWhole ? ['.', ...folders] : folders;
  const parent = isWhole || section === undefined ? '' : `${course}/`;
  return {
    course,
    section: section === undefined ? '' : `${parent}${section}`,
    isTooDeep: deeper.length > 0,
  };
}

/** By the order that they name, else by the number before their name; those without follow by name. */
function inOrder(pages: FolderPages, paths: readonly string[]): string[] {
  const orderOf = (path: string) => {
    const matter = pages.matters.get(path) ?? pages.folders.get(path)?.matter;
    return matter?.order ?? nameOf(fileNameOf(path)).order ?? Number.MAX_VALUE;
  };
  const compareNames = (one: string, other: string) =>
    fileNameOf(one).localeCompare(fileNameOf(other), 'en', { numeric: true });
  return paths.toSorted((one, other) => orderOf(one) - orderOf(other) || compareNames(one, other));
}

interface Read {
  readonly course: SourceCourse;
  readonly notes: readonly ImportNote[];
}

interface Lesson {
  readonly page: RawArticle;
  readonly place: Place;
}

function rowsOf(pages: FolderPages, lessons: readonly Lesson[]): { rows: SourceRow[]; notes: ImportNote[] } {
  const titles = new Map(lessons.map(({ page }) => [page.sourceId, page.title]));
  const notes: ImportNote[] = [];
  const lessonsOf = (section: string): SourceRow[] => {
    const paths = lessons.filter(({ place }) => place.section === section).map(({ page }) => page.sourceId);
    return inOrder(pages, paths).map((sourceId) => ({
      kind: 'lesson',
      sourceId,
      title: titles.get(sourceId) ?? '',
    }));
  };
  const sectionOf = (path: string): SourceRow => {
    const said = textOf(pages.folders.get(path)).title;
    const title = said || nameOf(fileNameOf(path)).title || IMPORT_TEXTS.untitled;
    if (title.length > LIMITS.sectionTitle) notes.push(changed(path, IMPORT_TEXTS.titleCut));
    return { kind: 'section', sourceId: path, title: clip(title, LIMITS.sectionTitle).trim() };
  };
  const sections = new Set(lessons.map(({ place }) => place.section).filter((section) => section !== ''));
  const below = inOrder(pages, [...sections]).flatMap((path) => [sectionOf(path), ...lessonsOf(path)]);
  return { rows: [...lessonsOf(''), ...below], notes };
}

function readCourse(pages: FolderPages, sourceId: string, lessons: readonly Lesson[]): Read {
  const page = pages.folders.get(sourceId === '.' ? '' : sourceId);
  const found = textOf(page);
  const title = found.title || nameOf(fileNameOf(sourceId)).title || IMPORT_TEXTS.untitled;
  const { rows, notes } = rowsOf(pages, lessons);
  const course = {
    sourceId,
    title: clip(title, LIMITS.courseTitle).trim(),
    description: clip(found.description, LIMITS.courseDescription).trim(),
    isPublished: page?.matter.isPublished ?? true,
    rows,
  };
  const isDescriptionCut = found.description.length > LIMITS.courseDescription;
  return {
    course,
    notes: [
      ...notes,
      ...(title.length > LIMITS.courseTitle ? [changed(sourceId, IMPORT_TEXTS.titleCut)] : []),
      ...(isDescriptionCut ? [changed(sourceId, IMPORT_TEXTS.descriptionCut)] : []),
    ],
  };
}

/** Why a page is no lesson; '' if it is one. */
function refusalOf({ page, place }: Lesson): string {
  if (place.course === '') return IMPORT_TEXTS.inNoCourse;
  if (place.isTooDeep) return IMPORT_TEXTS.tooDeep;
  return page.isPublished ? '' : IMPORT_TEXTS.draftLesson;
}

/** Why a course cannot be stored at once; '' if it can. */
function refusalOfCourse(lessons: readonly Lesson[]): string {
  const characters = lessons.reduce((sum, { page }) => sum + page.html.length, 0);
  if (lessons.length > IMPORT_LIMITS.courseLessons) return IMPORT_TEXTS.tooManyLessons;
  return characters > IMPORT_LIMITS.courseCharacters ? IMPORT_TEXTS.courseTooLong : '';
}

/** A folder is one course if its own page gives it a title, else each folder in it is one. */
const isWholeCourse = ({ folders }: FolderPages): boolean => (folders.get('')?.matter.title ?? '') !== '';

interface Sorted {
  readonly courses: readonly SourceCourse[];
  /** in the order of the courses and their rows */
  readonly lessons: readonly RawArticle[];
  readonly notes: readonly ImportNote[];
}

function sortCourses(pages: FolderPages): Sorted {
  const isWhole = isWholeCourse(pages);
  const tidied = pages.articles.map(tidyArticle);
  const all = tidied.map(({ value }) => ({ page: value, place: placeOf(value.sourceId, isWhole) }));
  const notes = tidied.flatMap((one) => one.notes);
  const kept = new Map<string, Lesson[]>();
  for (const lesson of all) {
    const reason = refusalOf(lesson);
    if (reason !== '') notes.push(refused(lesson.page.label, reason));
    else kept.set(lesson.place.course, [...(kept.get(lesson.place.course) ?? []), lesson]);
  }
  const courses = inOrder(pages, [...kept.keys()]).flatMap((sourceId) => {
    const lessons = kept.get(sourceId) ?? [];
    const reason = refusalOfCourse(lessons);
    if (reason !== '') notes.push(refused(sourceId, reason));
    const read = reason === '' ? readCourse(pages, sourceId, lessons) : undefined;
    notes.push(...(read?.notes ?? []));
    return read === undefined ? [] : [read.course];
  });
  const pageOf = new Map(all.map(({ page }) => [page.sourceId, page]));
  const lessons = courses.flatMap(({ sourceId, rows }) =>
    rows.flatMap((row) => {
      const page = pageOf.get(row.sourceId);
      return row.kind === 'section' || page === undefined ? [] : [{ ...page, categorySourceId: sourceId }];
    }),
  );
  return { courses, lessons, notes };
}

/**
 * Reads courses: each folder is one, folders in it are its sections, and pages its lessons. `index.md` or `README.md`
 * describes its folder.
 */
export function readCourses(files: readonly ImportFile[], limits: ImportSize = IMPORT_LIMITS): CoursesSource {
  const accepted = acceptFiles(files, limits);
  const ranked = accepted.files.toSorted((one, other) => rankOf(one) - rankOf(other));
  const pages = readPages(ranked, (file) => rankOf(file) >= 0);
  const { courses, lessons, notes } = sortCourses(pages);
  const source = resolveReferences({
    kind: 'folder',
    categories: [],
    articles: lessons,
    files: pages.files,
    notes: [...accepted.notes, ...pages.notes, ...notes],
  });
  return { source, courses };
}
