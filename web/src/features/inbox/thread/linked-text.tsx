import type { Mentions } from '@harborline/domain/mentions/mentions';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { linkSegments } from '../../../shared/links/link-segments';
import { NotedText } from './noted-text';

interface LinkedTextProps {
  text: string;
  /** whom a note mentions */
  mentions?: Mentions | undefined;
}

/** Plain text with clickable URLs, and the names of those whom a note mentions; never markup. */
export function LinkedText({ text, mentions }: LinkedTextProps) {
  const segments = useMemo(() => linkSegments(text), [text]);
  let offset = 0;
  return segments.map((segment) => {
    const key = offset;
    offset += segment.text.length;
    if (segment.href === undefined) {
      if (mentions !== undefined) return <NotedText key={key} text={segment.text} mentions={mentions} />;
      return <span key={key}>{segment.text}</span>;
    }
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
