const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const words = (count: number): string => counted(count, 'word', 'words');

/** Below the text of an article in the editor (D-47). */
export const TEXT_SIZE_TEXTS = {
  label: 'Length of the text',
  words,
  selectedWords: (selected: number, all: number) => `${selected.toLocaleString('en-GB')} of ${words(all)}`,
  minutes: (count: number) => `${count.toLocaleString('en-GB')} min read`,
} as const;

/** The headings of an article in the editor (D-47). */
export const OUTLINE_TEXTS = {
  title: 'Outline',
  empty: 'Headings appear here. They become the table of contents.',
  /** of texts whose readers get no table of contents */
  emptyPlain: 'Headings appear here.',
  untitled: 'Heading without text',
  skipped: (level: number) => `Level skipped: H${level} would be the next one`,
} as const;

/** Find and replace in the editor (D-47). */
export const FIND_TEXTS = {
  open: 'Find and replace (Ctrl+F)',
  label: 'Find in this article',
  find: 'Find',
  replaceWith: 'Replace with',
  matchCase: 'Match case',
  /** on the button */
  matchCaseSign: 'Aa',
  previous: 'Previous match (Shift+Enter)',
  next: 'Next match (Enter)',
  replace: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close (Escape)',
  none: 'No matches',
  matches: (count: number) => counted(count, 'match', 'matches'),
  position: (index: number, count: number) => `${index} of ${count.toLocaleString('en-GB')}`,
  replaced: (count: number) => `${counted(count, 'match', 'matches')} replaced`,
} as const;

/** What becomes of pasted text (D-47). */
export const PASTE_TEXTS = {
  markdown: 'Markdown was formatted.',
  keepAsText: 'Keep as text',
  picturesLeftOut: (count: number) =>
    count === 1
      ? 'A picture could not be pasted. Save it as a file and insert it here.'
      : `${count} pictures could not be pasted. Save them as files and insert them here.`,
} as const;
