import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';

const LIFTED = '&:is([data-held], [data-dragged])';

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: { xs: 1, sm: 1.5 },
  alignItems: 'center',
  minHeight: 52,
  paddingInline: 1,
  py: 0.5,
  bgcolor: 'background.paper',
  '&[data-kind="section"]': { bgcolor: 'surface.sunken' },
  [LIFTED]: { zIndex: 1, bgcolor: 'surface.selected', boxShadow: '0 4px 16px rgb(12 34 48 / 0.18)' },
} as const;

/** As icon buttons look elsewhere. */
const BUTTON = {
  display: 'inline-flex',
  p: '5px',
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'action.active',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  // Its icon is dots that are painted: elements for it would be half of those of the list.
  '&::before': {
    content: '""',
    background: 'radial-gradient(circle, currentColor 1.6px, transparent 2.1px) 0 0 / 6px 6px',
  },
} as const;

const WORDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  minWidth: 0,
  paddingInlineStart: 1.5,
  '& > :is(a, h3)': { m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& > h3': { fontWeight: 680, lineHeight: 1.45 },
  '& > a': { fontWeight: 550, color: 'text.primary', textDecoration: 'none' },
  '& > a:hover': { textDecoration: 'underline' },
} as const;

/**
 * The look of the list and, in one place, of all that its rows consist of: they are plain elements, since a course may
 * have 500 of them.
 */
export const OUTLINE_LOOK = {
  ...FRAMED_LIST,
  overflow: 'clip',
  // What a drag measures counts from here.
  position: 'relative',
  '& > li': ROW,
  // The rows that make room for a dragged one; itself, it follows the pointer.
  '&:has(> [data-dragged]) > li:not([data-dragged])': { transition: 'transform 200ms ease' },
  '& [data-part]': BUTTON,
  '& [data-part="handle"]': { cursor: 'grab', touchAction: 'none' },
  '& [data-part="handle"]::before': { width: 12, height: 18, m: '1px 4px' },
  '& [data-part="menu"]::before': { width: 18, height: 6, m: '7px 1px' },
  '& [data-dragged] [data-part="handle"]': { cursor: 'grabbing' },
  '& [data-words]': WORDS,
  '& > [data-kind="section"] > [data-words]': { paddingInlineStart: 0 },
  '& [data-row-kind]': {
    display: { xs: 'none', sm: 'block' },
    color: 'text.secondary',
    typography: 'caption',
  },
} as const;
