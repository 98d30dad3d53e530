import { SHORTCUTS } from '@harborline/domain/texts/help';
import Box from '@mui/material/Box';

/** The keyboard shortcuts of the inbox. */
export function ShortcutList() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.75 }}
    >
      {SHORTCUTS.map(({ keys, does }) => (
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
