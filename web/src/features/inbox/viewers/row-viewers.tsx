import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import { VIEWER_TEXTS } from '@harborline/domain/texts/ticket-viewers';
import WritingIcon from '@mui/icons-material/EditOutlined';
import ViewingIcon from '@mui/icons-material/VisibilityOutlined';
import { useTeammates } from './use-teammates';

const SIZE = { flex: 'none', fontSize: 18 } as const;

/** Marks a ticket of a list that teammates have open, with what each of them does. */
export function RowViewers({ viewers }: { viewers: readonly TicketViewer[] }) {
  const people = useTeammates(viewers.map(({ uid }) => uid).join(' '));
  const texts = viewers.flatMap(({ uid, writing }) => {
    const person = people.get(uid);
    return person === undefined ? [] : [VIEWER_TEXTS.is[writing](person.name)];
  });
  if (texts.length === 0) return null;
  const label = texts.join(', ');
  return viewers.some(({ writing }) => writing !== '') ? (
    <WritingIcon titleAccess={label} color="primary" sx={SIZE} />
  ) : (
    <ViewingIcon titleAccess={label} sx={{ ...SIZE, color: 'text.secondary' }} />
  );
}
