import { feedbackOfArticle } from '@harborline/domain/stores/article-feedback';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { readRecords } from '../../../shared/store/read-records';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';

interface ReaderFeedbackProps {
  libraryId: string;
  articleId: string;
}

/** What visitors wrote about an article after No; nothing as long as there is none. */
export function ReaderFeedback({ libraryId, articleId }: ReaderFeedbackProps) {
  const firestore = useStaffFirestore();
  const { state } = useRequest({
    key: ['article-feedback', articleId],
    load: () => readRecords(firestore, feedbackOfArticle(libraryId, articleId)),
  });
  if (state.status !== 'ready' || state.data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="reader-feedback"
      sx={{ maxWidth: 1200, mx: 'auto', width: '100%', p: { xs: 2, sm: 3 } }}
    >
      <Typography id="reader-feedback" component="h2" variant="h3">
        {FEEDBACK_TEXTS.readerFeedback}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {FEEDBACK_TEXTS.readerFeedbackHint}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {state.data.map(({ id, reason, text, updated_at }) => (
          <Box
            key={id}
            component="li"
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}
          >
            <Typography variant="subtitle2" component="p">
              {FEEDBACK_TEXTS.reasons[reason]} · <RelativeTime at={updated_at.toDate()} />
            </Typography>
            {text !== '' && (
              <Typography
                variant="body2"
                dir="auto"
                sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
