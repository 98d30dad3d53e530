import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

const KINDS = ['table', 'image', 'videoFrame', 'preservedBlock'] as const;
export type RemovedKind = (typeof KINDS)[number];

interface Found {
  readonly kind: RemovedKind;
  readonly node: Node;
  readonly at: number;
}

/** A picture that gets a caption, or loses it, is still there. */
const kindOf = (name: string): RemovedKind | undefined =>
  name === 'figure' ? 'image' : KINDS.find((kind) => kind === name);

function blocksOf(doc: Node): Found[] {
  const found: Found[] = [];
  doc.descendants((node, at) => {
    const kind = kindOf(node.type.name);
    if (kind !== undefined) found.push({ kind, node, at });
  });
  return found;
}

const countOf = (blocks: readonly Found[], kind: RemovedKind): number =>
  blocks.filter((block) => block.kind === kind).length;

/** Tables, pictures and the like that a transaction removed from the text, with their former positions. */
function removedBy({ before, doc, mapping }: Transaction): Found[] {
  const [earlier, later] = [blocksOf(before), blocksOf(doc)];
  return earlier
    .filter(
      ({ kind, at }) => countOf(later, kind) < countOf(earlier, kind) && mapping.mapResult(at).deletedAfter,
    )
    .map((block) => ({ ...block, at: mapping.map(block.at, -1) }));
}

/**
 * Notices when a table, a picture or the like is deleted, and can restore it even after further edits.
 * @param onRemoved called with what was deleted and a function that restores it
 */
export function noticeRemovals(onRemoved: (kind: RemovedKind, restore: () => void) => void) {
  let held: Found[] = [];
  return ({ editor, transaction }: { editor: Editor; transaction: Transaction }): void => {
    if (!transaction.docChanged) return;
    held = held.map((block) => ({ ...block, at: transaction.mapping.map(block.at) }));
    // Undo and redo are visible, and can be reversed with the same keys.
    if (transaction.getMeta('history$') !== undefined) {
      held = [];
      return;
    }
    for (const block of removedBy(transaction)) {
      held.push(block);
      const { node, kind } = block;
      onRemoved(kind, () => {
        const now = held.find((other) => other.node === node);
        if (now === undefined || editor.isDestroyed) return;
        held = held.filter((other) => other !== now);
        editor.chain().insertContentAt(now.at, node.toJSON()).focus().run();
      });
    }
  };
}
