import type { ImportContent } from '../import/import-source';

/** A number with its noun. */
const some = (count: number, [one, many]: readonly [string, string]): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const ITEMS = {
  articles: ['article', 'articles'],
  news: ['news flash', 'news flashes'],
  courses: ['lesson', 'lessons'],
} as const;

const items = (count: number, content: ImportContent = 'articles'): string => some(count, ITEMS[content]);

const inGroups = (count: number, content: ImportContent): string => {
  if (content === 'news') return '';
  return ` in ${some(count, content === 'courses' ? ['course', 'courses'] : ['category', 'categories'])}`;
};

/** What differs between the imports of articles, news and courses. */
export const IMPORT_CONTENT_TEXTS = {
  articles: {
    title: 'Import articles',
    intro: 'Bring the articles you already have. Nothing is saved until you have seen what will happen.',
    chooseBody:
      'Markdown or HTML files with their pictures, a folder or a zip of them, or the JSON export of Zendesk Guide or Intercom.',
    nothingFound: 'No articles were found.',
    checking: 'Comparing with your existing articles…',
    checkFailed: 'Your existing articles could not be compared.',
    tree: 'Categories and articles',
    toList: 'Go to the articles',
    back: 'Back to all articles',
  },
  news: {
    title: 'Import news flashes',
    intro: 'Bring the news you already have. Nothing is saved until you have seen what will happen.',
    chooseBody:
      'Markdown or HTML files with their pictures, or a folder or a zip of them. Each page becomes a news flash.',
    nothingFound: 'No news flashes were found.',
    checking: 'Comparing with your existing news flashes…',
    checkFailed: 'Your existing news flashes could not be compared.',
    tree: 'News flashes',
    toList: 'Go to the news flashes',
    back: 'Back to news flashes',
  },
  courses: {
    title: 'Import courses',
    intro: 'Bring the courses you already have. Nothing is saved until you have seen what will happen.',
    chooseBody:
      'A folder or a zip of Markdown or HTML files with their pictures. Each folder becomes a course, folders in it become its sections, and pages its lessons.',
    nothingFound: 'No courses were found.',
    checking: 'Comparing with your existing courses…',
    checkFailed: 'Your existing courses could not be compared.',
    tree: 'Courses and lessons',
    toList: 'Go to the courses',
    back: 'Back to courses',
  },
} as const;

/** The screens that import articles, news and courses; the wording is ours. */
export const IMPORT_WIZARD_TEXTS = {
  open: 'Import',
  chooseTitle: 'What do you want to import?',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  drop: 'Or drop them here.',
  limits: (files: number, megabytes: number) =>
    `At most ${files.toLocaleString('en')} files and ${megabytes} MB at once.`,
  tooManyFiles: (count: number, limit: number) =>
    `You chose ${count.toLocaleString('en')} files. At most ${limit.toLocaleString('en')} can be imported at once: import them folder by folder.`,
  tooLarge: (megabytes: number, limit: number) =>
    `These files hold ${megabytes} MB. At most ${limit} MB can be imported at once: import them in parts.`,
  tooManyCategories: (count: number, limit: number) =>
    `You chose ${count.toLocaleString('en')} folders. At most ${limit.toLocaleString('en')} can become categories: put all articles into one category, or import them in parts.`,
  nothingChosen: 'No files were found there.',
  readFailed: 'The files could not be read. Choose them again.',
  reading: 'Reading the files…',
  previewTitle: 'What will happen',
  found: (count: number, groups: number, content: ImportContent = 'articles') =>
    `${items(count, content)}${inGroups(groups, content)}`,
  where: 'Where do the articles go?',
  keepFolders: 'Into categories like those they come from',
  oneCategory: 'All into one category',
  category: 'Category',
  chooseCategory: 'Choose a category',
  publish: 'Publish everything that is not a draft',
  publishHint: { news: 'A news flash with a date to come is published then.', courses: '' },
  staysUnpublished: 'Everything arrives unpublished, so that you can look through it first.',
  offline: 'No connection. The comparison goes on by itself when it is back.',
  more: (count: number, content: ImportContent = 'articles') => `and ${items(count, content)} more`,
  count: items,
  unpublished: 'Not published',
  notImported: 'Not imported',
  changed: 'Imported with changes',
  moreNotes: (count: number) => `and ${count} more, all of them in the report`,
  /** @param count of articles, news flashes or courses */
  start: (count: number, content: ImportContent = 'articles') =>
    `Import ${content === 'courses' ? some(count, ['course', 'courses']) : items(count, content)}`,
  nothingToDo: 'Everything is here already. There is nothing to import.',
  otherFiles: 'Choose other files',
  importing: 'Importing…',
  keepOpen: 'Keep this page open. What is done stays done, even if it closes.',
  itemsDone: (done: number, all: number, content: ImportContent) => `${done} of ${items(all, content)}`,
  picturesDone: (done: number, all: number) => `${done} of ${all === 1 ? '1 picture' : `${all} pictures`}`,
  noConnection: 'No connection. The import goes on by itself when it is back; what is done stays done.',
  stop: 'Stop',
  pausedTitle: 'The import was stopped',
  failedTitle: 'The import cannot go on',
  pausedBody: 'What is done stays done. Continue now, or import the same files again another time.',
  continue: 'Continue',
  doneTitle: 'The import is done',
  notAll: 'Not everything could be imported. The reasons are below and in the report.',
  outcomes: { created: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Not imported' },
  download: 'Download the report',
  reportFile: 'import-report.md',
  again: 'Import more',
  leave: 'The import stops here. What is done stays done: import the same files again to finish it.',
} as const;
