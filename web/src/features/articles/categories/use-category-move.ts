import { useKeyboardMove } from '../../../shared/ui-admin/use-keyboard-move';
import { type Place, placeAfterStep, placeOf, type Step, type TreeRow, withMoved } from './category-places';
import { describePlace } from './describe-place';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface CategoryMove {
  readonly rows: readonly TreeRow[];
  readonly announce: (message: string) => void;
  /** saves the move */
  readonly onDrop: (id: string, place: Place) => void;
}

function moved(rows: readonly TreeRow[], id: string, step: Step): readonly TreeRow[] | null {
  const place = placeAfterStep(rows, id, step);
  return place === null ? null : withMoved(rows, id, place);
}

/** Moves a category by keyboard, also into the one above it and out of its own. */
export const useCategoryMove = ({ rows, announce, onDrop }: CategoryMove) =>
  useKeyboardMove({
    rows,
    steps: STEPS,
    titleOf: (id) => rows.find(({ category }) => category.id === id)?.category.category_title ?? '',
    describe: describePlace,
    moved,
    announce,
    onDrop: (id, arranged) => {
      const [place, was] = [placeOf(arranged, id), placeOf(rows, id)];
      if (place.parentId !== was.parentId || place.beforeId !== was.beforeId) onDrop(id, place);
    },
  });
