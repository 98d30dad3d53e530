import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OutlineActions } from './use-outline-actions';

interface RowMenuProps {
  row: OutlineRow;
  /** address of the lesson's editor */
  to: string;
  actions: OutlineActions;
}

/** Actions for a section or a lesson. */
export function RowMenu({ row, to, actions }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (run: (row: OutlineRow) => void) => () => {
    setAnchor(null);
    run(row);
  };
  const isSection = row.kind === 'section';
  return (
    <>
      <IconButton
        size="small"
        aria-label={COURSE_TEXTS.moreActions(row.title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
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
    </>
  );
}
