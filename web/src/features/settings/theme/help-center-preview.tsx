import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { THEME_PREVIEW_READY, type ThemePreview } from '@harborline/domain/help-center/theme-preview';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

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
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const latest = useRef(look);
  latest.current = look;

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isFrame = event.source !== null && event.source === frame.current?.contentWindow;
      if (!isFrame || event.origin !== window.location.origin || event.data !== THEME_PREVIEW_READY) return;
      postLook(frame.current, latest.current);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => postLook(frame.current, look), [look]);
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

function postLook(frame: HTMLIFrameElement | null, look: Look): void {
  const message: ThemePreview = { kind: 'harborline-theme-preview', ...look };
  frame?.contentWindow?.postMessage(message, window.location.origin);
}
