import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { SYNONYM_RULES, synonymsOf, synonymsSchema } from './library-values';
import { saveSynonyms } from './save-settings';
import type { LibraryParts } from './watch-library';

interface SynonymsSectionProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** Words that mean the same to visitors, for searches that find nothing otherwise. */
export function SynonymsSection({ library, isReadOnly, onDirty }: SynonymsSectionProps) {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const { id: libraryId } = library.public;
  const saved = useMemo(() => synonymsOf(library), [library]);
  const form = useSettingsForm({
    title: LIBRARY_SETTINGS_TEXTS.searchTitle,
    saved,
    schema: synonymsSchema,
    save: (values) => saveSynonyms(firestore, { libraryId, uid }, values),
    isShared: true,
    onDirty,
  });
  return (
    <SettingsSection
      title={LIBRARY_SETTINGS_TEXTS.searchTitle}
      description={LIBRARY_SETTINGS_TEXTS.synonymsDescription}
    >
      <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          control={form.control}
          name="synonyms"
          {...SYNONYM_RULES.synonyms}
          rows={4}
          hasCount
          isReadOnly={isReadOnly}
          helpText={LIBRARY_SETTINGS_TEXTS.synonymsHelp}
        />
        {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
      </Box>
    </SettingsSection>
  );
}
