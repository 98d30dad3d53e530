import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';

/** Moves from a selected picture, video or the like to where text may go; null if nothing like that is selected. */
function stepOut({ selection, schema, tr }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection)) return null;
  if (!selection.node.isAtom && selection.node.type.name !== 'figure') return null;
  const { node, to } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  const paragraph = schema.nodes.paragraph?.create();
  if (paragraph === undefined) return null;
  tr.insert(to, paragraph);
  return tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
}

/** Typing never replaces a selected picture or video: the text goes after it. */
export const TypingGuard = Extension.create({
  name: 'typingGuard',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleTextInput: (view, _from, _to, text) => {
            const step = stepOut(view.state);
            if (step === null) return false;
            view.dispatch(step.insertText(text));
            return true;
          },
          handleDOMEvents: {
            compositionstart: (view) => {
              const step = stepOut(view.state);
              if (step !== null) view.dispatch(step);
              return false;
            },
          },
        },
      }),
    ];
  },
});
