/** What a page adds to an article (D-47). */
export const ARTICLE_PAGE_TEXTS = {
  callouts: { info: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' },
  linkToSection: 'Link to this section',
  linkCopied: 'Link copied',
  copyCode: 'Copy',
  codeCopied: 'Copied',
  copyFailed: 'Could not copy. Select the text and copy it yourself.',
  previousArticle: 'Previous',
  nextArticle: 'Next',
  neighbours: 'Previous and next article',
  playVideo: 'Play video',
  videoLoadsFrom: (site: string) => `Loads from ${site} when you play it`,
} as const;
