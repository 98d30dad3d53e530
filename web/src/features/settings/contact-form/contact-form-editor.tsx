import type { LibraryPublic } from '@harborline/domain/entities/library';
import { isViewing } from '@harborline/domain/team/standing';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaff } from '../../../shared/staff/session-context';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { FormPreview } from './form-preview';
import { formErrors } from './form-values';
import { QuestionsSection } from './questions-section';
import { SubmissionSection } from './submission-section';
import { useFormConfig } from './use-form-config';

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** The contact form beside its preview. */
export function ContactFormEditor({ library }: { library: LibraryPublic }) {
  const isReadOnly = isViewing(useStaff());
  const { config, change, edit, ...saved } = useFormConfig(library);
  const { form } = config;
  const errors = useMemo(() => (saved.showsErrors ? formErrors(form) : NO_ERRORS), [form, saved.showsErrors]);
  const wholeError = errors.get('');
  const blocker = useLeaveGuard(saved.isDirty);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
      }}
    >
      <Box
        component="form"
        ref={saved.formRef}
        noValidate
        onSubmit={saved.submit}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
        {saved.isOvertaken && <Alert severity="warning">{CONTACT_FORM_TEXTS.changedElsewhere}</Alert>}
        {wholeError !== undefined && <Alert severity="error">{wholeError}</Alert>}
        <SettingsSection title={CONTACT_FORM_TEXTS.onlineTitle} description={CONTACT_FORM_TEXTS.onlineHelp}>
          <FormControlLabel
            sx={{ ml: -1 }}
            label={CONTACT_FORM_TEXTS.isOnline}
            control={
              <Switch
                checked={config.isOnline}
                disabled={isReadOnly}
                onChange={(_event, isOnline) => change({ isOnline })}
              />
            }
          />
          <FormControlLabel
            sx={{ ml: -1 }}
            label={CONTACT_FORM_TEXTS.searchStep}
            control={
              <Switch
                checked={form.searchStep === true}
                disabled={isReadOnly}
                onChange={(_event, searchStep) => edit((now) => ({ ...now, searchStep }))}
              />
            }
          />
        </SettingsSection>
        <QuestionsSection {...{ form, errors, isReadOnly, edit }} />
        <SubmissionSection {...{ form, errors, isReadOnly, edit }} />
        {!isReadOnly && (
          <SaveBar
            unsaved={saved.isDirty}
            isSaving={saved.isSaving}
            onDiscard={saved.reset}
            isFloating
            words={FORM_TEXTS.ofWidget}
          />
        )}
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 24, minWidth: 0 }}>
        <FormPreview libraryKey={library.library_refkey} form={form} />
      </Box>
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </Box>
  );
}
