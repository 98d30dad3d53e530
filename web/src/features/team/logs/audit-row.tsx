import { AUDIT_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { absoluteTime, clockTime } from '../../../shared/format/staff-times';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { PersonAvatar } from '../people/person-avatar';
import { AuditChanges } from './audit-changes';
import type { AuditRow as Entry } from './audit-log';
import { auditSentence } from './audit-sentence';
import { readLibraryName } from './library-name';

/** Who did what, and when; people acting from another library are marked (D-12). */
export function AuditRow({ entry }: { entry: Entry }) {
  const { lead, target, tail, notes } = auditSentence(entry);
  const at = entry.at.toDate();
  const { name, picture } = entry.actor;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.25 }}>
      <PersonAvatar name={name} picture={picture} size={32} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body1" sx={{ fontSize: '0.875rem' }}>
          <strong dir="auto">{name}</strong> {lead}
          {target !== '' && (
            <>
              {' '}
              <strong dir="auto">{target}</strong>
            </>
          )}
          {tail !== '' && ` ${tail}`}
        </Typography>
        {notes.map((note) => (
          <Typography key={note} variant="body2" color="textSecondary">
            {note}
          </Typography>
        ))}
        {entry.changes !== undefined && entry.changes.length > 0 && <AuditChanges changes={entry.changes} />}
        {entry.actor.home_lib_id !== '' && <ActingChip actor={entry.actor} />}
      </Box>
      <Typography
        component="time"
        dateTime={at.toISOString()}
        title={absoluteTime(at)}
        variant="body2"
        color="textSecondary"
        sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {clockTime(at)}
      </Typography>
    </Box>
  );
}

/** Names the library that the actor belongs to. */
function ActingChip({ actor: { name, home_lib_id: libraryId } }: Pick<Entry, 'actor'>) {
  const firestore = useStaffFirestore();
  const { state } = useRequest({
    key: ['library-name', libraryId],
    load: () => readLibraryName(firestore, libraryId),
  });
  const homeName = state.status === 'ready' ? state.data : null;
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={AUDIT_TEXTS.actingHere(name, homeName ?? AUDIT_TEXTS.anotherLibrary)}
      sx={{
        mt: 0.5,
        height: 'auto',
        minHeight: 22,
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
      }}
    />
  );
}
