import type { Callout } from '@harborline/domain/html/article-markup';
import { ARTICLE_TEXTS, TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import type { SxProps, Theme } from '@mui/material/styles';

const CALLOUT_COLORS = { info: 'info', tip: 'success', warning: 'warning', danger: 'error' } as const;

/** The colours of a callout with its name, which its page adds as well. */
const calloutStyle = (kind: Callout) => {
  const color = `var(--hl-palette-${CALLOUT_COLORS[kind]}-main)`;
  return {
    borderColor: color,
    bgcolor: `color-mix(in srgb, ${color} 9%, transparent)`,
    '&::before': { content: `"${TOOLBAR_TEXTS.callouts[kind]}"`, color },
  };
};

const FOUND = 'color-mix(in srgb, var(--hl-palette-warning-main) 30%, transparent)';

/** Styles of an article in the editor: close to what visitors will see. */
export const CONTENT_STYLES: SxProps<Theme> = {
  px: { xs: 2, sm: 4 },
  py: 3,
  '& .article-content': {
    minHeight: 360,
    maxWidth: '44rem',
    mx: 'auto',
    outline: 'none',
    fontSize: '1rem',
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    '& h2': { fontSize: '1.375rem', lineHeight: 1.3, mt: 4, mb: 1 },
    '& h3': { fontSize: '1.125rem', lineHeight: 1.4, mt: 3, mb: 1 },
    '& h4': { fontSize: '1rem', mt: 2, mb: 0.5 },
    // Below the header and the toolbar, which stay in view.
    '& :is(h1, h2, h3, h4, h5, h6)': { scrollMarginTop: 'calc(var(--editor-header-height, 64px) + 72px)' },
    '& p, & ul, & ol, & blockquote, & pre': { my: 1.5 },
    '& ul, & ol': { pl: 0, paddingInlineStart: 3 },
    '& li p': { my: 0.5 },
    '& a': { color: 'primary.main', textUnderlineOffset: '0.15em' },
    '& blockquote': {
      mx: 0,
      paddingInlineStart: 2,
      borderInlineStart: '3px solid',
      borderColor: 'divider',
      color: 'text.secondary',
    },
    '& code, & kbd': {
      px: 0.5,
      borderRadius: 0.5,
      fontSize: '0.875em',
      bgcolor: 'surface.sunken',
      border: 1,
      borderColor: 'divider',
    },
    '& pre': {
      p: 2,
      borderRadius: 1,
      overflowX: 'auto',
      bgcolor: 'surface.sunken',
      border: 1,
      borderColor: 'divider',
    },
    '& pre code': { p: 0, border: 0, bgcolor: 'transparent' },
    '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 3 },
    '& img, & video, & iframe': { maxWidth: '100%', borderRadius: 1 },
    '& img': { height: 'auto' },
    '& figure': { mx: 0, my: 2 },
    '& figure img': { display: 'block' },
    '& figcaption': { mt: 0.75, typography: 'body2', color: 'text.secondary' },
    '& figcaption:has(> br:only-child)::before': {
      content: `"${ARTICLE_TEXTS.captionPlaceholder}"`,
      float: 'left',
      height: 0,
      pointerEvents: 'none',
    },
    '& [data-callout]': {
      my: 2,
      px: 2,
      py: 1.25,
      borderRadius: 1,
      borderInlineStart: '4px solid',
      '& > p': { my: 0.5 },
      '&::before': { display: 'block', fontSize: '0.875rem', fontWeight: 650 },
    },
    '& [data-callout="info"]': calloutStyle('info'),
    '& [data-callout="tip"]': calloutStyle('tip'),
    '& [data-callout="warning"]': calloutStyle('warning'),
    '& [data-callout="danger"]': calloutStyle('danger'),
    '& .table-frame': { my: 2, overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse', width: '100%', overflowWrap: 'normal' },
    '& th, & td': {
      position: 'relative',
      minWidth: 64,
      border: 1,
      borderColor: 'divider',
      px: 1.5,
      py: 0.75,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& :is(th, td) > p': { my: 0 },
    '& th': { bgcolor: 'surface.sunken', fontWeight: 620 },
    '& .selectedCell::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      bgcolor: 'primary.main',
      opacity: 0.12,
      pointerEvents: 'none',
    },
    '& .ProseMirror-search-match': { bgcolor: FOUND, borderRadius: 0.25 },
    '& .ProseMirror-active-search-match': {
      bgcolor: FOUND,
      borderRadius: 0.25,
      outline: '2px solid',
      outlineColor: 'warning.main',
    },
    '& .protected-block': { my: 2, borderRadius: 1, overflowX: 'auto', cursor: 'default' },
    // The player ignores clicks: in the editor it is only selected and moved, and it plays in the help center.
    '& .video-frame iframe': {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '16 / 9',
      border: 0,
      bgcolor: 'surface.sunken',
      pointerEvents: 'none',
    },
    '& :is(.protected-block, img, figure).ProseMirror-selectednode': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '3px',
    },
    '& .upload-placeholder': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      px: 1.5,
      py: 0.75,
      borderRadius: 1,
      border: '1px dashed',
      borderColor: 'surface.field',
      bgcolor: 'surface.sunken',
      color: 'text.secondary',
      typography: 'body2',
    },
    '& .upload-placeholder button': {
      border: 0,
      p: 0,
      font: 'inherit',
      fontWeight: 600,
      color: 'primary.main',
      bgcolor: 'transparent',
      cursor: 'pointer',
    },
    // After the margins above: only the first element has none.
    '& > :first-child': { mt: 0 },
    '& p.is-editor-empty:first-of-type::before': {
      content: 'attr(data-placeholder)',
      float: 'left',
      height: 0,
      color: 'text.secondary',
      pointerEvents: 'none',
    },
  },
};
