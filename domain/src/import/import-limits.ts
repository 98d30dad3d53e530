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
} as const;
