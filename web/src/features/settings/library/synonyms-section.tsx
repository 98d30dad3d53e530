import { withSynonymLine } from '@harborline/domain/search/synonyms';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../shared/forms/text-field';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { SYNONYM_RULES, type SynonymValues, synonymsOf, synonymsSchema } from './library-values';
import { saveSynonyms } from './save-settings';
import type { LibraryParts } from './watch-library';

/** Begins a line for the term that the URL names, and puts the cursor after it. @returns a ref for the form */
function useBegunLine(control: Control<SynonymValues>, isReadOnly: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const term = isReadOnly ? null : search.get('synonym');
  const { value, onChange } = useController({ control, name: 'synonyms' }).field;
  const begun = useRef(false);
  useEffect(() => {
    if (term === null || begun.current) return;
    begun.current = true;
    onChange(withSynonymLine(value, term));
  }, [term, value, onChange]);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (term === null || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [term]);
  return form;
}

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
  const formRef = useBegunLine(form.control, isReadOnly);
  return (
    <SettingsSection
      title={LIBRARY_SETTINGS_TEXTS.searchTitle}
      description={LIBRARY_SETTINGS_TEXTS.synonymsDescription}
    >
      <Box
        component="form"
        ref={formRef}
        noValidate
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 2.5 }}
      >
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
