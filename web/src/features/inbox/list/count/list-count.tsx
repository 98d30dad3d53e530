import { countText } from '@harborline/domain/tickets/ticket-lists';
import Box from '@mui/material/Box';

/** How many tickets a list holds; nothing while that is not known. */
export function ListCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Box
      component="span"
      sx={{ flex: 'none', pl: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {countText(count)}
    </Box>
  );
}
