import { publicLinks } from '@harborline/domain/help-center/public-routes';
import type { ThemePreview } from '@harborline/domain/help-center/theme-preview';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePostedPreview } from '../../../shared/frame/use-posted-preview';

interface HelpCenterPreviewProps {
  libraryKey: string;
  /** what is being edited */
  look: Look;
}

type Look = Omit<ThemePreview, 'kind'>;

/** The frame is rendered at the width of a small laptop and scaled down. */
const DRAWN_WIDTH = 900;
const DRAWN_HEIGHT = 1100;

/** The real help center in a frame, with the theme being edited. */
export function HelpCenterPreview({ libraryKey, look }: HelpCenterPreviewProps) {
  const message = useMemo((): ThemePreview => ({ kind: 'harborline-theme-preview', ...look }), [look]);
  const frame = usePostedPreview(message);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setScale(entry.contentRect.width / DRAWN_WIDTH);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      role="img"
      aria-label={THEME_TEXTS.helpCenterPreview}
      sx={{ overflow: 'hidden' }}
      style={{ height: DRAWN_HEIGHT * scale }}
    >
      <iframe
        ref={frame}
        // Its links and fields are no stops on the way through the form.
        inert
        title={THEME_TEXTS.helpCenterPreview}
        src={publicLinks(libraryKey).home()}
        width={DRAWN_WIDTH}
        height={DRAWN_HEIGHT}
        style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
}
