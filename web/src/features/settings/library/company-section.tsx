import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { COMPANY_RULES, companyOf, companySchema } from './library-values';
import { saveCompany } from './save-settings';
import type { LibraryParts } from './watch-library';

interface LibrarySectionProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Name, email and phone number of the company. */
export function CompanySection({ library, isReadOnly, onDirty }: LibrarySectionProps) {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const saved = useMemo(() => companyOf(library), [library]);
  const form = useSettingsForm({
    title: LIBRARY_SETTINGS_TEXTS.companyTitle,
    saved,
    schema: companySchema,
    save: (values) => saveCompany(firestore, { libraryId: library.public.id, uid }, saved, values),
    isShared: true,
    onDirty,
  });
  return (
    <SettingsSection
      title={LIBRARY_SETTINGS_TEXTS.companyTitle}
      description={LIBRARY_SETTINGS_TEXTS.companyHelp}
    >
      <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          control={form.control}
          name="companyName"
          {...COMPANY_RULES.companyName}
          isReadOnly={isReadOnly}
          autoComplete="organization"
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <TextField
            control={form.control}
            name="companyEmail"
            {...COMPANY_RULES.companyEmail}
            type="email"
            isReadOnly={isReadOnly}
            autoComplete="email"
            helpText={LIBRARY_SETTINGS_TEXTS.companyEmailHelp}
          />
          <TextField
            control={form.control}
            name="companyPhone"
            {...COMPANY_RULES.companyPhone}
            type="tel"
            isReadOnly={isReadOnly}
            autoComplete="tel"
            helpText={LIBRARY_SETTINGS_TEXTS.companyPhoneHelp}
          />
        </Box>
        {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
      </Box>
    </SettingsSection>
  );
}
