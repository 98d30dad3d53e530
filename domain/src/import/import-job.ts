import { type PictureSize, pictureSizeOf } from '../files/picture-size';
import { IMPORT_TEXTS } from '../texts/import';
import { IMPORT_LIMITS } from './import-limits';
import { checkPicture, pictureObjectName } from './import-picture';
import type { ImportContent, ImportNote, ImportSource, SourceArticle, SourceCategory } from './import-source';
import type { ImportReport, ReportedResult } from './report-text';
import { mapReferences, pictureReference } from './resolve-references';

/** What became of an article or category. */
export interface ImportResult extends Omit<ReportedResult, 'label'> {
  /** id here; '' if there is none */
  readonly id: string;
}

/** An article with the category here that it goes into, and with its pictures by their names in storage. */
export interface PlacedArticle extends Omit<SourceArticle, 'categorySourceId'> {
  readonly categoryId: string;
}

/** A picture that may be uploaded (D-23). */
export interface ImportPicture {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly mime: string;
  /** the same for the same picture, so that importing it again finds it */
  readonly objectName: string;
  /** null if its first bytes do not say */
  readonly size: PictureSize | null;
}

/** Where an import of any kind writes its pictures to. */
export interface PictureBackend {
  /** SHA-256 in hex */
  hash(bytes: Uint8Array): Promise<string>;
  /** which of these pictures are there already */
  findPictures(objectNames: readonly string[]): Promise<readonly string[]>;
  /** Uploads a picture. @returns why it is refused; '' if it is there now */
  writePicture(picture: ImportPicture): Promise<string>;
}

/** Where an import writes to. What it throws ends the run; running again continues there. */
export interface ImportBackend extends PictureBackend {
  /** one result for each category, in their order; needed for articles only */
  writeCategories?(categories: readonly SourceCategory[]): Promise<readonly ImportResult[]>;
  /** one result for each article, in their order; all of them are written or none */
  writeArticles(articles: readonly PlacedArticle[]): Promise<readonly ImportResult[]>;
}

interface ImportOptions {
  /** whether only to say what would happen */
  readonly isDryRun: boolean;
  /** category here that gets all articles; '' to make categories of those of the source */
  readonly targetCategoryId?: string;
  /** what becomes of the texts; articles unless told otherwise */
  readonly content?: ImportContent;
}

export interface ImportProgress {
  readonly what: 'pictures' | 'articles';
  readonly done: number;
  readonly all: number;
}

export interface ImportWatch {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** ends the run before its next step */
  readonly signal?: AbortSignal;
}

/** An import that can be ended and continued. */
export interface RunnableImport {
  /** Does what is left. @throws what its backend throws, and the reason of the signal */
  run(watch?: ImportWatch): Promise<ImportReport>;
}

const PICTURES_AT_ONCE = 8;

const refused = (sourceId: string, reason: string): ImportResult => ({
  sourceId,
  outcome: 'refused',
  reason,
  id: '',
});

/** Articles in batches that one transaction holds. */
function batchesOf(articles: readonly PlacedArticle[]): PlacedArticle[][] {
  const batches: PlacedArticle[][] = [];
  let characters = 0;
  for (const article of articles) {
    const last = batches.at(-1);
    characters += article.html.length;
    const fits = last !== undefined && last.length < IMPORT_LIMITS.batchArticles;
    if (fits && characters <= IMPORT_LIMITS.batchCharacters) last.push(article);
    else {
      batches.push([article]);
      characters = article.html.length;
    }
  }
  return batches;
}

/** Lessons in batches of one course each; those of a course follow each other. */
function coursesOf(lessons: readonly PlacedArticle[]): PlacedArticle[][] {
  const courses: PlacedArticle[][] = [];
  for (const lesson of lessons) {
    const last = courses.at(-1);
    if (last?.[0]?.categoryId === lesson.categoryId) last.push(lesson);
    else courses.push([lesson]);
  }
  return courses;
}

/**
 * Imports what was read into a library: categories, pictures, articles, in this order. It remembers what is done, so
 * that it can be ended and continued.
 */
export class ImportJob implements RunnableImport {
  private categories: readonly ImportResult[] | null = null;
  private pictures: readonly ImportPicture[] | null = null;
  /** paths of pictures that are there now */
  private readonly uploaded = new Set<string>();
  private readonly articles = new Map<string, ImportResult>();
  private readonly notes: ImportNote[] = [];

  constructor(
    private readonly source: ImportSource,
    private readonly backend: ImportBackend,
    private readonly options: ImportOptions,
  ) {}

  /** Does what is left. @throws what the backend throws, and the reason of the signal */
  async run(watch: ImportWatch = {}): Promise<ImportReport> {
    this.categories ??= await this.writeCategories();
    this.pictures ??= await this.checkPictures();
    if (!this.options.isDryRun) await this.writePictures(this.pictures, watch);
    await this.writeArticles(watch);
    return this.report();
  }

  private get content(): ImportContent {
    return this.options.content ?? 'articles';
  }

  /** The categories of news and lessons are not made before them: their writer knows what they stand for. */
  private get isOfArticles(): boolean {
    return this.content === 'articles';
  }

  private get target(): string {
    return this.options.targetCategoryId ?? '';
  }

  private async writeCategories(): Promise<readonly ImportResult[]> {
    const { categories } = this.source;
    const isNeeded = this.isOfArticles && this.target === '' && categories.length > 0;
    return isNeeded ? ((await this.backend.writeCategories?.(categories)) ?? []) : [];
  }

  private async checkPictures(): Promise<readonly ImportPicture[]> {
    const pictures: ImportPicture[] = [];
    const notes: ImportNote[] = [];
    for (const [path, bytes] of this.source.pictures) {
      const verdict = checkPicture(path, bytes);
      if (verdict.isAccepted) {
        const objectName = pictureObjectName(path, await this.backend.hash(bytes), this.content);
        pictures.push({ path, bytes, mime: verdict.mime, objectName, size: pictureSizeOf(bytes) });
      } else notes.push({ subject: path, outcome: 'refused', reason: verdict.message });
    }
    this.notes.push(...notes);
    return pictures;
  }

  /** Pictures that are neither there nor refused. */
  private async picturesLeft(pictures: readonly ImportPicture[]): Promise<ImportPicture[]> {
    const refusedPaths = new Set(this.notes.map(({ subject }) => subject));
    const left = pictures.filter(({ path }) => !this.uploaded.has(path) && !refusedPaths.has(path));
    for (let start = 0; start < left.length; start += IMPORT_LIMITS.pictureNames) {
      const asked = left.slice(start, start + IMPORT_LIMITS.pictureNames);
      const found = new Set(await this.backend.findPictures(asked.map(({ objectName }) => objectName)));
      for (const { path, objectName } of asked) if (found.has(objectName)) this.uploaded.add(path);
    }
    return left.filter(({ path }) => !this.uploaded.has(path));
  }

  /** Uploads what is missing, some at once. */
  private async writePictures(
    pictures: readonly ImportPicture[],
    { onProgress, signal }: ImportWatch,
  ): Promise<void> {
    const waiting = await this.picturesLeft(pictures);
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        signal?.throwIfAborted();
        const reason = await this.backend.writePicture(next);
        if (reason === '') this.uploaded.add(next.path);
        else this.notes.push({ subject: next.path, outcome: 'refused', reason });
        onProgress?.({ what: 'pictures', done: this.uploaded.size, all: pictures.length });
      }
    };
    await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  }

  private placed(): PlacedArticle[] {
    const categories = new Map(this.categories?.map(({ sourceId, id }) => [sourceId, id]));
    const names = new Map(this.pictures?.map(({ path, objectName }) => [path, objectName]));
    const picture = (path: string) => {
      const isThere = this.options.isDryRun || this.uploaded.has(path);
      const name = isThere ? names.get(path) : undefined;
      return name === undefined ? null : pictureReference(name);
    };
    const sizes = new Map(this.pictures?.map(({ path, size }) => [path, size]));
    const size = (path: string) => sizes.get(path) ?? null;
    const categoryOf = (sourceId: string) =>
      this.isOfArticles ? this.target || (categories.get(sourceId) ?? '') : sourceId;
    return this.source.articles.map(({ categorySourceId, ...article }) => ({
      ...article,
      categoryId: categoryOf(categorySourceId),
      html: mapReferences(article.html, { picture, size }),
    }));
  }

  /** Why an article is not even sent; '' if it is. */
  private refusalOf({ categoryId, html }: PlacedArticle): string {
    // A course without one of its lessons would be another course: its writer refuses it as a whole.
    if (this.content === 'courses') return '';
    if (this.isOfArticles && categoryId === '') return IMPORT_TEXTS.foreignCategory;
    return html.length > IMPORT_LIMITS.batchCharacters ? IMPORT_TEXTS.contentTooLong : '';
  }

  private async writeArticles({ onProgress, signal }: ImportWatch): Promise<void> {
    const left = this.placed().filter(({ sourceId }) => !this.articles.has(sourceId));
    const all = this.source.articles.length;
    const sent = left.filter((article) => {
      const reason = this.refusalOf(article);
      if (reason !== '') this.articles.set(article.sourceId, refused(article.sourceId, reason));
      return reason === '';
    });
    const batches = this.content === 'courses' ? coursesOf(sent) : batchesOf(sent);
    for (const batch of batches) {
      signal?.throwIfAborted();
      const results = await this.backend.writeArticles(batch);
      for (const result of results) this.articles.set(result.sourceId, result);
      onProgress?.({ what: 'articles', done: this.articles.size, all });
    }
  }

  private report(): ImportReport {
    const titles = new Map(this.source.categories.map(({ sourceId, title }) => [sourceId, title]));
    const labelled = ({ id: _id, ...result }: ImportResult, label: string | undefined) => ({
      ...result,
      label: label ?? result.sourceId,
    });
    return {
      categories: (this.categories ?? []).map((one) => labelled(one, titles.get(one.sourceId))),
      articles: this.source.articles.flatMap(({ sourceId, title }) => {
        const result = this.articles.get(sourceId);
        return result === undefined ? [] : [labelled(result, title)];
      }),
      notes: [...this.source.notes, ...this.notes],
    };
  }
}
