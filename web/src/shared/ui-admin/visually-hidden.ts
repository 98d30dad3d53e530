/** Style of content for screen readers only. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  // Not 1, which MUI reads as 100 %.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
