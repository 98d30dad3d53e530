import type { FoundTicket } from '@harborline/domain/api/inbox/ticket-search';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A text in which the words that were looked for stand out. It is never HTML. */
export function Marked({ marked: { text, ranges } }: { marked: FoundTicket['title'] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of ranges) {
    parts.push(text.slice(end, from));
    parts.push(
      <Box
        key={from}
        component="mark"
        sx={{ color: 'inherit', bgcolor: 'surface.note', fontWeight: 650, borderRadius: 0.5 }}
      >
        {text.slice(from, to)}
      </Box>,
    );
    end = to;
  }
  return (
    <bdi>
      {parts}
      {text.slice(end)}
    </bdi>
  );
}
