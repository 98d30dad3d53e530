import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useCallback } from 'react';
import { sanitiseHtml } from '../../shared/html/sanitise';
import { CONTENT_STYLES } from '../../shared/rich-text/content-styles';

/** Like the editor, without the room that it leaves for writing. */
const STYLES: SxProps<Theme> = [
  CONTENT_STYLES,
  { px: { xs: 0, sm: 0 }, py: 0, '& .article-content': { minHeight: 0, mx: 0 } },
].flat();

/** The text of an SOP, sanitised (S2.5-24, D-15). Its links open beside the product. */
export function SopContent({ html }: { html: string }) {
  const fill = useCallback(
    (holder: HTMLElement | null) => {
      if (holder === null) return;
      const content = sanitiseHtml(html);
      for (const link of content.querySelectorAll('a[href]')) {
        link.setAttribute('target', '_blank');
        link.setAttribute('rel', 'noopener noreferrer');
      }
      holder.replaceChildren(content);
    },
    [html],
  );
  return (
    <Box sx={STYLES}>
      <div className="article-content" dir="auto" ref={fill} />
    </Box>
  );
}
