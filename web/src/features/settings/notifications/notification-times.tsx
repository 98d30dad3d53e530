import type { QuietHours } from '@harborline/domain/entities/agent-notifications';
import {
  DEFAULT_DIGEST_AT,
  DEFAULT_QUIET_HOURS,
  type NotificationTimes,
} from '@harborline/domain/notifications/quiet-hours';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SettingsSection } from '../frame/settings-section';

const HALF_HOUR = 30;
const HALF_HOURS = Array.from({ length: 48 }, (_value, index) => index * HALF_HOUR);
/** From Monday, as weeks are counted. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

const timeFormat = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const dayFormat = (weekday: 'short' | 'long') => new Intl.DateTimeFormat('en', { weekday, timeZone: 'UTC' });
const dayName = (day: number, weekday: 'short' | 'long') => dayFormat(weekday).format(SUNDAY + day * DAY_MS);

/** The zone of this browser. */
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TimeChoiceProps {
  readonly label: string;
  readonly minute: number;
  readonly isReadOnly: boolean;
  readonly onChoose: (minute: number) => void;
}

/** A time of the day; one that something else has stored is offered as well. */
function TimeChoice({ label, minute, isReadOnly, onChoose }: TimeChoiceProps) {
  const minutes = [...new Set([...HALF_HOURS, minute])].toSorted((one, other) => one - other);
  return (
    <Box sx={{ width: '9rem' }}>
      <ChoiceSelect
        label={label}
        value={String(minute)}
        choices={minutes.map((one) => ({ value: String(one), label: timeFormat.format(one * 60_000) }))}
        isDisabled={isReadOnly}
        onChange={(value) => onChoose(Number(value))}
      />
    </Box>
  );
}

/** What one choice makes of the times as they are by then. */
type TimesChange = (before: NotificationTimes) => NotificationTimes;

interface TimesProps {
  readonly times: NotificationTimes;
  readonly isReadOnly: boolean;
  readonly onChange: (change: TimesChange) => void;
}

function ZoneLine({ times, isReadOnly, onChange }: TimesProps) {
  const here = browserZone();
  const zone = times.time_zone ?? here;
  return (
    <Typography variant="body2" color="textSecondary">
      {NOTIFICATION_TEXTS.zone(zone)}{' '}
      {zone !== here && !isReadOnly && (
        <Button size="small" onClick={() => onChange((before) => ({ ...before, time_zone: here }))}>
          {NOTIFICATION_TEXTS.switchZone(here)}
        </Button>
      )}
    </Typography>
  );
}

function QuietChoices({
  quiet,
  isReadOnly,
  onChange,
}: {
  quiet: QuietHours;
  isReadOnly: boolean;
  onChange: (changed: Partial<QuietHours>) => void;
}) {
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimeChoice
          label={NOTIFICATION_TEXTS.quietFrom}
          minute={quiet.from}
          isReadOnly={isReadOnly}
          onChoose={(from) => onChange({ from })}
        />
        <TimeChoice
          label={NOTIFICATION_TEXTS.quietUntil}
          minute={quiet.until}
          isReadOnly={isReadOnly}
          onChoose={(until) => onChange({ until })}
        />
      </Box>
      <div>
        <Typography id={id} variant="subtitle2" sx={{ mb: 0.75 }}>
          {NOTIFICATION_TEXTS.quietDays}
        </Typography>
        <ToggleButtonGroup
          size="small"
          color="primary"
          value={quiet.days}
          disabled={isReadOnly}
          aria-labelledby={id}
          onChange={(_event, days: number[]) => onChange({ days: days.toSorted() })}
          sx={{ flexWrap: 'wrap' }}
        >
          {DAYS.map((day) => (
            <ToggleButton
              key={day}
              value={day}
              aria-label={dayName(day, 'long')}
              sx={{ minWidth: 44, minHeight: 40 }}
            >
              {dayName(day, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </>
  );
}

/** When a person is left alone, and when the digest comes, by the clocks of their own zone. */
export function NotificationTimesChoices({ times, isReadOnly, onChange }: TimesProps) {
  const { quiet } = times;
  /** The first choice is meant by the clock that the person sees now. */
  const change = (changed: TimesChange) =>
    onChange((before) => {
      const after = changed(before);
      return { ...after, time_zone: after.time_zone ?? browserZone() };
    });
  return (
    <SettingsSection title={NOTIFICATION_TEXTS.timesTitle} description={NOTIFICATION_TEXTS.timesHint}>
      <FormControlLabel
        control={
          <Switch
            checked={quiet !== undefined}
            disabled={isReadOnly}
            onChange={(event) => {
              const chosen = event.target.checked ? DEFAULT_QUIET_HOURS : undefined;
              change((before) => ({ ...before, quiet: chosen }));
            }}
          />
        }
        label={NOTIFICATION_TEXTS.quiet}
      />
      {quiet !== undefined && (
        <QuietChoices
          quiet={quiet}
          isReadOnly={isReadOnly}
          onChange={(changed) =>
            change((before) => ({ ...before, quiet: { ...(before.quiet ?? quiet), ...changed } }))
          }
        />
      )}
      <TimeChoice
        label={NOTIFICATION_TEXTS.digestAt}
        minute={times.digest_at ?? DEFAULT_DIGEST_AT}
        isReadOnly={isReadOnly}
        onChoose={(digest_at) => change((before) => ({ ...before, digest_at }))}
      />
      <ZoneLine times={times} isReadOnly={isReadOnly} onChange={onChange} />
    </SettingsSection>
  );
}
