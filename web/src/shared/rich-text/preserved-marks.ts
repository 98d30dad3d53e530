import { Mark } from '@tiptap/react';
import { keptAttributes } from './kept-attributes';

const NAMES = ['class', 'id', 'name', 'lang', 'dir', 'style', 'title', 'role', 'aria-label', 'aria-hidden'];

/** Inline markup without its own button, preserved in articles with its attributes. */
function keptMark(tag: string, selector = tag, isOnlyWithAttributes = false) {
  return Mark.create({
    name: `kept-${tag}`,
    // Nested marks of the same kind stay nested.
    excludes: '',
    addAttributes() {
      return { kept: { default: null, rendered: false } };
    },
    parseHTML: () => [
      {
        tag: selector,
        getAttrs: (element: HTMLElement) => {
          const kept = keptAttributes(element, NAMES);
          return isOnlyWithAttributes && kept === null ? false : { kept };
        },
      },
    ],
    renderHTML: ({ mark }) => [tag, mark.attrs.kept ?? {}, 0],
  });
}

export const preservedMarks = [
  ...['sub', 'sup', 'mark', 'kbd', 'small', 'abbr'].map((tag) => keptMark(tag)),
  keptMark('span', 'span', true),
  // Targets of links with #.
  keptMark('a', 'a:not([href])', true),
];
