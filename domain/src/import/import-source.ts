/** What an import was read from: files in folders, or the export of another product. */
export type ImportKind = 'folder' | 'zendesk' | 'intercom';

/** What an import makes of what it reads. */
export type ImportContent = 'articles' | 'news' | 'courses';

/** A file of an import; the path has forward slashes and no leading one. */
export interface ImportFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A line of the report about something that was not taken over as it was. */
export interface ImportNote {
  /** path or title of what it is about */
  readonly subject: string;
  /** 'refused': it is missing now; 'changed': it was taken over differently */
  readonly outcome: 'refused' | 'changed';
  readonly reason: string;
}

export interface SourceCategory {
  /** the same each time the same thing is imported */
  readonly sourceId: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** '' at the top */
  readonly parentSourceId: string;
  /** position among its siblings; null if the source has none */
  readonly order: number | null;
}

export interface SourceArticle {
  /** the same each time the same thing is imported */
  readonly sourceId: string;
  readonly title: string;
  /** HTML as its author wrote it, not sanitised yet; references as `resolveReferences` makes them */
  readonly html: string;
  readonly keywords: readonly string[];
  readonly isPublished: boolean;
  readonly categorySourceId: string;
  /** milliseconds; null if the source does not say */
  readonly createdMs: number | null;
  readonly updatedMs: number | null;
}

/** Everything read from the files of an import, parents before their children. */
export interface ImportSource {
  readonly kind: ImportKind;
  readonly categories: readonly SourceCategory[];
  readonly articles: readonly SourceArticle[];
  /** the files that articles show, by path */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly ImportNote[];
}

/** An article whose references have not been resolved yet. */
export interface RawArticle extends SourceArticle {
  /** what its relative references start from: the path of its file, or its address */
  readonly base: string;
  /** how the report names it */
  readonly label: string;
}

/** The parts of an import before references are resolved. */
export interface RawSource extends Omit<ImportSource, 'articles' | 'pictures'> {
  readonly articles: readonly RawArticle[];
  /** every other file, by path */
  readonly files: ReadonlyMap<string, Uint8Array>;
}
