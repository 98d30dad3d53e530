import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Link from '@mui/material/Link';
import { adminLinks } from '../../../shared/routes/admin-links';

/** The title of an SOP; it opens beside the ticket, so that nobody loses their place. */
export function SopLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      href={adminLinks.sop(id)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={CHECKLIST_TEXTS.open(title)}
      variant="body2"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      <bdi>{title}</bdi>
    </Link>
  );
}
