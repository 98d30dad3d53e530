import { LIMITS } from '@harborline/domain/limits';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { ROLE_LABELS } from '@harborline/domain/texts/team';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { changedValues } from '../../../shared/forms/changed-values';
import { TextField } from '../../../shared/forms/text-field';
import { textSchema } from '../../../shared/forms/text-schema';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { PictureSection } from '../picture/picture-section';
import { FactList } from './fact-list';
import { saveProfile } from './save-profile';

const NAME = { label: ACCOUNT_TEXTS.name, limit: LIMITS.personName, isRequired: true };
const DISPLAY_NAME = { label: ACCOUNT_TEXTS.displayName, limit: LIMITS.personName, isRequired: true };
const SIGNATURE = { label: ACCOUNT_TEXTS.signature, limit: LIMITS.signature };

const profileSchema = z.object({
  agent_name: textSchema(NAME),
  display_name: textSchema(DISPLAY_NAME),
  signature: textSchema(SIGNATURE),
});
type ProfileValues = z.infer<typeof profileSchema>;

const withNamesTrimmed = (values: ProfileValues): ProfileValues => ({
  ...values,
  agent_name: values.agent_name.trim(),
  display_name: values.display_name.trim(),
});

/** Name, picture and signature of the signed-in person. */
export function ProfileTab() {
  const user = useStaff();
  const library = useLibrary();
  const firestore = useStaffFirestore();
  const isReadOnly = !useMay('Users.updateOwnProfile');
  const { agent_name, display_name, signature = '' } = user;
  const saved = useMemo(
    () => ({ agent_name, display_name, signature }),
    [agent_name, display_name, signature],
  );
  const form = useSettingsForm<ProfileValues>({
    title: ACCOUNT_TEXTS.title,
    saved,
    schema: profileSchema,
    save: (values) => saveProfile(firestore, user.uid, changedValues(saved, withNamesTrimmed(values))),
  });
  const blocker = useLeaveGuard(form.isDirty);
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <PictureSection isReadOnly={isReadOnly} />
      <SettingsSection title={ACCOUNT_TEXTS.aboutTitle}>
        <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
          <TextField
            control={form.control}
            name="agent_name"
            {...NAME}
            isReadOnly={isReadOnly}
            autoComplete="name"
            helpText={ACCOUNT_TEXTS.nameHelp}
          />
          <TextField
            control={form.control}
            name="display_name"
            {...DISPLAY_NAME}
            isReadOnly={isReadOnly}
            autoComplete="nickname"
            helpText={ACCOUNT_TEXTS.displayNameHelp}
          />
          <TextField
            control={form.control}
            name="signature"
            {...SIGNATURE}
            rows={3}
            hasCount
            isReadOnly={isReadOnly}
            placeholder={ACCOUNT_TEXTS.signatureExample(display_name)}
            helpText={ACCOUNT_TEXTS.signatureHelp}
          />
          {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
        </Box>
      </SettingsSection>
      <SettingsSection title={ACCOUNT_TEXTS.accessTitle}>
        <FactList
          facts={[
            { label: ACCOUNT_TEXTS.email, value: user.user_email, hint: ACCOUNT_TEXTS.emailHint },
            {
              label: ACCOUNT_TEXTS.role,
              value: ROLE_LABELS[user.agent_role],
              hint: ACCOUNT_TEXTS.roleHint,
            },
            {
              label: ACCOUNT_TEXTS.library,
              value: library === null ? '…' : library.settings.settings.companyName || library.library_refkey,
              ...(user.support_lib_id === user.init_support_lib_id ? {} : { hint: ACCOUNT_TEXTS.actingHint }),
            },
          ]}
        />
      </SettingsSection>
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}
