import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import { VIEWER_TEXTS } from '@harborline/domain/texts/ticket-viewers';
import Typography from '@mui/material/Typography';
import { useTeammates } from './use-teammates';

/** Says that teammates write a reply as well; nobody is stopped (D-116). */
export function ReplyToo({ writers }: { writers: readonly TicketViewer[] }) {
  const people = useTeammates(writers.map(({ uid }) => uid).join(' '));
  const first = writers[0] && people.get(writers[0].uid);
  if (first === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: { xs: 1, sm: 2 }, pb: 0.75 }}>
      <bdi>
        {writers.length === 1 ? VIEWER_TEXTS.replyToo(first.name) : VIEWER_TEXTS.repliesToo(writers.length)}
      </bdi>
    </Typography>
  );
}
