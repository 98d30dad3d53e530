/** How much one import may bring. */
export interface ImportSize {
  readonly files: number;
  /** of all files of a zip, unpacked */
  readonly unpackedBytes: number;
}

/** What one import may bring; beyond it a file is refused with a line in the report. */
export const IMPORT_LIMITS = {
  files: 20_000,
  /** of one Markdown or HTML file */
  articleBytes: 4 * 1024 * 1024,
  /** of one export file of another product */
  exportBytes: 100 * 1024 * 1024,
  /** of all files of a zip, unpacked */
  unpackedBytes: 1024 * 1024 * 1024,
  /** how many times larger than its packed form a file of more than 1 MB may be; text packs to a tenth */
  packedRatio: 200,
  pathLength: 500,
  /** categories of one import; a library lists fewer, and the rest is refused one by one */
  categories: 1_000,
  /** names of pictures in one question */
  pictureNames: 100,
  /** articles stored together: Firestore takes 10 MB and 500 writes in one transaction */
  batchArticles: 25,
  batchCharacters: 1_500_000,
  /** a course is stored at once with its lessons, and those that are gone from its source are deleted */
  courseLessons: 200,
  courseCharacters: 3_000_000,
  /** links of a course's lessons to those of other courses */
  courseLinks: 5_000,
  /** of a request that holds one batch: characters take up to three bytes, and JSON escapes some */
  batchBytes: 8 * 1024 * 1024,
  /** of a request that holds one course */
  courseBytes: 16 * 1024 * 1024,
} as const;

/** What a browser imports at once; it holds every file in memory. The script takes more. */
export const BROWSER_IMPORT_SIZE: ImportSize = { files: 5_000, unpackedBytes: 200 * 1024 * 1024 };
