import type { ConversationStatus } from '@harborline/domain/entities/conversation';
import Box from '@mui/material/Box';
import { FILTER_LABELS } from '../list/ticket-filter';

const COLORS = { open: 'primary', pending: 'warning', snoozed: 'info', closed: null } as const;

interface StatusChipProps {
  status: ConversationStatus;
  /** of the library's own status that counts as it (D-121) */
  name?: string | undefined;
}

/** Looks like MUI's small chip but does without its code, which would delay the first ticket. */
export function StatusChip({ status, name }: StatusChipProps) {
  const color = COLORS[status];
  return (
    <Box
      component="span"
      title={name}
      // A name is cut at its end, whichever way it is written.
      dir={name === undefined ? undefined : 'auto'}
      sx={({ vars: { palette } }) => ({
        display: 'inline-block',
        flex: 'none',
        maxWidth: 180,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'bottom',
        px: 1,
        lineHeight: '22px',
        borderRadius: '6px',
        fontSize: '0.75rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: color === null ? palette.text.primary : palette[color].main,
        backgroundColor:
          color === null
            ? palette.surface.visitor
            : `color-mix(in srgb, ${palette[color].main} 12%, transparent)`,
      })}
    >
      {name ?? FILTER_LABELS[status]}
    </Box>
  );
}
