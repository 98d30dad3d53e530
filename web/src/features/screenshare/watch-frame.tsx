import { SCREENSHARE_TEXTS } from '@harborline/domain/texts/screenshare';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { WatchLink } from '../../shared/screenshare/watch-link';
import { watchPage } from './watch-page';

const sizeSchema = z.object({ width: z.number().check(z.gt(0)), height: z.number().check(z.gt(0)) });
type Size = z.infer<typeof sizeSchema>;

/** Height of what stands above the frame, in pixels. */
export const BAR_PX = 48;

/** How much smaller the visitor's window has to be shown to fit into this one, below the bar. */
function useScale(size: Size | null): number {
  const [own, setOwn] = useState<Size>({ width: window.innerWidth, height: window.innerHeight });
  useEffect(() => {
    const measure = () => setOwn({ width: window.innerWidth, height: window.innerHeight });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return size === null ? 1 : Math.min(1, own.width / size.width, (own.height - BAR_PX) / size.height);
}

interface WatchFrameProps {
  readonly link: WatchLink;
  readonly onEnd: () => void;
}

/**
 * The frame of a watch link. It has no origin, so it can neither read this session nor be called by one: it gets a port,
 * and through it what this page reads.
 */
function useViewer({ link, onEnd }: WatchFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  /** of the visitor's window; null until the viewer shows something */
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!isLoaded || !target) return undefined;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const read = z.safeParse(sizeSchema, data);
      if (read.success) setSize(read.data);
    };
    // A frame without an origin has no other target; the port is all that it gets, and this frame is ours.
    target.postMessage(null, '*', [port2]);
    const stop = watchPage(link.conversation_ref, { onPart: (part) => port1.postMessage(part), onEnd });
    return () => {
      stop();
      port1.close();
    };
  }, [isLoaded, link.conversation_ref, onEnd]);
  return { frame, size, onLoad: () => setLoaded(true) };
}

/** The frame of a watch link, as large as the visitor's window where that fits. */
export function WatchFrame({ link, onEnd }: WatchFrameProps) {
  const { frame, size, onLoad } = useViewer({ link, onEnd });
  const scale = useScale(size);
  return (
    <Box sx={{ position: 'relative', flex: 1, overflow: 'hidden' }}>
      {size === null && (
        <Typography
          role="status"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          {SCREENSHARE_TEXTS.waiting}
        </Typography>
      )}
      <Box
        component="iframe"
        ref={frame}
        src={link.url}
        title={SCREENSHARE_TEXTS.title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
        sx={{
          display: 'block',
          mx: 'auto',
          border: 0,
          visibility: size === null ? 'hidden' : 'visible',
          bgcolor: '#fff',
          transformOrigin: 'top center',
        }}
        style={
          size === null
            ? { width: '100%', height: '100%' }
            : { width: size.width, height: size.height, transform: `scale(${scale})` }
        }
      />
    </Box>
  );
}
