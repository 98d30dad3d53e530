import type { PresentedSubmission } from '@harborline/domain/api/form-builder/submissions';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { absoluteTime } from '../../../shared/format/staff-times';
import { LINKED_ROW } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';

const COLUMNS = { xs: 'minmax(0, 1fr)', sm: '190px minmax(0, 1fr)' };
const SHOWN_ANSWERS = 3;

/** The first answers that there are, in one line. */
const firstAnswers = ({ answers }: PresentedSubmission): string =>
  answers
    .filter(({ text }) => text !== '')
    .slice(0, SHOWN_ANSWERS)
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');

interface SubmissionTableProps {
  readonly rows: readonly PresentedSubmission[];
  readonly onOpen: (submission: PresentedSubmission) => void;
}

/** Submissions, each with its first answers; a row opens all of them. */
export const SubmissionTable = ({ rows, onOpen }: SubmissionTableProps) => (
  <ListFrame
    label={FORM_BUILDER_TEXTS.submissions}
    columns={COLUMNS.sm}
    heads={[FORM_BUILDER_TEXTS.submittedAt, FORM_BUILDER_TEXTS.answers]}
  >
    {rows.map((row) => {
      const time = absoluteTime(new Date(row.submitted_at));
      return (
        <Box component="li" key={row.submission_ref} sx={{ ...LINKED_ROW, gridTemplateColumns: COLUMNS }}>
          <ButtonBase
            aria-label={FORM_BUILDER_TEXTS.details(time)}
            onClick={() => onOpen(row)}
            sx={{
              justifyContent: 'start',
              typography: 'subtitle2',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {time}
          </ButtonBase>
          <Typography variant="body2" color="textSecondary" noWrap dir="auto">
            {firstAnswers(row) || FORM_BUILDER_TEXTS.noAnswer}
          </Typography>
        </Box>
      );
    })}
  </ListFrame>
);
