import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLibrary, openProject, PROJECT_OPTIONS } from './lib/admin-project.mjs';
import { LOCAL_DIR } from './lib/layout.mjs';
import { loadProductCode } from './lib/product-code.mjs';
import { readImportFiles } from './lib/read-import-files.mjs';
import { die, progress, Refusal } from './lib/say.mjs';

const HELP = `npm run import-articles -- <folder, zip or export> --library KEY [--kind news|courses] [--dry-run]

  --library   key of the library that gets them
  --kind      what they become: articles (default), news or courses
  --publish   publishes news and courses that are no drafts; else they stay unpublished
  --dry-run   only says what would happen
  --by        mail address of the teammate who counts as their author (default: the library's first user)
  --report    file for the report (default: a new one in .local/import-articles)
  --project   Firebase project; without it, the local suite
  --bucket    storage bucket of the project (default: <project>.firebasestorage.app)
  --port      port of the local suite

See docs/IMPORT.md.`;

/** The product code that this script needs. */
const CODE = `
  export { lessonCourses } from '@harborline/domain/import/courses-job';
  export { IMPORT_LIMITS } from '@harborline/domain/import/import-limits';
  export { readCourses } from '@harborline/domain/import/read-courses';
  export { readImport } from '@harborline/domain/import/read-import';
  export { readNews } from '@harborline/domain/import/read-news';
  export { reportSummary, reportText } from '@harborline/domain/import/report-text';
  export { isLibraryKey } from '@harborline/domain/library/library-key';
  export { docPath, storagePath } from '@harborline/domain/paths';
  export { runCoursesImport, runImport, runNewsImport } from '../functions/src/articles/import/run-import';
  export { useScriptApp } from '../functions/src/platform/firebase';`;

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...PROJECT_OPTIONS,
      library: { type: 'string' },
      kind: { type: 'string', default: 'articles' },
      publish: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      by: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  return { ...values, from: positionals[0] };
}

/** The teammate who counts as author: the one asked for, else the library's first. */
async function findAuthor(app, library, email) {
  if (email === undefined) return library.users[0] ?? '';
  const { getAuth } = await import('firebase-admin/auth');
  const account = await getAuth(app)
    .getUserByEmail(email)
    .catch(() => undefined);
  if (!account || !library.users.includes(account.uid))
    throw new Refusal(`'${email}' is no teammate of this library.`);
  return account.uid;
}

const reportFile = ({ report, library }) =>
  report === undefined
    ? join(LOCAL_DIR, 'import-articles', `${library}-${new Date().toISOString().replace(/\W/g, '')}.md`)
    : resolve(report);

const ITEMS = { articles: 'articles', news: 'news flashes', courses: 'lessons' };

/** A line about every tenth part, so that a long import shows that it is still running. */
function steps(content) {
  let next = 0;
  return ({ done, all, what }) => {
    if (done < all && done < next) return;
    next = done + Math.ceil(all / 10);
    progress(`${done} of ${all} ${what === 'articles' ? ITEMS[content] : what}`);
  };
}

const count = (list, one, many) => `${list.length} ${list.length === 1 ? one : many}`;

/** For each kind: reads files, says what was found, and imports it. */
const KINDS = {
  articles: (code, files) => {
    const source = code.readImport(files);
    const categories = count(source.categories, 'category', 'categories');
    return {
      found: `${count(source.articles, 'article', 'articles')} in ${categories}`,
      kind: source.kind,
      start: (run, onProgress) => code.runImport(run, source, onProgress),
    };
  },
  news: (code, files) => {
    const { source, terms } = code.readNews(files);
    return {
      found: count(source.articles, 'news flash', 'news flashes'),
      kind: source.kind,
      start: (run, onProgress) => code.runNewsImport({ ...run, terms }, source, onProgress),
    };
  },
  courses: (code, files) => {
    const read = code.readCourses(files);
    const { source, courses } = read;
    const lessons = count(source.articles, 'lesson', 'lessons');
    return {
      found: `${lessons} in ${count(courses, 'course', 'courses')}`,
      kind: source.kind,
      start: (run, onProgress) =>
        code.runCoursesImport({ ...run, courseOf: code.lessonCourses(courses) }, read, onProgress),
    };
  },
};

function checkKind({ kind, publish }) {
  if (!Object.hasOwn(KINDS, kind)) throw new Refusal(`--kind is one of: ${Object.keys(KINDS).join(', ')}.`);
  if (publish && kind === 'articles') {
    throw new Refusal(
      '--publish is for news and courses: articles say themselves whether they are published.',
    );
  }
}

async function main() {
  const options = readOptions();
  if (options.help || !options.from || !options.library) {
    process.stdout.write(`${HELP}\n`);
    if (!options.help) throw new Refusal('Name what to import, and the library.');
    return;
  }
  checkKind(options);
  const code = await loadProductCode('import-articles', CODE);
  const files = readImportFiles(options.from, code.IMPORT_LIMITS.unpackedBytes);
  const { app, fileAddress } = await openProject(options);
  code.useScriptApp(app);
  const library = await findLibrary(app, code, options.library);
  const uid = await findAuthor(app, library, options.by);
  const content = options.kind;
  const { found, kind, start } = KINDS[content](code, files);
  progress(`Read ${found}.`);

  const isDryRun = options['dry-run'] === true;
  const run = {
    kind,
    library,
    editor: { uid, mayPublish: true },
    publishes: options.publish === true,
    isDryRun,
    pictureAddress: (name) => fileAddress(code.storagePath.cover(library.id, name)),
  };
  const report = await start(run, isDryRun ? undefined : steps(content));
  const file = reportFile(options);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code.reportText(report, isDryRun, content));
  for (const line of code.reportSummary(report, content)) progress(line);
  progress(`${isDryRun ? 'Nothing was changed. ' : ''}The report is in ${file}`);
}

main().then(() => process.exit(0), die);
