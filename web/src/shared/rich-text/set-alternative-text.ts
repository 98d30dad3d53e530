import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Where the selected picture is, or the figure around the cursor; null if several may be selected. */
function pictureAt({ state: { doc, selection } }: Editor, kind: 'image' | 'figure'): number | null {
  const { $from } = selection;
  const isInside = kind === 'figure' && $from.depth > 0;
  const at = selection instanceof NodeSelection ? selection.from : isInside ? $from.before() : null;
  return at !== null && doc.nodeAt(at)?.type.name === kind ? at : null;
}

/**
 * Changes the alternative text of a picture. `updateAttributes` puts another node in its place, which would end the
 * selection, and with it the field, at the first letter.
 */
export function setAlternativeText(editor: Editor, kind: 'image' | 'figure', alt: string): void {
  const at = pictureAt(editor, kind);
  if (at === null) editor.commands.updateAttributes(kind, { alt });
  else editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'alt', alt));
}
