import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** Lays out each block in the direction of its own text, as the public page does. The text itself is unchanged. */
export const OwnDirection = Extension.create({
  name: 'ownDirection',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const blocks: Decoration[] = [];
            doc.forEach((node, at) => {
              blocks.push(Decoration.node(at, at + node.nodeSize, { dir: 'auto' }));
            });
            return DecorationSet.create(doc, blocks);
          },
        },
      }),
    ];
  },
});
