import { QUIZ_TEXTS } from '@harborline/domain/texts/quiz';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface RowButtonsProps {
  /** of the row, for example 'Question 2' */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  /** whether the row can be removed */
  mayRemove: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

interface RowButtonProps {
  label: string;
  /** finds the button again once its row has moved */
  action: 'up' | 'down' | 'remove';
  /** keeps the focus, unlike a disabled button */
  isOff: boolean;
  icon: ReactNode;
  onClick: () => void;
}

function RowButton({ label, action, isOff, icon, onClick }: RowButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      data-action={action}
      sx={isOff ? { opacity: 0.38, cursor: 'default' } : {}}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
    </IconButton>
  );
}

/** Moves a question or an answer up or down, or removes it. */
export function RowButtons({
  name,
  isFirst,
  isLast,
  isDisabled,
  mayRemove,
  onMove,
  onRemove,
}: RowButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <RowButton
        label={QUIZ_TEXTS.moveUp(name)}
        action="up"
        isOff={isFirst || isDisabled}
        icon={<UpIcon fontSize="small" />}
        onClick={() => onMove(-1)}
      />
      <RowButton
        label={QUIZ_TEXTS.moveDown(name)}
        action="down"
        isOff={isLast || isDisabled}
        icon={<DownIcon fontSize="small" />}
        onClick={() => onMove(1)}
      />
      <RowButton
        label={QUIZ_TEXTS.remove(name)}
        action="remove"
        isOff={!mayRemove || isDisabled}
        icon={<DeleteIcon fontSize="small" />}
        onClick={onRemove}
      />
    </Box>
  );
}
