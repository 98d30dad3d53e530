import { dueState } from '@harborline/domain/service-levels/due';
import { shortDuration } from '@harborline/domain/service-levels/duration-text';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import OverdueIcon from '@mui/icons-material/ErrorOutlineRounded';
import DueIcon from '@mui/icons-material/ScheduleRounded';
import SoonIcon from '@mui/icons-material/WarningAmberRounded';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { absoluteTime } from '../../../shared/format/staff-times';

const REFRESH_MS = 30_000;

/** When a ticket's next clock is due, and when it warns. */
export interface DueOfRow {
  readonly at: { readonly toDate: () => Date };
  readonly warns_at: { readonly toDate: () => Date };
}

const LOOKS = {
  'on-time': { Icon: DueIcon, color: 'textSecondary' },
  soon: { Icon: SoonIcon, color: 'warning' },
  overdue: { Icon: OverdueIcon, color: 'error' },
} as const;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long a ticket still has, or for how long it is overdue (D-135); kept up to date. */
export function DueMark({ due }: { due: DueOfRow }) {
  const now = useNow();
  const at = due.at.toDate();
  const atMs = at.getTime();
  const state = dueState({ atMs, warnsAtMs: due.warns_at.toDate().getTime() }, now);
  const { Icon, color } = LOOKS[state];
  const left = shortDuration(Math.abs(atMs - now));
  return (
    <Typography
      component="span"
      variant="caption"
      color={color}
      title={SERVICE_LEVEL_TEXTS.dueAt(absoluteTime(at))}
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
    </Typography>
  );
}
