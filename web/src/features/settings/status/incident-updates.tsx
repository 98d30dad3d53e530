import type { IncidentUpdate } from '@harborline/domain/entities/status-page';
import { STATUS_SETTINGS_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { absoluteTime } from '../../../shared/format/staff-times';

interface IncidentUpdatesProps {
  /** the latest first */
  updates: readonly IncidentUpdate[];
  /** whose updates have no states that visitors read */
  isMaintenance: boolean;
}

/** What was said of an incident: the latest at once, the rest on demand. */
export function IncidentUpdates({ updates, isMaintenance }: IncidentUpdatesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const earlier = updates.length - 1;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {updates.slice(0, isWhole ? updates.length : 1).map(({ id, state, text, at }) => (
          <li key={id}>
            <Typography variant="caption" component="p" color="textSecondary">
              {!isMaintenance && <strong>{`${STATUS_TEXTS.incidentStates[state]} · `}</strong>}
              <time dateTime={new Date(at).toISOString()}>{absoluteTime(new Date(at))}</time>
            </Typography>
            <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
      {earlier > 0 && (
        <div>
          <Button
            size="small"
            color="inherit"
            aria-expanded={isWhole}
            sx={{ mt: 0.5, ml: -1 }}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? STATUS_SETTINGS_TEXTS.hideEarlier : STATUS_SETTINGS_TEXTS.showEarlier(earlier)}
          </Button>
        </div>
      )}
    </>
  );
}
