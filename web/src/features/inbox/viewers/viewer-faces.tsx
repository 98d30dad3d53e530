import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import { VIEWER_TEXTS } from '@harborline/domain/texts/ticket-viewers';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { useTeammates } from './use-teammates';

const SIZE = 26;

interface ViewerFacesProps {
  viewers: readonly TicketViewer[];
  /** more would not fit beside the actions */
  most: number;
}

/** The teammates who have the ticket open, each with what they do; the ring is around those who write. */
export function ViewerFaces({ viewers, most }: ViewerFacesProps) {
  const people = useTeammates(viewers.map(({ uid }) => uid).join(' '));
  const known = viewers.flatMap(({ uid, writing }) => {
    const person = people.get(uid);
    return person === undefined
      ? []
      : [{ uid, writing, ...person, text: VIEWER_TEXTS.is[writing](person.name) }];
  });
  if (known.length === 0) return null;
  const shown = known.length > most ? known.slice(0, Math.max(1, most - 1)) : known;
  const rest = known.slice(shown.length);
  return (
    <Box
      component="ul"
      aria-label={VIEWER_TEXTS.viewers}
      sx={{ display: 'flex', alignItems: 'center', flex: 'none', m: 0, p: 0, pl: 0.5, listStyle: 'none' }}
    >
      {shown.map(({ uid, name, picture, writing, text }) => (
        <Tooltip key={uid} title={text}>
          <Box
            component="li"
            aria-label={text}
            sx={{
              borderRadius: '50%',
              border: 2,
              borderColor: writing === '' ? 'background.paper' : 'primary.main',
              ml: -0.5,
            }}
          >
            <PersonPicture name={name} picture={picture} size={SIZE} />
          </Box>
        </Tooltip>
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.map(({ text }) => text).join(', ')}>
          <Box
            component="li"
            aria-label={rest.map(({ text }) => text).join(', ')}
            sx={{ typography: 'caption', color: 'text.secondary', pl: 0.5 }}
          >
            {VIEWER_TEXTS.more(rest.length)}
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}
