import { Extension } from '@tiptap/react';

/** Attributes that the sanitiser allows but that have no button here: preserved unchanged. */
const EVERYWHERE = [
  'class',
  'id',
  'lang',
  'dir',
  'style',
  'align',
  'role',
  'aria-label',
  'aria-hidden',
] as const;
const TITLED = [...EVERYWHERE, 'title'] as const;
const CELL = [...TITLED, 'width', 'height', 'scope'] as const;

const KEPT_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  paragraph: TITLED,
  heading: TITLED,
  blockquote: TITLED,
  bulletList: TITLED,
  orderedList: [...TITLED, 'reversed'],
  listItem: TITLED,
  codeBlock: TITLED,
  callout: TITLED,
  figure: TITLED,
  horizontalRule: TITLED,
  table: [...TITLED, 'width'],
  tableRow: TITLED,
  tableCell: CELL,
  tableHeader: CELL,
  image: [...EVERYWHERE, 'srcset', 'sizes'],
};

type Kept = Readonly<Record<string, string>> | null;

/** The named attributes of an element; null if it has none of them. */
export function keptAttributes(element: Element, names: readonly string[]): Kept {
  const found = names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Preserves classes, alignments and the like of blocks in the editor. A new paragraph starts without them. */
export const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes() {
    return Object.entries(KEPT_BY_TYPE).map(([type, names]) => ({
      types: [type],
      attributes: {
        kept: {
          default: null,
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => keptAttributes(element, names),
          renderHTML: ({ kept }: { kept?: Kept }) => kept ?? {},
        },
      },
    }));
  },
});
