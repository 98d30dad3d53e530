import type { AnswerOf } from '@harborline/domain/api/contract';
import { widgetFormSubmissions } from '@harborline/domain/api/form-builder/submissions';
import { viewForms } from '@harborline/domain/permissions/requirements';
import { TICKET_FORM_TEXTS } from '@harborline/domain/texts/ticket-forms';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { callApi } from '../../../../shared/api/call-api';
import { absoluteTime } from '../../../../shared/format/staff-times';
import { useRequest } from '../../../../shared/requests/use-request';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { useMay } from '../../../../shared/staff/use-may';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';

type Submission = AnswerOf<typeof widgetFormSubmissions>['submissions'][number];

/** What the visitor of a ticket has sent by forms from it, the newest first (S7.2-07, D-150). */
export function TicketForms({ conversationRef }: { conversationRef: string }) {
  const { state } = useRequest({
    key: ['ticket-forms', conversationRef],
    load: (signal) =>
      callApi(widgetFormSubmissions, { query: { conversation_ref: conversationRef }, signal }),
  });
  if (state.status === 'loading') return <ListSkeleton height={36} />;
  if (state.status !== 'ready')
    return <ErrorState title={TICKET_FORM_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.data.submissions.length === 0)
    return <Typography variant="body2">{TICKET_FORM_TEXTS.none}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {state.data.submissions.map((submission) => (
        <SubmissionPart key={submission.submission_ref} submission={submission} />
      ))}
    </Box>
  );
}

function SubmissionPart({ submission }: { submission: Submission }) {
  const { form_name: name, form_ref: ref, answers } = submission;
  const mayRead = useMay(viewForms);
  const at = new Date(submission.submitted_at);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <div>
        {mayRead && name !== '' ? (
          <Typography
            component={Link}
            variant="subtitle2"
            to={adminLinks.formSubmissions(ref)}
            sx={{ color: 'primary.main' }}
          >
            <bdi>{name}</bdi>
          </Typography>
        ) : (
          <Typography variant="subtitle2" dir="auto">
            {name === '' ? TICKET_FORM_TEXTS.deleted : name}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p">
          <time dateTime={at.toISOString()}>{absoluteTime(at)}</time>
        </Typography>
      </div>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {answers.map(({ ref: field, label, text }) => (
          <div key={field}>
            <Typography component="dt" variant="caption" color="textSecondary" dir="auto">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              color={text === '' ? 'textSecondary' : 'textPrimary'}
              sx={{ m: 0, whiteSpace: 'pre-wrap' }}
            >
              {text === '' ? TICKET_FORM_TEXTS.noAnswer : text}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
