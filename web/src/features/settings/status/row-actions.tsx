import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import type { Direction } from './arrangement';

interface RowActionsProps {
  /** of what they act on */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: Direction) => void;
  onEdit: () => void;
  onRemove: () => void;
}

interface ActionProps {
  label: string;
  /** names the button for whatever keeps the focus */
  action: string;
  isOff?: boolean;
  icon: ReactNode;
  onClick: () => void;
}

/** A button that keeps the focus where it has nothing to do. */
function Action({ label, action, isOff = false, icon, onClick }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={isOff}
        data-action={action}
        sx={isOff ? { opacity: 0.38, cursor: 'default' } : {}}
        onClick={isOff ? undefined : onClick}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}

/** Moves, edits and removes a component or a group. */
export function RowActions({ title, isFirst, isLast, onMove, onEdit, onRemove }: RowActionsProps) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <Action
        label={STATUS_SETTINGS_TEXTS.moveUp(title)}
        action="up"
        isOff={isFirst}
        icon={<UpIcon fontSize="small" />}
        onClick={() => onMove('up')}
      />
      <Action
        label={STATUS_SETTINGS_TEXTS.moveDown(title)}
        action="down"
        isOff={isLast}
        icon={<DownIcon fontSize="small" />}
        onClick={() => onMove('down')}
      />
      <Action
        label={STATUS_SETTINGS_TEXTS.editOf(title)}
        action="edit"
        icon={<EditIcon fontSize="small" />}
        onClick={onEdit}
      />
      <Action
        label={STATUS_SETTINGS_TEXTS.removeOf(title)}
        action="remove"
        icon={<DeleteIcon fontSize="small" />}
        onClick={onRemove}
      />
    </Box>
  );
}
