/** Elements that translations do not change (D-25): inputs and code. */
export const UNTOUCHED_TAGS = [
  'input',
  'textarea',
  'select',
  'code',
  'pre',
  'kbd',
  'samp',
  'script',
  'style',
] as const;

/** Attributes of other elements that translations do not change: edited content, and texts by users. */
export const UNTOUCHED_MARKS = ['contenteditable', 'data-user-text'] as const;
