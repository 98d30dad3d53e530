import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reportColor } from './theme-values';

interface SampleProps {
  background: string;
  color: string;
  sample: string;
  note: string;
}

function Sample({ background, color, sample, note }: SampleProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 32,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          typography: 'caption',
          fontWeight: 600,
        }}
        style={{ background, color }}
      >
        {sample}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {note}
      </Typography>
    </Box>
  );
}

/** How readable a colour is where the pages use it. Links use a nearby shade if the colour itself is not readable. */
export function ColorReport({ color }: { color: string }) {
  const report = reportColor(color);
  if (report === null) return null;
  const { onColor, onColorRatio, light, dark } = report;
  const linkNote = (isOwn: boolean, scheme: 'light' | 'dark') =>
    isOwn ? THEME_TEXTS.linkReadable(scheme) : THEME_TEXTS.linkTooFaint(scheme);
  return (
    <Box role="status" aria-label={THEME_TEXTS.contrast} sx={{ display: 'grid', gap: 1 }}>
      <Sample
        background={color}
        color={onColor}
        sample={THEME_TEXTS.buttonSample}
        note={THEME_TEXTS.textOnColor(onColor === '#ffffff', onColorRatio)}
      />
      <Sample
        background="#ffffff"
        color={light.color}
        sample={THEME_TEXTS.linkSample}
        note={linkNote(light.isOwn, 'light')}
      />
      <Sample
        background="#182029"
        color={dark.color}
        sample={THEME_TEXTS.linkSample}
        note={linkNote(dark.isOwn, 'dark')}
      />
    </Box>
  );
}
