import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Link from '@mui/material/Link';
import { safeLink } from '../../../shared/links/safe-link';

/** A page that a visitor claims to have seen; text if it may not be linked. It learns nothing of where the link was. */
export function PageLink({ url, title = '' }: { url: string; title?: string }) {
  const href = safeLink(url);
  if (href === null) return title || url || INBOX_TEXTS.facts.unknownPage;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {title || url}
    </Link>
  );
}
