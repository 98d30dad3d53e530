/** The look of a list whose rows share one frame, with a line between them. */
export const FRAMED_LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
