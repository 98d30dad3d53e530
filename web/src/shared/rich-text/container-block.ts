import { Node } from '@tiptap/react';
import { keptAttributes } from './kept-attributes';

const NAMES = ['class', 'id', 'lang', 'dir', 'style', 'align', 'title', 'role', 'aria-label', 'aria-hidden'];

/** A div with a meaning, such as a class or an alignment; any other div is replaced by its content. */
export const ContainerBlock = Node.create({
  name: 'containerBlock',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes() {
    return { kept: { default: null, rendered: false } };
  },
  parseHTML() {
    return [
      {
        tag: 'div',
        getAttrs: (element: HTMLElement) => {
          const kept = keptAttributes(element, NAMES);
          return kept === null ? false : { kept };
        },
      },
    ];
  },
  renderHTML: ({ node }) => ['div', node.attrs.kept ?? {}, 0],
});
