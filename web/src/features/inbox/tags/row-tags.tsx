import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTags } from '../../../shared/ticket-tags/use-tags';

/** More would make a row of chips of a list of tickets. */
const MOST = 2;

/** The names of a ticket's tags: two of them, and how many more there are. */
export function RowTags({ refs }: { refs: readonly string[] }) {
  const { nameOf } = useTags(refs);
  const names = [...new Set(refs.flatMap((ref) => nameOf(ref) ?? []))];
  const rest = names.slice(MOST);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      {names.slice(0, MOST).map((name) => (
        <Chip
          key={name}
          component="span"
          size="small"
          label={<bdi>{name}</bdi>}
          sx={{
            height: 20,
            minWidth: 0,
            maxWidth: 130,
            fontSize: '0.6875rem',
            '& .MuiChip-label': { px: 0.75 },
          }}
        />
      ))}
      {rest.length > 0 && (
        <Box
          component="span"
          title={TAG_TEXTS.moreTags(rest.join(', '))}
          sx={{ flex: 'none', typography: 'caption', color: 'text.secondary' }}
        >
          {TAG_TEXTS.more(rest.length)}
        </Box>
      )}
    </Box>
  );
}
