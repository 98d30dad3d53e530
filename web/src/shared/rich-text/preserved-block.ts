import { Node } from '@tiptap/react';
import { sanitiseHtml } from '../html/sanitise';

/**
 * Content that the editor cannot edit but must not lose: it is shown, can be moved and deleted, and is stored
 * unchanged.
 */
const PRESERVED: readonly { readonly tag: string; readonly ifItHas?: string }[] = [
  ...['figure', 'picture', 'video', 'audio', 'details', 'dl'].map((tag) => ({ tag })),
  // Code with markup inside, which a code block would drop.
  { tag: 'pre', ifItHas: ':scope > :not(code), code *' },
  // Tables with parts that the table tools do not support.
  { tag: 'table', ifItHas: 'caption, tfoot, table, col[width], col[style]' },
];

function elementOf(html: string): HTMLElement {
  const [first] = sanitiseHtml(html).children;
  return first instanceof HTMLElement ? first : document.createElement('div');
}

/** Figures, videos, description lists and the like, kept whole while the text around them is edited. */
export const PreservedBlock = Node.create({
  name: 'preservedBlock',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes() {
    return { html: { default: '', rendered: false } };
  },
  parseHTML() {
    return PRESERVED.map(({ tag, ifItHas }) => ({
      tag,
      priority: 100,
      getAttrs: (element: HTMLElement) =>
        ifItHas === undefined || element.querySelector(ifItHas) !== null
          ? { html: element.outerHTML }
          : false,
    }));
  },
  renderHTML({ node }) {
    return elementOf(String(node.attrs.html));
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'protected-block';
      dom.contentEditable = 'false';
      dom.append(elementOf(String(node.attrs.html)));
      return { dom };
    };
  },
});
