import { saveForm, type WholeForm } from '@harborline/domain/api/form-builder/forms';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { FormSettings } from './form-settings';
import { FormState } from './form-state';
import { PagesEditor } from './pages-editor';
import { TriedFormFrame } from './tried-form-frame';
import { useFormEditor } from './use-form-editor';

/** A form beside its preview. */
export function FormEditor({ stored }: { stored: WholeForm }) {
  const editing = useFormEditor(stored);
  const mayChange = useMay(saveForm);
  const { form, edit, isDirty } = editing;
  const blocker = useLeaveGuard(isDirty);
  return (
    <PageFrame title={editing.head.name} width="wide">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {!mayChange && <Alert severity="info">{FORM_BUILDER_TEXTS.readOnlyViewing}</Alert>}
          <FormState editing={editing} mayChange={mayChange} />
          <PagesEditor editing={editing} isReadOnly={!mayChange} />
          <FormSettings form={form} isReadOnly={!mayChange} onChange={edit} />
          {mayChange && (
            <SaveBar
              unsaved={isDirty}
              isSaving={editing.isBusy}
              isFloating
              words={{ save: FORM_BUILDER_TEXTS.save, discard: FORM_BUILDER_TEXTS.discard }}
              onSave={() => void editing.save()}
              onDiscard={editing.discard}
            />
          )}
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 24, minWidth: 0 }}>
          <TriedFormFrame form={form} />
        </Box>
      </Box>
      <LeaveDialog blocker={blocker} description={FORM_BUILDER_TEXTS.leaveBody} />
    </PageFrame>
  );
}
