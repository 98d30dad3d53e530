import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { readCompact, readFromWidget } from '@harborline/domain/widget/bridge';
import { previewAddress } from '@harborline/domain/widget/framed-links';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

/** The class of the frame while its page is the compact toolbar (S2.5-20). */
const COMPACT = 'compact-widget';

/** What the widget says of its present page. */
function useToldByWidget() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isCompact, setCompact] = useState(true);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isFrames = source !== null && source === frame.current?.contentWindow;
      if (!isFrames || origin !== window.location.origin) return;
      const compact = readCompact(data);
      if (compact !== null) setCompact(compact.isCompact);
      const { harborline, amount } = readFromWidget(data);
      if (harborline === 'size') setHeight(amount);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return { frame, isCompact, height };
}

/** A library's widget as visitors see it, as small as they do while it is the compact toolbar (S2.5-19, S2.5-20). */
export function PreviewedWidget({ libraryId }: { libraryId: string }) {
  const { frame, isCompact, height } = useToldByWidget();
  return (
    <Box
      component="iframe"
      ref={frame}
      className={isCompact ? COMPACT : ''}
      title={SHELL_TEXTS.previewTitle}
      src={previewAddress(libraryId, window.location.origin)}
      sx={{
        display: 'block',
        width: '100%',
        height: 640,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        colorScheme: 'light',
        [`&.${COMPACT}`]: { maxWidth: 360 },
      }}
      style={isCompact && height !== undefined ? { height: height + 2 } : {}}
    />
  );
}
