import { safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { framedLinks } from '@harborline/domain/widget/framed-links';
import { launcherInk } from '@harborline/domain/widget/loader-tag';
import type { WidgetPreview as WidgetPreviewMessage } from '@harborline/domain/widget/widget-preview';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { PREVIEW_HASH } from '../../../shared/frame/preview-hash';
import { usePostedPreview } from '../../../shared/frame/use-posted-preview';
import { themeIn, type WidgetValues } from './widget-values';

/** The widget's frame with what is being edited, above its launcher. */
export function WidgetPreview({ libraryKey, values }: { libraryKey: string; values: WidgetValues }) {
  const message = useMemo((): WidgetPreviewMessage => {
    const widgetTheme = { ...themeIn(values), themeColor: safeThemeColor(values.color) };
    return { kind: 'harborline-widget-preview', widgetTheme };
  }, [values]);
  const frame = usePostedPreview(message);
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <Paper
      component="section"
      aria-label={WIDGET_SETTINGS_TEXTS.preview}
      variant="outlined"
      sx={{ overflow: 'hidden' }}
    >
      <Typography variant="subtitle1" component="h2" sx={{ px: 2, py: 1 }}>
        {WIDGET_SETTINGS_TEXTS.preview}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          p: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'surface.sunken',
        }}
        style={{ justifyItems: values.position === 'left' ? 'start' : 'end' }}
      >
        <Box aria-busy={!hasLoaded} sx={{ position: 'relative', width: 'min(360px, 100%)', height: 560 }}>
          {!hasLoaded && (
            <Skeleton
              variant="rounded"
              role="status"
              aria-label={KIT_TEXTS.loading}
              sx={{ position: 'absolute', inset: 0, height: 'auto', borderRadius: '14px' }}
            />
          )}
          <Box
            component="iframe"
            ref={frame}
            onLoad={() => setLoaded(true)}
            // Its links are no stops on the way through the form.
            inert
            title={WIDGET_SETTINGS_TEXTS.frame}
            src={framedLinks(libraryKey, '').home() + PREVIEW_HASH}
            sx={{
              position: 'relative',
              display: 'block',
              width: '100%',
              height: '100%',
              border: 0,
              borderRadius: '14px',
              boxShadow: '0 2px 20px #0005',
              opacity: hasLoaded ? 1 : 0,
            }}
          />
        </Box>
        {values.launcher === 'shown' && <Launcher {...values} />}
      </Box>
    </Paper>
  );
}

/** The launcher as the loader draws it. */
function Launcher({ color, position }: WidgetValues) {
  const background = safeThemeColor(color);
  return (
    <Box
      role="img"
      aria-label={WIDGET_SETTINGS_TEXTS.launcher(position)}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 56,
        height: 56,
        borderRadius: '50%',
        font: '700 26px system-ui',
      }}
      style={{ background, color: launcherInk(background) }}
    >
      ×
    </Box>
  );
}
