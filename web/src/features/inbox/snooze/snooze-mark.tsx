import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import SnoozeIcon from '@mui/icons-material/SnoozeRounded';
import Typography from '@mui/material/Typography';
import { untilText } from './ask-snooze';

interface SnoozeMarkProps {
  /** until when it is snoozed, null for until its visitor writes; undefined of one that woke */
  readonly until: Date | null | undefined;
}

const textOf = (until: SnoozeMarkProps['until']): string => {
  if (until === undefined) return SNOOZE_TEXTS.woke;
  return until === null ? SNOOZE_TEXTS.untilAnswer : untilText(until);
};

/** In a row: until when its ticket is snoozed, or that its time came (D-119). */
export function SnoozeMark({ until }: SnoozeMarkProps) {
  return (
    <Typography
      component="span"
      variant="caption"
      color={until === undefined ? 'primary' : 'textSecondary'}
      sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: 0.5, fontWeight: 550 }}
    >
      <SnoozeIcon
        sx={{ fontSize: 16 }}
        {...(until !== undefined && { titleAccess: SNOOZE_TEXTS.markTitle })}
      />
      {textOf(until)}
    </Typography>
  );
}
