import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Length at which search engines cut. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;

interface SearchResultPreviewProps {
  title: string;
  description: string;
  address: string;
}

/** The help center as a search engine would list it. */
export function SearchResultPreview({ title, description, address }: SearchResultPreviewProps) {
  return (
    <Box
      component="figure"
      aria-label={LIBRARY_SETTINGS_TEXTS.searchResultLabel}
      sx={{ m: 0, p: 2, borderRadius: 1, bgcolor: 'surface.sunken', border: 1, borderColor: 'divider' }}
    >
      <Typography component="figcaption" variant="overline" color="textSecondary">
        {LIBRARY_SETTINGS_TEXTS.searchResultTitle}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {address}
      </Typography>
      <Typography
        component="p"
        sx={{ color: 'info.main', fontSize: '1.125rem', lineHeight: 1.35, overflowWrap: 'anywhere' }}
      >
        {cut(title, TITLE_LENGTH)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {description === '' ? LIBRARY_SETTINGS_TEXTS.noDescription : cut(description, DESCRIPTION_LENGTH)}
      </Typography>
    </Box>
  );
}
