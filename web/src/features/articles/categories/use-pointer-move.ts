import {
  closestCenter,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { type Place, placeUnderPointer, type TreeRow, withMoved } from './category-places';

/** Pixels by which a level is indented. */
export const LEVEL_PX = 28;

interface Drag {
  readonly id: string;
  readonly place: Place | null;
}

interface PointerMove {
  readonly rows: readonly TreeRow[];
  /** saves the move */
  readonly onDrop: (id: string, place: Place) => void;
}

const isSame = (one: Place, other: Place): boolean =>
  one.parentId === other.parentId && one.beforeId === other.beforeId;

/** Moves a row with mouse, pen or finger; sideways changes its level. */
export function usePointerMove({ rows, onDrop }: PointerMove) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // A click or a tap on the handle is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const placeAt = ({ active, over, delta }: DragMoveEvent | DragEndEvent): Place | null =>
    over === null
      ? null
      : placeUnderPointer(rows, {
          id: String(active.id),
          overId: String(over.id),
          levels: Math.round(delta.x / LEVEL_PX),
        });
  const follow = (event: DragMoveEvent) => {
    const place = placeAt(event);
    setDrag((earlier) =>
      earlier?.place && place && isSame(earlier.place, place)
        ? earlier
        : { id: String(event.active.id), place },
    );
  };
  return {
    /** id of the dragged category; null if none is */
    draggedId: drag?.id ?? null,
    /** how deep it would be if it were dropped now */
    depth: drag?.place ? depthAt(rows, drag.id, drag.place) : null,
    context: {
      sensors,
      collisionDetection: closestCenter,
      onDragStart: ({ active }: DragStartEvent) => setDrag({ id: String(active.id), place: null }),
      onDragMove: follow,
      onDragCancel: () => setDrag(null),
      onDragEnd: (event: DragEndEvent) => {
        setDrag(null);
        const id = String(event.active.id);
        const place = placeAt(event);
        if (place !== null && withMoved(rows, id, place) !== rows) onDrop(id, place);
      },
    },
  };
}

function depthAt(rows: readonly TreeRow[], id: string, place: Place): number {
  return withMoved(rows, id, place).find(({ category }) => category.id === id)?.depth ?? 0;
}
