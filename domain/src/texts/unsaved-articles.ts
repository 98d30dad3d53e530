const named = (title: string): string => (title === '' ? 'an article without a title' : `“${title}”`);

/** New articles that their writer has not saved yet; the wording is ours (D-47). */
export const UNSAVED_ARTICLE_TEXTS = {
  kept: 'Kept for you. Your team sees it once you save it.',
  notKept: 'Not kept on the server yet. Trying again…',
  begun: (title: string, time: string) => `You began ${named(title)} on ${time} and have not saved it.`,
  continue: 'Continue writing',
  discard: 'Discard',
  later: 'Not now',
  notTakenUp:
    'What you are writing could not be kept on the server, so it stays here. Try again in a moment.',
  discardTitle: 'Discard this article?',
  discardBody: 'You have not saved it, so its text will be gone for good.',
  savedElsewhere: 'You saved this article on another device. The text from here is kept beside it.',
} as const;
