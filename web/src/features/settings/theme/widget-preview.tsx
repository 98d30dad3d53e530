import { readableOn, safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import ChatIcon from '@mui/icons-material/ChatBubbleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ThemeValues } from './theme-values';

interface WidgetPreviewProps {
  theme: ThemeValues;
  companyName: string;
}

/** The closed widget on a customer's page: its button and its greeting. */
export function WidgetPreview({ theme, companyName }: WidgetPreviewProps) {
  const color = safeThemeColor(theme.widgetColor);
  const side = theme.position === 'left' ? 'flex-start' : 'flex-end';
  return (
    <Box
      role="img"
      aria-label={THEME_TEXTS.widgetPreview(theme.position)}
      sx={{
        height: 300,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        gap: 1.25,
        p: 2.5,
        bgcolor: 'surface.sunken',
        backgroundImage:
          'linear-gradient(var(--hl-palette-divider) 10px, transparent 10px), linear-gradient(var(--hl-palette-divider) 10px, transparent 10px), linear-gradient(var(--hl-palette-divider) 10px, transparent 10px)',
        backgroundSize: '45% 10px, 80% 10px, 70% 10px',
        backgroundPosition: '24px 28px, 24px 60px, 24px 84px',
        backgroundRepeat: 'no-repeat',
      }}
      style={{ alignItems: side }}
    >
      {theme.greeting.trim() !== '' && (
        <Box
          sx={{
            maxWidth: '80%',
            px: 2,
            py: 1.25,
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            boxShadow: '0 8px 28px rgb(12 34 48 / 0.14)',
          }}
        >
          <Typography variant="subtitle2" component="p">
            {companyName}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {theme.greeting}
          </Typography>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          boxShadow: '0 8px 28px rgb(12 34 48 / 0.28)',
        }}
        style={{ background: color, color: readableOn(color) }}
      >
        <ChatIcon />
      </Box>
    </Box>
  );
}
