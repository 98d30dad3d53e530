/** What only an exported site says; the wording is ours. */
export const EXPORT_TEXTS = {
  searchNeedsScript: 'Searching needs JavaScript.',
} as const;

/** The export in the settings of a library; the wording is ours. */
export const SITE_EXPORT_TEXTS = {
  title: 'Take your help center with you',
  description:
    'Every published article and category as web pages in a zip, with pictures and a search that works without us. Unpack it and open index.html, or put it on any web server.',
  start: 'Export as a zip',
  running: 'Exporting the help center',
  preparing: 'Preparing the export…',
  keepOpen: 'Keep this page open until the zip is saved.',
  progress: (done: number, all: number) => `${done} of ${all} ${all === 1 ? 'article' : 'articles'}`,
  done: (articles: number) =>
    `${articles === 1 ? '1 article is' : `${articles} articles are`} in the zip that your browser has saved.`,
  missing: (path: string) => `Missing: ${path}`,
  failed: 'The help center could not be exported.',
  fileName: (libraryKey: string) => `site-${libraryKey}.zip`,
} as const;
