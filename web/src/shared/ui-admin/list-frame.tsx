import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListFrameProps {
  label: string;
  /** grid of the columns, from sm upwards */
  columns: string;
  heads: readonly string[];
  /** first column whose heading is end-aligned, above numbers */
  endsAt?: number;
  children: ReactNode;
}

/** A list that looks like a table from sm upwards and like cards below; rows are `ListRow`s or other list items. */
export function ListFrame({ label, columns, heads, endsAt, children }: ListFrameProps) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', sm: 'grid' },
          gridTemplateColumns: columns,
          gap: 2,
          px: 2,
          py: 1,
          bgcolor: 'surface.sunken',
          borderBottom: 1,
          borderColor: 'divider',
          typography: 'caption',
          fontWeight: 600,
          color: 'text.secondary',
        }}
      >
        {heads.map((head, index) => (
          <Box
            key={head}
            component="span"
            sx={{ textAlign: index >= (endsAt ?? heads.length) ? 'end' : 'start' }}
          >
            {head}
          </Box>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={label}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface ListRowProps {
  columns: string;
  /** names of the cells in order, from sm upwards */
  areas: string;
  /** grid areas of the cells on a narrow screen */
  cardAreas: string;
  cardColumns?: string;
  children: ReactNode;
}

/** One row: a line of cells from sm upwards, a card below; each cell is a `Cell` with the name of its area. */
export function ListRow({
  columns,
  areas,
  cardAreas,
  cardColumns = 'minmax(0, 1fr) auto',
  children,
}: ListRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: cardColumns, sm: columns },
        gridTemplateAreas: { xs: cardAreas, sm: `"${areas}"` },
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      {children}
    </Box>
  );
}

interface CellProps {
  area: string;
  /** whether it is end-aligned on a card */
  isAtEnd?: boolean;
  /** whether it stays beside the first line of a card's taller cell */
  isAtTop?: boolean;
  children: ReactNode;
}

export function Cell({ area, isAtEnd = false, isAtTop = false, children }: CellProps) {
  return (
    <Box
      sx={{
        gridArea: area,
        minWidth: 0,
        justifySelf: { xs: isAtEnd ? 'end' : 'auto', sm: 'auto' },
        alignSelf: { xs: isAtTop ? 'start' : 'auto', sm: 'auto' },
      }}
    >
      {children}
    </Box>
  );
}
