import { useSortable } from '@dnd-kit/sortable';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import DragIcon from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { RowMenu } from './row-menu';
import type { OutlineActions } from './use-outline-actions';

interface OutlineRowProps {
  row: OutlineRow;
  /** address of the lesson's editor */
  to: string;
  /** whether it has changes that visitors do not read yet */
  hasDraft: boolean;
  /** whether it is being moved by keyboard */
  isHeld: boolean;
  /** id of the text that explains the handle */
  helpId: string;
  /** null if the user may not change the course */
  actions: OutlineActions | null;
  onMoveKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** the focus went elsewhere while it was being moved */
  onMoveBlur: () => void;
}

/** The title of a section, or a link to the editor of a lesson. */
function Title({ row: { kind, title }, to }: Pick<OutlineRowProps, 'row' | 'to'>) {
  if (kind === 'section') {
    return (
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 680, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
    );
  }
  return (
    <MuiLink
      component={Link}
      to={to}
      underline="hover"
      sx={{ fontSize: '0.875rem', fontWeight: 550, color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      <bdi>{title}</bdi>
    </MuiLink>
  );
}

/** A section or a lesson of a course: handle, title, kind and further actions. */
export function OutlineRowItem({ row, isHeld, actions, ...props }: OutlineRowProps) {
  const sortable = useSortable({ id: row.id, disabled: actions === null });
  const { transform, transition, isDragging } = sortable;
  const isLifted = isHeld || isDragging;
  const isSection = row.kind === 'section';
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      style={{
        transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`,
        transition,
      }}
      sx={{
        position: 'relative',
        zIndex: isLifted ? 1 : 'auto',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        columnGap: { xs: 1, sm: 1.5 },
        alignItems: 'center',
        minHeight: 52,
        paddingInlineStart: 1,
        paddingInlineEnd: 1,
        py: 0.5,
        bgcolor: isLifted ? 'surface.selected' : isSection ? 'surface.sunken' : 'background.paper',
        boxShadow: isLifted ? '0 4px 16px rgb(12 34 48 / 0.18)' : 'none',
      }}
    >
      {actions === null ? (
        <span />
      ) : (
        <IconButton
          ref={sortable.setActivatorNodeRef}
          size="small"
          aria-label={COURSE_TEXTS.move(row.title)}
          aria-describedby={props.helpId}
          aria-pressed={isHeld}
          {...sortable.listeners}
          onKeyDown={props.onMoveKey}
          onBlur={({ relatedTarget }) => {
            // Without a target, the row only moved within the document.
            if (isHeld && relatedTarget !== null) props.onMoveBlur();
          }}
          sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 },
          ...{ minWidth: 0, paddingInlineStart: isSection ? 0 : 1.5 },
        }}
      >
        <Title row={row} to={props.to} />
        {props.hasDraft && (
          <Chip size="small" variant="outlined" color="warning" label={LESSON_TEXTS.hasDraft} />
        )}
      </Box>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {row.kind === 'section' ? COURSE_TEXTS.section : COURSE_TEXTS.kinds[row.kind]}
      </Typography>
      {actions === null ? <span /> : <RowMenu row={row} to={props.to} actions={actions} />}
    </Box>
  );
}
