/** The reply to someone whose question an article now answers (U-11); the wording is ours (D-47). */
export const ARTICLE_NEWS_TEXTS = {
  message: (title: string, address: string) =>
    [
      'Before you wrote to us, you searched our help center and found no answer. Now there is an article about it:',
      `${title}\n${address}`,
      'If it does not answer your question, just reply here.',
    ].join('\n\n'),
} as const;
