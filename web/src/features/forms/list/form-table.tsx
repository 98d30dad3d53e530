import type { ListedForm } from '@harborline/domain/api/form-builder/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/DriveFileRenameOutlineRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { LINKED_ROW, ROW_LINK } from '../../../shared/ui-admin/linked-row';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import type { AskedOfForm } from './form-dialogs';

const COLUMNS = { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 170px 110px 120px 112px' };
/** On a phone, state and numbers are below the name. */
const AREAS = {
  xs: '"name name" "state count" "changed actions"',
  sm: '"name state count changed actions"',
};
/** Above the link that covers the row. */
const ABOVE = { position: 'relative', zIndex: 1 } as const;

function stateOf({ is_published, has_changes }: ListedForm): string {
  if (!is_published) return FORM_BUILDER_TEXTS.unpublished;
  return has_changes ? FORM_BUILDER_TEXTS.withChanges : FORM_BUILDER_TEXTS.published;
}

interface ActionProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, onClick, children }: ActionProps) => (
  <IconButton size="small" aria-label={label} onClick={onClick} sx={ABOVE}>
    {children}
  </IconButton>
);

interface FormRowProps {
  readonly form: ListedForm;
  /** null if the person may not change any */
  readonly onAsk: ((asked: AskedOfForm) => void) | null;
}

function FormRow({ form, onAsk }: FormRowProps) {
  const { form_ref: ref, name, submissions } = form;
  const to = onAsk === null ? adminLinks.formSubmissions(ref) : adminLinks.editForm(ref);
  return (
    <Box
      component="li"
      sx={{
        ...LINKED_ROW,
        gridTemplateColumns: COLUMNS,
        gridTemplateAreas: AREAS,
        rowGap: { xs: 0.5, sm: 0 },
      }}
    >
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography component={Link} to={to} sx={ROW_LINK}>
          <bdi>{name}</bdi>
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state' }}>
        <Chip
          size="small"
          label={stateOf(form)}
          color={form.is_published ? 'success' : 'default'}
          variant="outlined"
        />
      </Box>
      <Typography
        component={Link}
        variant="body2"
        to={adminLinks.formSubmissions(ref)}
        aria-label={FORM_BUILDER_TEXTS.submissionsOf(name, submissions)}
        sx={{ ...ABOVE, gridArea: 'count', textAlign: 'right', color: 'primary.main', py: 0.75 }}
      >
        {submissions.toLocaleString('en-GB')}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ gridArea: 'changed', textAlign: { sm: 'right' } }}
      >
        <RelativeTime at={new Date(form.updated_at)} />
      </Typography>
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end' }}>
        {onAsk !== null && (
          <>
            <Action label={FORM_BUILDER_TEXTS.rename(name)} onClick={() => onAsk({ what: 'rename', form })}>
              <EditIcon fontSize="small" />
            </Action>
            <Action label={FORM_BUILDER_TEXTS.clone(name)} onClick={() => onAsk({ what: 'clone', form })}>
              <CopyIcon fontSize="small" />
            </Action>
            <Action label={FORM_BUILDER_TEXTS.remove(name)} onClick={() => onAsk({ what: 'remove', form })}>
              <DeleteIcon fontSize="small" />
            </Action>
          </>
        )}
      </Box>
    </Box>
  );
}

interface FormTableProps extends Pick<FormRowProps, 'onAsk'> {
  readonly rows: readonly ListedForm[];
}

/** Forms with their state and numbers; a row leads to the builder, or to the submissions. */
export const FormTable = ({ rows, onAsk }: FormTableProps) => (
  <ListFrame
    label={FORM_BUILDER_TEXTS.listLabel}
    columns={COLUMNS.sm}
    heads={Object.values(FORM_BUILDER_TEXTS.columns)}
    endsAt={2}
  >
    {rows.map((form) => (
      <FormRow key={form.form_ref} form={form} onAsk={onAsk} />
    ))}
  </ListFrame>
);
