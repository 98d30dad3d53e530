import {
  NOTIFICATION_CELLS,
  NOTIFICATION_CHANNELS,
  type NotificationCell,
  type NotificationChannel,
  type NotificationEvent,
} from '@harborline/domain/entities/agent-notifications';
import { channelsOf, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TABLE } from '@harborline/domain/notifications/table';
import { CELL_LABELS, CHANNEL_LABELS, EVENT_HELP, EVENT_LABELS } from '@harborline/domain/texts/notices';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';

type Choose = (event: NotificationEvent, channel: NotificationChannel, cell: NotificationCell) => void;

interface NotificationMatrixProps {
  readonly events: readonly NotificationEvent[];
  readonly matrix: NotificationMatrix;
  readonly isReadOnly: boolean;
  /** whether choices are on their way to be stored */
  readonly isSaving?: boolean;
  readonly onChoose: Choose;
}

/** One line for each event where there is room, else one card. */
const COLUMNS = { xs: '1fr', md: 'minmax(10.5rem, 1fr) repeat(5, minmax(0, 6.75rem))' };

const SCOPES = NOTIFICATION_CELLS.map((cell) => ({
  value: `${cell}` as const,
  label: CELL_LABELS[`${cell}`],
}));

const cellOf = (value: `${NotificationCell}`): NotificationCell =>
  NOTIFICATION_CELLS.find((cell) => `${cell}` === value) ?? false;

interface CellProps {
  readonly event: NotificationEvent;
  readonly channel: NotificationChannel;
  readonly cell: NotificationCell;
  readonly isReadOnly: boolean;
  readonly onChoose: Choose;
}

function CellChoice({ event, channel, cell, isReadOnly, onChoose }: CellProps) {
  const label = `${EVENT_LABELS[event]}: ${CHANNEL_LABELS[channel]}`;
  if (!NOTIFICATION_TABLE[event].isScoped)
    return (
      <Checkbox
        checked={cell !== false}
        disabled={isReadOnly}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(change) => onChoose(event, channel, change.target.checked)}
      />
    );
  return (
    <Box sx={{ width: { xs: '8.5rem', md: '100%' }, py: 0.5, '& select': { fontSize: '0.875rem' } }}>
      <ChoiceSelect
        label={label}
        isLabelHidden
        value={`${cell}` as const}
        choices={SCOPES}
        isDisabled={isReadOnly}
        onChange={(value) => onChoose(event, channel, cellOf(value))}
      />
    </Box>
  );
}

function EventChoices({
  event,
  matrix,
  isReadOnly,
  onChoose,
}: Omit<NotificationMatrixProps, 'events' | 'isSaving'> & { event: NotificationEvent }) {
  const chosen = channelsOf(matrix, event);
  const offered = NOTIFICATION_TABLE[event].channels;
  return (
    <Box
      component="fieldset"
      aria-label={EVENT_LABELS[event]}
      sx={{
        ...{ display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center', columnGap: 1 },
        ...{
          m: 0,
          minWidth: 0,
          border: 0,
          borderTop: 1,
          borderColor: 'divider',
          px: 0,
          py: { xs: 2, md: 1 },
        },
      }}
    >
      <Box sx={{ pb: { xs: 1, md: 0 } }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {EVENT_LABELS[event]}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {EVENT_HELP[event]}
        </Typography>
      </Box>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <Box
          key={channel}
          sx={{
            display: offered.includes(channel) ? 'flex' : { xs: 'none', md: 'flex' },
            ...{ alignItems: 'center', justifyContent: { xs: 'space-between', md: 'center' }, minHeight: 44 },
          }}
        >
          {offered.includes(channel) && (
            <>
              <Typography variant="body2" aria-hidden sx={{ display: { md: 'none' } }}>
                {CHANNEL_LABELS[channel]}
              </Typography>
              <CellChoice
                event={event}
                channel={channel}
                cell={chosen[channel]}
                isReadOnly={isReadOnly}
                onChoose={onChoose}
              />
            </>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Which events are told, where, and of whose tickets: lines of a table, or cards on a phone. */
export function NotificationMatrixChoices({ events, isSaving = false, ...choices }: NotificationMatrixProps) {
  return (
    <div aria-busy={isSaving}>
      <Box
        aria-hidden
        sx={{
          ...{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: COLUMNS, columnGap: 1, pb: 1 },
          ...{ typography: 'subtitle2', '& > :not(:first-of-type)': { textAlign: 'center' } },
        }}
      >
        <span>{NOTIFICATION_TEXTS.when}</span>
        {NOTIFICATION_CHANNELS.map((channel) => (
          <span key={channel}>{CHANNEL_LABELS[channel]}</span>
        ))}
      </Box>
      {events.map((event) => (
        <EventChoices key={event} event={event} {...choices} />
      ))}
    </div>
  );
}
