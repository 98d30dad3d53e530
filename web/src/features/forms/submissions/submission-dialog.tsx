import {
  deleteFormSubmission,
  type PresentedSubmission,
} from '@harborline/domain/api/form-builder/submissions';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useChange } from '../../../shared/requests/use-change';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';

interface SubmissionDialogProps {
  readonly submission: PresentedSubmission;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

const Answers = ({ answers }: Pick<PresentedSubmission, 'answers'>) => (
  <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
    {answers.map(({ ref, label, text }) => (
      <div key={ref}>
        <Typography component="dt" variant="subtitle2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography
          component="dd"
          dir="auto"
          color={text === '' ? 'textSecondary' : 'textPrimary'}
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text === '' ? FORM_BUILDER_TEXTS.noAnswer : text}
        </Typography>
      </div>
    ))}
  </Box>
);

/** Everything that one visitor answered, under the labels that they saw. */
export function SubmissionDialog({ submission, onClose, onRemoved }: SubmissionDialogProps) {
  const titleId = useId();
  const toasts = useToasts();
  const mayRemove = useMay(deleteFormSubmission);
  const mayRead = useMay(viewTickets);
  const [isAsking, setIsAsking] = useState(false);
  const { run, isRunning } = useChange<string, unknown>({
    name: 'form-submission-not-deleted',
    run: (submission_ref) => callApi(deleteFormSubmission, { query: { submission_ref } }),
    onDone: () => {
      toasts.success(FORM_BUILDER_TEXTS.submissionRemoved);
      onRemoved();
    },
    onRefused: (error) => toasts.error(refusalText(error, FORM_BUILDER_TEXTS.failed)),
  });
  const { conversation_ref: conversation } = submission;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {FORM_BUILDER_TEXTS.submissionOf(absoluteTime(new Date(submission.submitted_at)))}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {FORM_BUILDER_TEXTS.version(submission.version)}
        </Typography>
        <Answers answers={submission.answers} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {mayRemove && (
          <Button color="error" onClick={() => setIsAsking(true)}>
            {FORM_BUILDER_TEXTS.removeSubmission}
          </Button>
        )}
        {conversation !== '' && mayRead && (
          <Button component={Link} color="inherit" to={adminLinks.inbox({ conversation })}>
            {FORM_BUILDER_TEXTS.toConversation}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {FORM_BUILDER_TEXTS.close}
        </Button>
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isRunning}
        title={FORM_BUILDER_TEXTS.removeSubmissionTitle}
        description={FORM_BUILDER_TEXTS.removeSubmissionBody}
        confirmLabel={FORM_BUILDER_TEXTS.removeConfirm}
        onConfirm={() => void run(submission.submission_ref)}
        onCancel={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
