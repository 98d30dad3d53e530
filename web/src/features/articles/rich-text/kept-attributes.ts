import { Extension } from '@tiptap/react';

/** Attributes the sanitiser lets pass that have no button here: kept as the article has them. */
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
  horizontalRule: TITLED,
  table: [...TITLED, 'width'],
  tableRow: TITLED,
  tableCell: CELL,
  tableHeader: CELL,
  image: [...EVERYWHERE, 'srcset', 'sizes'],
};

type Kept = Readonly<Record<string, string>> | null;

/** Those of an element's attributes that are named; null if it has none of them. */
export function keptAttributes(element: Element, names: readonly string[]): Kept {
  const found = names.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Carries classes, alignments and the like of blocks through the editor. A new paragraph begins without. */
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
