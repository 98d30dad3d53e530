import type { CategoryNode } from './category-tree';

/** The deepest level that people can move a category to: visitors have pages for categories and subcategories (S2.2-10). */
const MAX_DEPTH = 1;

/** A row of the tree, in the order of display. */
export interface TreeRow extends CategoryNode {
  /** '' at the top, also for one whose stored parent is gone */
  readonly parentId: string;
}

/** Where a category is among the others. */
export interface Place {
  readonly parentId: string;
  /** the sibling that follows it; null if it is the last */
  readonly beforeId: string | null;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The rows of a tree, each with the parent below which it is shown. */
export function treeRows(nodes: readonly CategoryNode[]): TreeRow[] {
  const parents: string[] = [];
  return nodes.map((node) => {
    parents[node.depth] = node.category.id;
    return { ...node, parentId: node.depth === 0 ? '' : (parents[node.depth - 1] ?? '') };
  });
}

const idOf = ({ category }: TreeRow): string => category.id;
const rowOf = (rows: readonly TreeRow[], id: string) => rows.find(({ category }) => category.id === id);

/** The rows below the same parent, in their order. */
export const siblingsOf = (rows: readonly TreeRow[], parentId: string): TreeRow[] =>
  rows.filter((row) => row.parentId === parentId);

/** Whether other categories are below it, so that it stays at the top. */
export const hasChildren = (rows: readonly TreeRow[], id: string): boolean =>
  rows.some(({ parentId }) => parentId === id);

/** A row and those below it. */
function blockOf(rows: readonly TreeRow[], id: string): readonly TreeRow[] {
  const start = rows.findIndex((row) => idOf(row) === id);
  const root = rows[start];
  if (root === undefined) return [];
  const end = rows.findIndex(({ depth }, index) => index > start && depth <= root.depth);
  return rows.slice(start, end === -1 ? undefined : end);
}

/** Where a category is now. */
export function placeOf(rows: readonly TreeRow[], id: string): Place {
  const parentId = rowOf(rows, id)?.parentId ?? '';
  const siblings = siblingsOf(rows, parentId).map(idOf);
  return { parentId, beforeId: siblings[siblings.indexOf(id) + 1] ?? null };
}

function insertionIndex(rows: readonly TreeRow[], { parentId, beforeId }: Place): number {
  const before = rows.findIndex((row) => idOf(row) === beforeId);
  if (before !== -1) return before;
  const parent = rows.findIndex((row) => idOf(row) === parentId);
  return parent === -1 ? rows.length : parent + blockOf(rows, parentId).length;
}

/** The rows with a category, and what is below it, at another place. */
export function withMoved(rows: readonly TreeRow[], id: string, place: Place): readonly TreeRow[] {
  const block = blockOf(rows, id);
  const [root] = block;
  if (root === undefined || block.some((row) => idOf(row) === place.parentId)) return rows;
  const others = rows.filter((row) => !block.includes(row));
  const parent = rowOf(others, place.parentId);
  const shift = (parent === undefined ? 0 : parent.depth + 1) - root.depth;
  const moved = block.map((row) => ({
    ...row,
    depth: row.depth + shift,
    parentId: row === root ? (parent === undefined ? '' : place.parentId) : row.parentId,
  }));
  const index = insertionIndex(others, place);
  return [...others.slice(0, index), ...moved, ...others.slice(index)];
}

function upwards(
  rows: readonly TreeRow[],
  { parentId }: TreeRow,
  previous: string | undefined,
): Place | null {
  if (previous !== undefined) return { parentId, beforeId: previous };
  const tops = siblingsOf(rows, '').map(idOf);
  const above = tops[tops.indexOf(parentId) - 1];
  return above === undefined ? null : { parentId: above, beforeId: null };
}

function downwards(
  rows: readonly TreeRow[],
  { parentId }: TreeRow,
  [next, afterNext]: string[],
): Place | null {
  if (next !== undefined) return { parentId, beforeId: afterNext ?? null };
  if (parentId === '') return null;
  const tops = siblingsOf(rows, '').map(idOf);
  const below = tops[tops.indexOf(parentId) + 1];
  if (below === undefined) return null;
  return { parentId: below, beforeId: siblingsOf(rows, below).map(idOf)[0] ?? null };
}

function outwards(rows: readonly TreeRow[], { parentId }: TreeRow): Place | null {
  const parent = rowOf(rows, parentId);
  return parent === undefined
    ? null
    : { parentId: parent.parentId, beforeId: placeOf(rows, parentId).beforeId };
}

/** Where one key press moves a category; null if it cannot move that way. */
export function placeAfterStep(rows: readonly TreeRow[], id: string, step: Step): Place | null {
  const row = rowOf(rows, id);
  if (row === undefined) return null;
  const siblings = siblingsOf(rows, row.parentId).map(idOf);
  const index = siblings.indexOf(id);
  const previous = siblings[index - 1];
  switch (step) {
    case 'up':
      return upwards(rows, row, previous);
    case 'down':
      return downwards(rows, row, siblings.slice(index + 1));
    case 'in':
      if (row.depth >= MAX_DEPTH || hasChildren(rows, id) || previous === undefined) return null;
      return { parentId: previous, beforeId: null };
    case 'out':
      return outwards(rows, row);
  }
}

interface Dragged {
  readonly id: string;
  /** the row under the pointer */
  readonly overId: string;
  /** levels that the pointer has moved to the side since it began */
  readonly levels: number;
}

/** Where a dragged category lands: at the row under the pointer, and as deep as the pointer says and the rows allow. */
export function placeUnderPointer(rows: readonly TreeRow[], { id, overId, levels }: Dragged): Place {
  const block = blockOf(rows, id);
  const from = rows.findIndex((row) => idOf(row) === id);
  const to = rows.findIndex((row) => idOf(row) === overId);
  const others = rows.filter((row) => !block.includes(row));
  const index = others.findIndex((row) => idOf(row) === overId) + (to > from ? 1 : 0);
  const above = to === from ? others.slice(0, from) : others.slice(0, index);
  const below = to === from ? others.slice(from) : others.slice(index);
  const next = below[0];
  const wanted = (rows[from]?.depth ?? 0) + levels;
  const deepest = above.length === 0 || block.length > 1 ? 0 : MAX_DEPTH;
  const depth = Math.min(deepest, Math.max(wanted, next?.depth ?? 0));
  const parent = above.findLast((row) => row.depth === 0);
  if (depth <= 0 || parent === undefined) {
    return { parentId: '', beforeId: below.find((row) => row.depth === 0)?.category.id ?? null };
  }
  return {
    parentId: idOf(parent),
    beforeId: next !== undefined && next.depth > 0 ? idOf(next) : null,
  };
}
