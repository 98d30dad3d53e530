import { linkSearch } from '@harborline/domain/api/activity/askers';
import { couldBeSynonym } from '@harborline/domain/search/synonyms';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useChange } from '../../../shared/requests/use-change';
import { ArticleFinder } from '../../../shared/rich-text/article-finder';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { ArticleRow } from '../list/article-row';
import { findArticles } from '../list/find-articles';

/** Where visitors' words differ from the articles' words, a synonym finds more than one article's keywords. */
function SynonymHint({ query }: { query: string }) {
  const mayChange = useMay('SupportLibraries.updateSettings');
  if (!mayChange || !couldBeSynonym(query)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {INSIGHTS_TEXTS.synonymHint}{' '}
      <MuiLink component={Link} to={adminLinks.addSynonym(query)}>
        {INSIGHTS_TEXTS.synonym}
      </MuiLink>
    </Typography>
  );
}

interface AnswerDialogProps {
  search: { readonly id: string; readonly query: string };
  onAnswered: (article: ArticleRow) => void;
  onClose: () => void;
}

/** Answers a failed search with an article of the library; choosing one is enough, and another replaces it. */
export function AnswerDialog({ search: { id, query }, onAnswered, onClose }: AnswerDialogProps) {
  const titleId = useId();
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const toasts = useToasts();
  const find = useCallback(
    (words: string) => findArticles(firestore, { libraryId, state: 'all', categoryIds: null }, words),
    [firestore, libraryId],
  );
  const { isRunning, refusal, run } = useChange({
    name: 'search-not-answered',
    run: (article: ArticleRow) => callApi(linkSearch, { body: { failed_search: id, articleId: article.id } }),
    onDone: (_answer, article) => {
      toasts.success(INSIGHTS_TEXTS.answered(article.article_title));
      onAnswered(article);
    },
  });
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {INSIGHTS_TEXTS.answerTitle}
      </DialogTitle>
      <DialogContent>
        <DialogContentText variant="body1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {INSIGHTS_TEXTS.answerBody(query)}
        </DialogContentText>
        <ArticleFinder
          label={INSIGHTS_TEXTS.answerSearch}
          find={find}
          onFound={(article) => {
            if (!isRunning) void run(article);
          }}
        />
        {refusal !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusalText(refusal, INSIGHTS_TEXTS.answerFailed)}
          </Alert>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {INSIGHTS_TEXTS.answerHint}
        </Typography>
        <SynonymHint query={query} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={onClose}>
          {KIT_TEXTS.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
