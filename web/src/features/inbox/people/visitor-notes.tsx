import { setPersonNotes } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { loadNotes } from './people-calls';
import { PEOPLE } from './use-person';

/** Whoever goes on to the next ticket within this time needs no notes. */
const LOOKED_AT_MS = 300;

/** What the team notes about whoever wrote a ticket, beside it, with the way to change it (D-129). */
export function VisitorNotes({ personId }: { personId: string }) {
  const mayWrite = useMay(setPersonNotes);
  const isOnline = useIsOnline();
  const settled = useSettledValue(personId, LOOKED_AT_MS);
  const { state } = useRequest({
    key: [PEOPLE, 'notes', personId],
    load: (signal) => loadNotes(personId, signal),
    isNeeded: settled === personId && isOnline,
  });
  if (state.status === 'failed')
    return (
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        {PEOPLE_TEXTS.notesNotLoaded}
      </Typography>
    );
  if (state.status !== 'ready' || state.data === null) return null;
  const { notes } = state.data;
  if (notes === '' && !mayWrite) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      {notes !== '' && (
        <>
          <Typography variant="caption" color="textSecondary" component="h4">
            {PEOPLE_TEXTS.notesBeside}
          </Typography>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}
          >
            {notes}
          </Typography>
        </>
      )}
      {mayWrite && (
        <MuiLink component={Link} to={adminLinks.person(personId)} variant="body2">
          {notes === '' ? PEOPLE_TEXTS.writeNotes : PEOPLE_TEXTS.editNotes}
        </MuiLink>
      )}
    </Box>
  );
}
