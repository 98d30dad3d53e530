import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { moveRowTo } from '@harborline/domain/courses/move-row';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { OutlineRowItem } from './outline-row';
import type { OutlineActions } from './use-outline-actions';
import { useOutlineMove } from './use-outline-move';

interface OutlineListProps {
  courseId: string;
  rows: readonly OutlineRow[];
  /** ids of the lessons with unpublished changes */
  draftIds: ReadonlySet<string>;
  /** null if the user may not change the course */
  actions: OutlineActions | null;
  onMove: (row: OutlineRow, from: readonly OutlineRow[], to: readonly OutlineRow[]) => Promise<boolean>;
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

/** The sections and lessons of a course; rows move by pointer and keyboard, and are saved at once. */
export function OutlineList({ courseId, rows: stored, draftIds, actions, onMove }: OutlineListProps) {
  const helpId = useId();
  const [message, setMessage] = useState('');
  /** what was dropped and is not stored yet */
  const [pending, setPending] = useState<readonly OutlineRow[] | null>(null);
  // A click or a tap on the handle is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const rows = pending ?? stored;
  const drop = async (id: string, arranged: readonly OutlineRow[]) => {
    const row = stored.find((one) => one.id === id);
    if (row === undefined) return;
    setPending(arranged);
    await onMove(row, stored, arranged);
    setPending(null);
  };
  const keyboard = useOutlineMove({
    rows,
    announce: setMessage,
    onDrop: (id, arranged) => void drop(id, arranged),
  });
  const endDrag = ({ active, over }: DragEndEvent) => {
    const arranged = over === null ? rows : moveRowTo(rows, String(active.id), String(over.id));
    if (arranged !== rows) void drop(String(active.id), arranged);
  };
  const shown = keyboard.held?.rows ?? rows;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={NO_ANNOUNCEMENTS}
    >
      <Box id={helpId} hidden>
        {COURSE_TEXTS.moveHelp}
      </Box>
      <Box role="status" aria-live="assertive" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Box component="ul" aria-label={COURSE_TEXTS.contents} sx={{ ...FRAMED_LIST, overflow: 'clip' }}>
          {shown.map((row) => (
            <OutlineRowItem
              key={row.id}
              row={row}
              to={adminLinks.editLesson(courseId, row.id)}
              hasDraft={draftIds.has(row.id)}
              isHeld={keyboard.held?.id === row.id}
              helpId={helpId}
              actions={actions}
              onMoveKey={(event) => keyboard.press(row.id, event)}
              onMoveBlur={() => keyboard.cancel(row.id)}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}
