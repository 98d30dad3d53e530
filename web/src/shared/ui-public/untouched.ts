/** Elements whose words stay as they are when a page is translated (D-25): what people type, and code. */
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

/** Attributes that mark others: what is being edited, and what people wrote. */
export const UNTOUCHED_MARKS = ['contenteditable', 'data-user-text'] as const;
