/** A text with what belongs to it beside it, or below it on a narrow screen. */
export const EDITOR_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 280px' },
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  width: '100%',
  maxWidth: 1200,
  mx: 'auto',
  p: { xs: 2, sm: 3 },
} as const;
