import type { FieldOption } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OptionRowProps {
  readonly option: FieldOption;
  /** beneath its name */
  readonly detail?: string;
  /** of the pencil, if it does more than rename */
  readonly editLabel?: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly mayChange: boolean;
  /** by so many places, up with a negative number */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

interface ActionProps {
  readonly label: string;
  readonly action: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ label, action, isDisabled = false, onClick, children }: ActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      data-action={action}
      aria-disabled={isDisabled}
      sx={isDisabled ? { opacity: 0.4 } : {}}
      // Not `disabled`: the button that moved a row to the end would lose the focus.
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </IconButton>
  );
}

/** One option of a ticket field. */
export function OptionRow({ option: { name }, detail, isFirst, isLast, isBusy, ...on }: OptionRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" dir="auto">
          {name}
        </Typography>
        {detail !== undefined && (
          <Typography variant="caption" component="p" color="textSecondary" dir="auto">
            {detail}
          </Typography>
        )}
      </Box>
      {on.mayChange && (
        <Box sx={{ flex: 'none' }}>
          <Action
            label={TICKET_FIELD_TEXTS.moveUp(name)}
            action="up"
            isDisabled={isFirst || isBusy}
            onClick={() => on.onMove(-1)}
          >
            <UpIcon fontSize="small" />
          </Action>
          <Action
            label={TICKET_FIELD_TEXTS.moveDown(name)}
            action="down"
            isDisabled={isLast || isBusy}
            onClick={() => on.onMove(1)}
          >
            <DownIcon fontSize="small" />
          </Action>
          <Action label={on.editLabel ?? TICKET_FIELD_TEXTS.rename(name)} action="edit" onClick={on.onRename}>
            <EditIcon fontSize="small" />
          </Action>
          <Action label={TICKET_FIELD_TEXTS.remove(name)} action="delete" onClick={on.onRemove}>
            <DeleteIcon fontSize="small" />
          </Action>
        </Box>
      )}
    </Box>
  );
}
