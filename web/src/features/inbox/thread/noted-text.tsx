import { type Mentions, mentionSegments } from '@harborline/domain/mentions/mentions';
import Box from '@mui/material/Box';
import { useMemo } from 'react';

/** A part of a note, with the names of those whom it mentions set apart. */
export function NotedText({ text, mentions }: { text: string; mentions: Mentions }) {
  const segments = useMemo(() => mentionSegments(text, mentions), [text, mentions]);
  let offset = 0;
  return segments.map(({ text: part, isMention }) => {
    const key = offset;
    offset += part.length;
    if (!isMention) return <span key={key}>{part}</span>;
    return (
      <Box
        key={key}
        component="strong"
        data-mention
        sx={{ fontWeight: 650, px: 0.375, mx: -0.125, borderRadius: 0.75, bgcolor: 'action.selected' }}
      >
        <bdi>{part}</bdi>
      </Box>
    );
  });
}
