/** A row of a list that leads to one place; `ROW_LINK` in it covers the row. */
export const LINKED_ROW = {
  position: 'relative',
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  '&:hover': { bgcolor: 'surface.sunken' },
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

/** The whole row is clickable, but the link's name is only the title. */
export const ROW_LINK = {
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 550,
  color: 'text.primary',
  textDecoration: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
  overflowWrap: { xs: 'anywhere', sm: 'normal' },
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
