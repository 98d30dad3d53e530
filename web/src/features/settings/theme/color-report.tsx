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

const ratioText = (ratio: number): string => `${ratio.toFixed(1)} : 1`;

/** How readable a colour is where the pages use it. Links take a nearby shade where the colour itself is not. */
export function ColorReport({ color }: { color: string }) {
  const report = reportColor(color);
  if (report === null) return null;
  const { onColor, onColorRatio, light, dark } = report;
  const linkNote = (isOwn: boolean, page: string) =>
    isOwn
      ? `Readable for links on ${page}.`
      : `Too faint for links on ${page}: they take this shade instead.`;
  return (
    <Box role="status" aria-label="Contrast" sx={{ display: 'grid', gap: 1 }}>
      <Sample
        background={color}
        color={onColor}
        sample="Button"
        note={`Text on it is ${onColor === '#ffffff' ? 'white' : 'dark'}: contrast ${ratioText(onColorRatio)}${onColorRatio >= 4.5 ? ', readable' : ', readable in large text only'}.`}
      />
      <Sample
        background="#ffffff"
        color={light.color}
        sample="Link"
        note={linkNote(light.isOwn, 'light pages')}
      />
      <Sample
        background="#182029"
        color={dark.color}
        sample="Link"
        note={linkNote(dark.isOwn, 'dark pages')}
      />
    </Box>
  );
}
