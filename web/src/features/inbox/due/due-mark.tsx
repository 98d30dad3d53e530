import { dueState } from '@harborline/domain/service-levels/due';
import { shortDuration } from '@harborline/domain/service-levels/duration-text';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import OverdueIcon from '@mui/icons-material/ErrorOutlineRounded';
import DueIcon from '@mui/icons-material/ScheduleRounded';
import SoonIcon from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { absoluteTime } from '../../../shared/format/staff-times';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

const REFRESH_MS = 30_000;

/** When a ticket's next clock is due, and whether most of its time is used up. */
export interface DueOfRow {
  readonly at: { readonly toDate: () => Date };
  readonly is_soon: boolean;
}

const LOOKS = {
  'on-time': { Icon: DueIcon, color: 'textSecondary' },
  soon: { Icon: SoonIcon, color: 'warning' },
  overdue: { Icon: OverdueIcon, color: 'error' },
} as const;

/** Timers may fire a little early: what is looked at a little later has surely changed. */
const SPARE_MS = 50;

/** The time, kept up to date, and to the moment where something changes. @param changesAtMs milliseconds since 1970 */
function useTimeUntil(changesAtMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(now + REFRESH_MS, changesAtMs > now ? changesAtMs : Number.POSITIVE_INFINITY);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + SPARE_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** How long a ticket still has, or for how long it is overdue (D-135); kept up to date. */
export function DueMark({ due }: { due: DueOfRow }) {
  const at = due.at.toDate();
  const atMs = at.getTime();
  const now = useTimeUntil(atMs);
  const state = dueState({ atMs, isSoon: due.is_soon }, now);
  const { Icon, color } = LOOKS[state];
  const dueAt = SERVICE_LEVEL_TEXTS.dueAt(absoluteTime(at));
  const left = shortDuration(Math.abs(atMs - now));
  return (
    <Typography
      component="span"
      variant="caption"
      color={color}
      title={dueAt}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: state === 'on-time' ? 450 : 650,
        letterSpacing: 'normal',
        textTransform: 'none',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {state === 'overdue' ? SERVICE_LEVEL_TEXTS.overdueFor(left) : SERVICE_LEVEL_TEXTS.dueIn(left)}
      <Box component="span" sx={VISUALLY_HIDDEN}>
        , {dueAt}
      </Box>
    </Typography>
  );
}
