import { LIMITS } from '@harborline/domain/limits';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import AddIcon from '@mui/icons-material/AddRounded';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { copiedHours, type HoursValues, usualHours } from './calendar-values';
import { HoursFields } from './hours-fields';

type Week = readonly (readonly HoursValues[])[];

const { days: DAYS } = BUSINESS_HOURS_TEXTS;
const ALL_DAYS = DAYS.map((_, index) => index);
const WORKDAYS = ALL_DAYS.slice(0, 5);

/** The days to which the hours of a day can be copied: several at once, or one. */
const targetsOf = (day: number) => [
  { label: BUSINESS_HOURS_TEXTS.copyWorkdays, days: WORKDAYS },
  { label: BUSINESS_HOURS_TEXTS.copyAll, days: ALL_DAYS },
  ...ALL_DAYS.filter((other) => other !== day).map((other) => ({ label: DAYS[other] ?? '', days: [other] })),
];

interface CopyMenuProps {
  readonly day: number;
  readonly onCopy: (days: readonly number[]) => void;
}

function CopyMenu({ day, onCopy }: CopyMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = DAYS[day] ?? '';
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={BUSINESS_HOURS_TEXTS.copyDay(name)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': BUSINESS_HOURS_TEXTS.copyTo(name) } }}
      >
        {targetsOf(day).map(({ label, days }) => (
          <MenuItem
            key={label}
            onClick={() => {
              onCopy(days);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface WeekFieldsProps {
  readonly week: Week;
  readonly wasTried: boolean;
  readonly onChange: (week: Week) => void;
}

/** The hours of each weekday, which can be added, removed, and copied to other days. */
export function WeekFields({ week, wasTried, onChange }: WeekFieldsProps) {
  const titleId = useId();
  const put = (day: number, hours: readonly HoursValues[]) => onChange(week.with(day, hours));
  const copy = (from: number, days: readonly number[]) =>
    onChange(
      week.map((hours, day) => (day !== from && days.includes(day) ? copiedHours(week[from] ?? []) : hours)),
    );
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {BUSINESS_HOURS_TEXTS.week}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {BUSINESS_HOURS_TEXTS.weekHelp}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {week.map((hours, day) => (
          <Box
            component="li"
            key={DAYS[day]}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '112px minmax(0, 1fr) auto' },
              columnGap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: '40px' }}>
              {DAYS[day]}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                minHeight: 40,
                alignContent: 'center',
                gridRow: { xs: 2, sm: 'auto' },
                gridColumn: { xs: '1 / -1', sm: 'auto' },
              }}
            >
              {hours.length === 0 && (
                <Typography variant="body2" color="textSecondary">
                  {BUSINESS_HOURS_TEXTS.closed}
                </Typography>
              )}
              <HoursFields
                day={DAYS[day] ?? ''}
                hours={hours}
                wasTried={wasTried}
                onChange={(changed) => put(day, changed)}
              />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'start', pt: 0.5, gridColumn: { xs: 2, sm: 'auto' } }}>
              <IconButton
                size="small"
                aria-label={BUSINESS_HOURS_TEXTS.addHours(DAYS[day] ?? '')}
                // Each day may have its part of what a week may have, so that copying never goes beyond that.
                disabled={hours.length >= LIMITS.exceptionIntervals}
                onClick={() => put(day, [...hours, usualHours()])}
              >
                <AddIcon fontSize="small" />
              </IconButton>
              <CopyMenu day={day} onCopy={(days) => copy(day, days)} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
