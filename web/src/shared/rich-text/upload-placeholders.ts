import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';

interface Change {
  readonly add?: { readonly id: string; readonly at: number; readonly element: HTMLElement };
  readonly remove?: string;
}

const KEY = new PluginKey<DecorationSet>('uploadPlaceholders');

/** Marks the positions of pictures being uploaded. The marks are not part of the text, but move with it. */
export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key: KEY,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, set) {
            const moved = set.map(transaction.mapping, transaction.doc);
            const change: Change = transaction.getMeta(KEY) ?? {};
            if (change.add !== undefined) {
              const { id, at, element } = change.add;
              return moved.add(transaction.doc, [
                Decoration.widget(at, element, { id, ignoreSelection: true }),
              ]);
            }
            if (change.remove === undefined) return moved;
            return moved.remove(moved.find(undefined, undefined, (spec) => spec.id === change.remove));
          },
        },
        props: { decorations: (state) => KEY.getState(state) },
      }),
    ];
  },
});

const change = ({ view }: Editor, meta: Change): void =>
  view.dispatch(view.state.tr.setMeta(KEY, meta).setMeta('addToHistory', false));

export const addPlaceholder = (editor: Editor, id: string, at: number, element: HTMLElement): void =>
  change(editor, { add: { id, at, element } });

/** Removes a placeholder. @returns its position; null if its surroundings were deleted meanwhile */
export function takePlaceholder(editor: Editor, id: string): number | null {
  const found = KEY.getState(editor.state)?.find(undefined, undefined, (spec) => spec.id === id)[0];
  if (found === undefined) return null;
  change(editor, { remove: id });
  return found.from;
}
