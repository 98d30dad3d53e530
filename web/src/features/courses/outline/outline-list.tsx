import { moveRowTo } from '@harborline/domain/courses/move-row';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import { type FocusEvent, type MouseEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../../../shared/router/plain-click';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useRowDrag } from '../../../shared/row-drag/use-row-drag';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { OUTLINE_LOOK } from './outline-look';
import { OutlineRowItem } from './outline-row';
import { RowMenu } from './row-menu';
import { ROW_ID, rowPart } from './row-parts';
import type { OutlineActions } from './use-outline-actions';
import { useOutlineMove } from './use-outline-move';

export interface OutlineListProps {
  courseId: string;
  rows: readonly OutlineRow[];
  /** ids of the lessons with unpublished changes */
  draftIds: ReadonlySet<string>;
  /** null if the user may not change the course */
  actions: OutlineActions | null;
  onMove: (row: OutlineRow, from: readonly OutlineRow[], to: readonly OutlineRow[]) => Promise<boolean>;
}

interface OpenMenu {
  readonly row: OutlineRow;
  readonly anchor: HTMLElement;
  /** false while it closes */
  readonly isOpen: boolean;
}

/**
 * The sections and lessons of a course; rows move by pointer and keyboard, and are saved at once. It listens for its
 * rows, which are rendered again only when they change themselves.
 */
export function OutlineList({ courseId, rows: stored, draftIds, actions, onMove }: OutlineListProps) {
  const helpId = useId();
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  /** what was dropped and is not stored yet */
  const [pending, setPending] = useState<readonly OutlineRow[] | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
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
  const shown = keyboard.held?.rows ?? rows;
  const pressHandle = useRowDrag({
    rows: shown,
    idAttribute: ROW_ID,
    onDrop: (id, overId) => {
      const arranged = moveRowTo(rows, id, overId);
      if (arranged !== rows) void drop(id, arranged);
    },
  });
  const openMenu = ({ target }: MouseEvent) => {
    const button = rowPart(target, 'menu');
    const row = shown.find(({ id }) => id === button?.id);
    if (button !== null && row !== undefined) setMenu({ row, anchor: button.element, isOpen: true });
  };
  const followLink = (event: MouseEvent) => {
    const address = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    if (!address || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(address);
  };
  const leaveHandle = ({ target, relatedTarget }: FocusEvent) => {
    const handle = rowPart(target, 'handle');
    // Without a target, the row only moved within the document.
    if (handle !== null && handle.id === keyboard.held?.id && relatedTarget !== null)
      keyboard.cancel(handle.id);
  };
  const openId = menu?.isOpen === true ? menu.row.id : null;
  return (
    <>
      <Box id={helpId} hidden>
        {COURSE_TEXTS.moveHelp}
      </Box>
      <Box role="status" aria-live="assertive" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      <Box
        component="ul"
        aria-label={COURSE_TEXTS.contents}
        sx={OUTLINE_LOOK}
        onClick={(event) => {
          openMenu(event);
          followLink(event);
        }}
        onPointerDown={(event) => {
          const handle = rowPart(event.target, 'handle');
          if (handle !== null) pressHandle(event, handle.element);
        }}
        onKeyDown={(event) => {
          const handle = rowPart(event.target, 'handle');
          if (handle !== null) keyboard.press(handle.id, event, handle.element);
        }}
        onBlur={leaveHandle}
      >
        {shown.map((row) => (
          <OutlineRowItem
            key={row.id}
            row={row}
            to={adminLinks.editLesson(courseId, row.id)}
            hasDraft={draftIds.has(row.id)}
            mayChange={actions !== null}
            isHeld={keyboard.held?.id === row.id}
            isOpen={openId === row.id}
            helpId={helpId}
          />
        ))}
      </Box>
      {menu !== null && actions !== null && (
        <RowMenu
          row={menu.row}
          to={adminLinks.editLesson(courseId, menu.row.id)}
          anchor={menu.anchor}
          isOpen={menu.isOpen && stored.some(({ id }) => id === menu.row.id)}
          actions={actions}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      )}
    </>
  );
}
