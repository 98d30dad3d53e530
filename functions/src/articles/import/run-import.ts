import { createHash } from 'node:crypto';
import { checkPicture, pictureObjectName } from '@harborline/domain/import/import-picture';
import type { ImportNote, ImportSource, SourceArticle } from '@harborline/domain/import/import-source';
import type { ImportReport } from '@harborline/domain/import/report-text';
import { mapReferences, pictureReference } from '@harborline/domain/import/resolve-references';
import { storagePath } from '@harborline/domain/paths';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { objectStorage, storageBucket } from '../../platform/firebase';
import { importArticles, type PlacedArticle } from './import-articles';
import { importCategories } from './import-categories';
import type { ImportResult, ImportRun } from './import-run';

type Progress = (done: number, all: number, what: 'pictures' | 'articles') => void;

/** Articles of one transaction: Firestore takes 10 MB and 500 writes. */
const BATCH_ARTICLES = 25;
const BATCH_CHARACTERS = 1_500_000;
const PICTURES_AT_ONCE = 8;

/** Articles in batches that a transaction holds. */
function batchesOf<Article extends { readonly html: string }>(articles: readonly Article[]): Article[][] {
  const batches: Article[][] = [];
  let characters = 0;
  for (const article of articles) {
    const last = batches.at(-1);
    characters += article.html.length;
    if (last && last.length < BATCH_ARTICLES && characters <= BATCH_CHARACTERS) last.push(article);
    else {
      batches.push([article]);
      characters = article.html.length;
    }
  }
  return batches;
}

interface Picture {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly objectName: string;
}

interface CheckedPictures {
  readonly pictures: readonly Picture[];
  readonly notes: readonly ImportNote[];
}

function checkPictures(source: ImportSource): CheckedPictures {
  const pictures: Picture[] = [];
  const notes: ImportNote[] = [];
  for (const [path, bytes] of source.pictures) {
    const verdict = checkPicture(path, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (verdict.isAccepted)
      pictures.push({ path, bytes, mime: verdict.mime, objectName: pictureObjectName(path, hash) });
    else notes.push({ subject: path, outcome: 'refused', reason: verdict.message });
  }
  return { pictures, notes };
}

/** Uploads a picture unless it is there from an earlier import. */
async function uploadPicture({ library }: ImportRun, picture: Picture): Promise<void> {
  const bucket = (await objectStorage()).bucket(storageBucket());
  const file = bucket.file(storagePath.cover(library.id, picture.objectName));
  const [isThere] = await file.exists();
  if (isThere) return;
  await file.save(Buffer.from(picture.bytes), {
    resumable: false,
    contentType: picture.mime,
    metadata: { metadata: { originalName: picture.path } },
  });
}

/** Uploads pictures, some at once. @returns notes about those that failed */
async function uploadPictures(
  run: ImportRun,
  pictures: readonly Picture[],
  onProgress: Progress,
): Promise<ImportNote[]> {
  const waiting = [...pictures];
  const notes: ImportNote[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      try {
        await uploadPicture(run, next);
      } catch (error) {
        const reason = `${IMPORT_TEXTS.uploadFailed} (${String(error)})`;
        notes.push({ subject: next.path, outcome: 'refused', reason });
      }
      onProgress(pictures.length - waiting.length, pictures.length, 'pictures');
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return notes;
}

function placeArticle(
  { categorySourceId, ...article }: SourceArticle,
  categories: ReadonlyMap<string, string>,
  objectNames: ReadonlyMap<string, string>,
): PlacedArticle {
  const picture = (path: string) => {
    const name = objectNames.get(path);
    return name === undefined ? null : pictureReference(name);
  };
  return {
    ...article,
    categoryId: categories.get(categorySourceId) ?? '',
    html: mapReferences(article.html, { picture }),
  };
}

/** Imports what was read into a library: categories, pictures, articles, in this order. */
export async function runImport(
  run: ImportRun,
  source: ImportSource,
  onProgress: Progress = () => undefined,
): Promise<ImportReport> {
  const categories = await importCategories(run, source.categories);
  const { pictures, notes } = checkPictures(source);
  const failed = run.isDryRun ? [] : await uploadPictures(run, pictures, onProgress);
  const lost = new Set(failed.map(({ subject }) => subject));
  const kept = pictures.filter(({ path }) => !lost.has(path));
  const objectNames = new Map(kept.map(({ path, objectName }) => [path, objectName]));
  const categoryIds = new Map(categories.map(({ sourceId, id }) => [sourceId, id]));
  const placed = source.articles.map((article) => placeArticle(article, categoryIds, objectNames));
  const articles: ImportResult[] = [];
  for (const batch of batchesOf(placed)) {
    articles.push(...(await importArticles(run, batch)));
    onProgress(articles.length, placed.length, 'articles');
  }
  const titles = new Map(source.categories.map(({ sourceId, title }) => [sourceId, title]));
  return {
    categories: categories.map((one) => ({ ...one, label: titles.get(one.sourceId) ?? one.sourceId })),
    articles: articles.map((one, index) => ({ ...one, label: placed[index]?.title ?? one.sourceId })),
    notes: [...source.notes, ...notes, ...failed],
  };
}
