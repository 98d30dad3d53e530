import * as contract from '@harborline/domain/api/articles/import';
import type { BodyOf } from '@harborline/domain/api/contract';
import type { ImportKind } from '@harborline/domain/import/import-source';
import { may } from '@harborline/domain/permissions/may';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { oneLine } from '@harborline/domain/text/clip';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';
import { findPictures } from './find-pictures';
import { importArticles } from './import-articles';
import { importCategories } from './import-categories';
import { importCourse } from './import-courses';
import { importNews } from './import-news';
import type { ImportRun } from './import-run';
import { pictureAddress } from './picture-address';

interface ImportRequest {
  readonly kind: ImportKind;
  readonly isDryRun: boolean;
  /** the permission to publish what is imported */
  readonly publishing: 'Articles.publish' | 'NewsFlash.publish' | 'Courses.publish';
}

/** An import with the rights of a teammate: what people bring who may not publish stays unpublished. */
async function runOf(staff: Staff, { kind, isDryRun, publishing }: ImportRequest): Promise<ImportRun> {
  const { uid, support_lib_id: libraryId } = staff;
  const library = await readRecord(libraryDocument(libraryId));
  if (library === undefined) throw new ApiError('not-found');
  const mayPublish = may(staff, publishing, config().defaultLibraryId);
  return {
    kind,
    isDryRun,
    library: { id: libraryId, key: library.library_refkey },
    editor: { uid, mayPublish },
    pictureAddress: (objectName) => pictureAddress(libraryId, objectName),
  };
}

/** A text with its title as an editor would leave it: on one line, without what reverses it. */
const tidied = <Titled extends { readonly title: string }>(one: Titled): Titled => ({
  ...one,
  title: oneLine(one.title),
});

/** POST import/categories: the first call of an import. */
export const receiveCategories = staffEndpoint(
  contract.importCategories,
  async ({ categories, ...asked }, staff) => ({
    results: [
      ...(await importCategories(
        await runOf(staff, { ...asked, publishing: 'Articles.publish' }),
        categories.map(tidied),
      )),
    ],
  }),
);

/** POST import/pictures: what need not be uploaded again. */
export const receivePictureNames = staffEndpoint(
  contract.findImportedPictures,
  async ({ names }, { support_lib_id }) => ({ names: await findPictures(support_lib_id, names) }),
);

/** POST import/articles: a batch. Sent again, after an answer was lost, it changes nothing. */
export const receiveArticles = staffEndpoint(
  contract.importArticles,
  async ({ articles, ...asked }, staff) => ({
    results: [
      ...(await importArticles(
        await runOf(staff, { ...asked, publishing: 'Articles.publish' }),
        articles.map(tidied),
      )),
    ],
  }),
);

/** POST import/news: a batch. Sent again, after an answer was lost, it changes nothing. */
export const receiveNews = staffEndpoint(
  contract.importNews,
  async ({ news, publishes, isDryRun }, staff) => {
    const run = await runOf(staff, { kind: 'folder', isDryRun, publishing: 'NewsFlash.publish' });
    const terms = new Map(news.map((one) => [one.sourceId, one]));
    const sources = news.map((one) => ({ ...tidied(one), categoryId: '' }));
    const isPublishing = publishes && run.editor.mayPublish;
    return { results: [...(await importNews({ ...run, terms, publishes: isPublishing }, sources))] };
  },
);

/** Whether the rows of a course are its lessons, each once and in their order. */
function hasLessonsOfRows({ course, lessons }: BodyOf<typeof contract.importCourse>): boolean {
  const ids = course.rows.map(({ sourceId }) => sourceId);
  const ofRows = course.rows.filter(({ kind }) => kind === 'lesson').map(({ sourceId }) => sourceId);
  const isSame =
    ofRows.length === lessons.length && lessons.every(({ sourceId }, index) => sourceId === ofRows[index]);
  return isSame && new Set(ids).size === ids.length;
}

/** POST import/course: one with all of its lessons. Sent again, it changes nothing. */
export const receiveCourse = staffEndpoint(contract.importCourse, async (body, staff) => {
  if (!hasLessonsOfRows(body)) throw new ApiError('invalid-input');
  const { course, lessons, links, isDryRun, publishes } = body;
  const run = await runOf(staff, { kind: 'folder', isDryRun, publishing: 'Courses.publish' });
  const courseOf = new Map([
    ...links.map((link) => [link.lesson, link.course] as const),
    ...lessons.map(({ sourceId }) => [sourceId, course.sourceId] as const),
  ]);
  const sources = lessons.map((lesson) => ({ ...tidied(lesson), categoryId: course.sourceId }));
  const isPublishing = publishes && run.editor.mayPublish;
  const imported = await importCourse({ ...run, courseOf, publishes: isPublishing }, tidied(course), sources);
  return { course: imported.course, lessons: [...imported.lessons] };
});
