import type { Shortcut } from '@harborline/domain/texts/shortcuts';
import Box from '@mui/material/Box';

/** Keyboard shortcuts. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.75 }}
    >
      {shortcuts.map(({ keys, does }) => (
        <Box key={does} sx={{ display: 'contents', typography: 'body2' }}>
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ' + '}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
