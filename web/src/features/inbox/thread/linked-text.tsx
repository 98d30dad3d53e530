import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { linkSegments } from '../../../shared/links/link-segments';

/** Plain text with clickable URLs; never markup. */
export function LinkedText({ text }: { text: string }) {
  const segments = useMemo(() => linkSegments(text), [text]);
  let offset = 0;
  return segments.map((segment) => {
    const key = offset;
    offset += segment.text.length;
    if (segment.href === undefined) return <span key={key}>{segment.text}</span>;
    return (
      // Without its own direction, a preceding character could make a URL read like another one.
      <Link
        key={key}
        dir="ltr"
        href={segment.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        color="inherit"
      >
        {segment.text}
      </Link>
    );
  });
}
