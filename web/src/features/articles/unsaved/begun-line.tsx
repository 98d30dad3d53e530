import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { absoluteTime } from '../../../shared/format/staff-times';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useBegunArticles } from './use-begun-articles';

/** Leads from the list back to the article that its writer began last and has not saved. The list does not show it. */
export function BegunLine() {
  const begun = useBegunArticles();
  const latest = begun.status === 'ready' ? begun.data[0] : undefined;
  if (latest === undefined) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box component="span" sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {UNSAVED_ARTICLE_TEXTS.begun(latest.article_title, absoluteTime(latest.updated_at.toDate()))}
        </Box>
        <Button
          component={Link}
          to={adminLinks.continueArticle(latest.id)}
          color="inherit"
          size="small"
          variant="outlined"
        >
          {UNSAVED_ARTICLE_TEXTS.continue}
        </Button>
      </Box>
    </Alert>
  );
}
