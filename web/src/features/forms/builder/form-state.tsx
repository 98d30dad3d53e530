import { definitionChanges } from '@harborline/domain/forms/definition-changes';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import type { FormEditing } from './use-form-editor';

interface FormStateProps {
  readonly editing: FormEditing;
  readonly mayChange: boolean;
}

interface PublishDialogProps {
  readonly editing: FormEditing;
  readonly onClose: () => void;
}

/** What publishing changes, before it does. */
function PublishDialog({ editing, onClose }: PublishDialogProps) {
  const { head, form, published } = editing;
  const changes = published === null ? [] : definitionChanges(published, form);
  const publish = async () => {
    if (await editing.publish(true)) onClose();
  };
  return (
    <FormDialog
      title={FORM_BUILDER_TEXTS.publishTitle(head.name)}
      description={published === null ? FORM_BUILDER_TEXTS.publishFirst : FORM_BUILDER_TEXTS.publishChanges}
      confirmLabel={FORM_BUILDER_TEXTS.publish}
      isBusy={editing.isBusy}
      isReady
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      {published !== null && changes.length === 0 && <Typography>{FORM_BUILDER_TEXTS.noChanges}</Typography>}
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {changes.map(({ ref, label, change }) => (
            <li key={`${ref} ${change}`}>
              <b dir="auto">{label}</b> {FORM_BUILDER_TEXTS.changes[change]}
            </li>
          ))}
        </Box>
      )}
      {changes.some(({ isBreaking }) => isBreaking) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {FORM_BUILDER_TEXTS.breaking}
        </Alert>
      )}
    </FormDialog>
  );
}

function UnpublishDialog({ editing, onClose }: PublishDialogProps) {
  const unpublish = async () => {
    if (await editing.publish(false)) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={editing.isBusy}
      title={FORM_BUILDER_TEXTS.unpublishTitle(editing.head.name)}
      description={FORM_BUILDER_TEXTS.unpublishBody}
      confirmLabel={FORM_BUILDER_TEXTS.unpublish}
      onConfirm={() => void unpublish()}
      onCancel={onClose}
    />
  );
}

/** What keeps the whole form from being published; those of fields stand at the fields. */
function Faults({ editing: { faults } }: { editing: FormEditing }) {
  const texts = [...new Set(faults.map(({ fault }) => FORM_BUILDER_TEXTS.faults[fault]))];
  if (texts.length === 0) return null;
  return (
    <Alert severity="info">
      {FORM_BUILDER_TEXTS.faultsTitle}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** Where visitors find it, while they can. */
function Address({ formRef }: { formRef: string }) {
  const library = useLibrary();
  if (library === null) return null;
  const address = publicLinks(library.library_refkey).form(formRef);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {FORM_BUILDER_TEXTS.address}:{' '}
      <MuiLink href={address} target="_blank" rel="noreferrer">
        {window.location.origin}
        {address}
      </MuiLink>
    </Typography>
  );
}

function stateOf({ is_published, has_changes }: FormEditing['head']): string {
  if (!is_published) return FORM_BUILDER_TEXTS.unpublished;
  return has_changes ? FORM_BUILDER_TEXTS.withChanges : FORM_BUILDER_TEXTS.published;
}

/** Whether visitors can open the form, and what changes that. */
export function FormState({ editing, mayChange }: FormStateProps) {
  const { head, faults, isDirty } = editing;
  const [asked, setAsked] = useState<'publish' | 'unpublish' | null>(null);
  const hasNews = !head.is_published || head.has_changes;
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Chip label={stateOf(head)} color={head.is_published ? 'success' : 'default'} variant="outlined" />
        {mayChange && (
          <Button
            variant="contained"
            disabled={isDirty || !hasNews || faults.length > 0}
            onClick={() => setAsked('publish')}
          >
            {FORM_BUILDER_TEXTS.publish}
          </Button>
        )}
        {mayChange && head.is_published && (
          <Button color="inherit" onClick={() => setAsked('unpublish')}>
            {FORM_BUILDER_TEXTS.unpublish}
          </Button>
        )}
        <Button component={Link} color="inherit" to={adminLinks.formSubmissions(head.form_ref)}>
          {FORM_BUILDER_TEXTS.submissions}
        </Button>
      </Box>
      {head.is_published && <Address formRef={head.form_ref} />}
      {mayChange && isDirty && faults.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {FORM_BUILDER_TEXTS.saveFirst}
        </Typography>
      )}
      <Faults editing={editing} />
      {asked === 'publish' && <PublishDialog editing={editing} onClose={() => setAsked(null)} />}
      {asked === 'unpublish' && <UnpublishDialog editing={editing} onClose={() => setAsked(null)} />}
    </Paper>
  );
}
