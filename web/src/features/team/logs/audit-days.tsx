import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayLabel } from '../../../shared/format/staff-times';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import type { AuditRow as Entry } from './audit-log';
import { AuditRow } from './audit-row';

interface Day {
  readonly label: string;
  readonly entries: readonly Entry[];
}

function byDay(entries: readonly Entry[], now: Date): readonly Day[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const label = dayLabel(entry.at.toDate(), now);
    days.set(label, [...(days.get(label) ?? []), entry]);
  }
  return [...days].map(([label, ofDay]) => ({ label, entries: ofDay }));
}

/** Audit entries grouped by day, newest first. */
export function AuditDays({ entries }: { entries: readonly Entry[] }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      {byDay(entries, new Date()).map(({ label, entries: ofDay }) => (
        <Box component="section" key={label} aria-label={label}>
          <Typography
            variant="overline"
            component="h2"
            color="textSecondary"
            sx={{ display: 'block', mb: 0.5 }}
          >
            {label}
          </Typography>
          <Box component="ul" sx={FRAMED_LIST}>
            {ofDay.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
