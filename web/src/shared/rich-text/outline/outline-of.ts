import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/** The title of an article is the heading above all others. */
const TITLE_LEVEL = 1;

export interface OutlineEntry {
  readonly level: number;
  /** '' for a heading without text */
  readonly text: string;
  /** position of the heading in the document */
  readonly at: number;
  /** the level that readers expect here, if this one comes too deep; else null */
  readonly expectedLevel: number | null;
}

/** The headings of a text in reading order. */
export function outlineOf(doc: Node): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  doc.descendants((node, at) => {
    if (node.type.name !== 'heading') return !node.isTextblock;
    const level = Number(node.attrs.level);
    const next = (entries.at(-1)?.level ?? TITLE_LEVEL) + 1;
    entries.push({ level, text: node.textContent.trim(), at, expectedLevel: level > next ? next : null });
    return false;
  });
  return entries;
}

/** The index of the heading whose section contains a position; -1 before the first. */
export const sectionAt = (entries: readonly OutlineEntry[], position: number): number =>
  entries.findLastIndex(({ at }) => at < position);

/** Puts the cursor at the end of a heading and the heading at the top of the page. */
export function goToHeading(editor: Editor, { at }: OutlineEntry): void {
  const heading = editor.state.doc.nodeAt(at);
  if (heading === null) return;
  editor.commands.focus(at + heading.nodeSize - 1, { scrollIntoView: false });
  const shown = editor.view.nodeDOM(at);
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: 'start' });
}
