import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import type { OutlineActions } from './use-outline-actions';

interface RowMenuProps {
  row: OutlineRow;
  /** address of the lesson's editor */
  to: string;
  /** the button that opened it */
  anchor: HTMLElement;
  isOpen: boolean;
  actions: OutlineActions;
  onClose: () => void;
}

/** Actions for a section or a lesson. The list has one menu, for whichever row asks for it. */
export function RowMenu({ row, to, anchor, isOpen, actions, onClose }: RowMenuProps) {
  const choose = (run: (row: OutlineRow) => void) => () => {
    onClose();
    run(row);
  };
  const isSection = row.kind === 'section';
  return (
    <Menu open={isOpen} anchorEl={anchor} onClose={onClose}>
      {isSection && (
        <MenuItem component={Link} to={actions.addLessonTo(row)}>
          {COURSE_TEXTS.addLessonTo(row.title)}
        </MenuItem>
      )}
      {isSection && <MenuItem onClick={choose(actions.rename)}>{COURSE_TEXTS.renameSection}</MenuItem>}
      {!isSection && (
        <MenuItem component={Link} to={to}>
          {COURSE_TEXTS.editLesson}
        </MenuItem>
      )}
      <MenuItem onClick={choose(actions.remove)} sx={{ color: 'error.main' }}>
        {isSection ? COURSE_TEXTS.deleteSection : COURSE_TEXTS.deleteLesson}
      </MenuItem>
    </Menu>
  );
}
