import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { isCategoryVisible } from '@harborline/domain/help-center/visible-categories';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import type { CategoryListActions } from './category-list-actions';
import { type Place, placeOf, type TreeRow, withMoved } from './category-places';
import { CategoryRow } from './category-row';
import { publishedIn } from './category-tree';
import { useCategoryMove } from './use-category-move';
import { usePointerMove } from './use-pointer-move';

interface CategoryListProps {
  rows: readonly TreeRow[];
  articlesLink: (categoryId: string) => string;
  actions: CategoryListActions;
}

/** Our own status line speaks for both ways of moving. */
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The categories as a list that shows their levels; rows move by pointer and keyboard, and are saved at once. */
export function CategoryList({ rows: stored, articlesLink, actions }: CategoryListProps) {
  const helpId = useId();
  const [message, setMessage] = useState('');
  /** what was dropped and is not stored yet */
  const [pending, setPending] = useState<{ id: string; place: Place } | null>(null);
  const rows = pending === null ? stored : withMoved(stored, pending.id, pending.place);

  const drop = async (id: string, place: Place) => {
    const category = stored.find((row) => row.category.id === id)?.category;
    if (category === undefined) return;
    setPending({ id, place });
    await actions.onMove(category, place, placeOf(stored, id));
    setPending(null);
  };
  const keyboard = useCategoryMove({
    rows,
    announce: setMessage,
    onDrop: (id, place) => void drop(id, place),
  });
  const pointer = usePointerMove({ rows, onDrop: (id, place) => void drop(id, place) });
  const arranged = keyboard.held?.rows ?? rows;
  // Those below a dragged category travel with it.
  const shown = arranged.filter(({ parentId }) => parentId === '' || parentId !== pointer.draggedId);
  return (
    <DndContext {...pointer.context} accessibility={NO_ANNOUNCEMENTS}>
      <Box id={helpId} hidden>
        {CATEGORY_TEXTS.moveHelp}
      </Box>
      <Box role="status" aria-live="assertive" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      <SortableContext
        items={shown.map(({ category }) => category.id)}
        strategy={verticalListSortingStrategy}
      >
        <Box
          component="ul"
          aria-label={CATEGORY_TEXTS.categoriesView}
          sx={{
            ...FRAMED_LIST,
            '& > li:first-of-type': { borderStartStartRadius: 5, borderStartEndRadius: 5 },
            '& > li:last-of-type': { borderEndStartRadius: 5, borderEndEndRadius: 5 },
          }}
        >
          {shown.map((row) => (
            <CategoryRow
              key={row.category.id}
              row={row}
              depth={row.category.id === pointer.draggedId ? (pointer.depth ?? row.depth) : row.depth}
              parentTitle={
                arranged.find(({ category }) => category.id === row.parentId)?.category.category_title
              }
              isHiddenByParent={arranged.some(
                ({ category }) => category.id === row.parentId && !isCategoryVisible(category),
              )}
              publishedCount={publishedIn(stored, row.category.id)}
              isHeld={keyboard.held?.id === row.category.id}
              helpId={helpId}
              articlesTo={articlesLink(row.category.id)}
              actions={actions}
              onMoveKey={(event) => keyboard.press(row.category.id, event)}
              onMoveBlur={() => keyboard.cancel(row.category.id)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
