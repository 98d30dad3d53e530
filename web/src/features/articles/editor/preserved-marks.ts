import { Mark } from '@tiptap/react';

/** Inline markup without a button of its own, kept where an article has it. */
const PRESERVED_MARKS = ['sub', 'sup', 'mark', 'kbd', 'small', 'abbr'] as const;

export const preservedMarks = PRESERVED_MARKS.map((tag) =>
  Mark.create({
    name: `kept-${tag}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);
