import { moveRowBy } from '@harborline/domain/courses/move-row';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { useKeyboardMove } from '../../../shared/ui-admin/use-keyboard-move';

type Rows = readonly OutlineRow[];

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface OutlineMove {
  readonly rows: Rows;
  readonly announce: (message: string) => void;
  /** saves the order that the row was moved to */
  readonly onDrop: (id: string, rows: Rows) => void;
}

const describe = (rows: Rows, id: string): string =>
  COURSE_TEXTS.place(rows.findIndex((row) => row.id === id) + 1, rows.length);

const isSameOrder = (one: Rows, other: Rows): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

function moved(rows: Rows, id: string, by: 1 | -1): Rows | null {
  const next = moveRowBy(rows, id, by);
  return next === rows ? null : next;
}

/** Moves a lesson or a section of a course by keyboard. */
export const useOutlineMove = ({ rows, announce, onDrop }: OutlineMove) =>
  useKeyboardMove({
    rows,
    steps: STEPS,
    titleOf: (id) => rows.find((row) => row.id === id)?.title ?? '',
    describe,
    moved,
    announce,
    onDrop: (id, arranged) => {
      if (!isSameOrder(arranged, rows)) onDrop(id, arranged);
    },
  });
