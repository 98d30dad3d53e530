import type { NotificationChannel, NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import { channelsOf, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CHANNEL_COLUMNS, type EventRow } from './notification-rows';

interface NotificationTableProps {
  rows: readonly EventRow[];
  matrix: NotificationMatrix;
  isReadOnly: boolean;
  onChoose: (event: NotificationEvent, channel: NotificationChannel, isOn: boolean) => void;
}

/** Matrix of events and channels. */
export function NotificationTable({ rows, matrix, isReadOnly, onChoose }: NotificationTableProps) {
  return (
    <Table
      size="small"
      sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& tr:last-child > *': { borderBottom: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{NOTIFICATION_TEXTS.when}</TableCell>
          {CHANNEL_COLUMNS.map(({ channel, label }) => (
            <TableCell key={channel} align="center" sx={{ width: { xs: 68, sm: 100 } }}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ event, label, description, channels }) => (
          <TableRow key={event}>
            <TableCell component="th" scope="row">
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {label}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {description}
              </Typography>
            </TableCell>
            {CHANNEL_COLUMNS.map(({ channel, label: channelLabel }) => (
              <TableCell key={channel} align="center">
                {channels.includes(channel) && (
                  <Checkbox
                    checked={channelsOf(matrix, event)[channel]}
                    disabled={isReadOnly}
                    slotProps={{ input: { 'aria-label': `${label}: ${channelLabel}` } }}
                    onChange={(change) => onChoose(event, channel, change.target.checked)}
                  />
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
