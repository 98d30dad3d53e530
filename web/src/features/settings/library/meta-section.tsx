import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { LanguageField } from './language-field';
import { META_RULES, metaOf, metaSchema } from './library-values';
import { saveMeta } from './save-settings';
import { SearchResultPreview } from './search-result-preview';
import type { LibraryParts } from './watch-library';

interface MetaSectionProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** What search engines and link previews show for the help center. */
export function MetaSection({ library, isReadOnly, onDirty }: MetaSectionProps) {
  const { uid } = useStaff();
  const firestore = useStaffFirestore();
  const { id: libraryId, settings, library_refkey: key } = library.public;
  const saved = useMemo(() => metaOf(library), [library]);
  const form = useSettingsForm({
    title: LIBRARY_SETTINGS_TEXTS.metaTitle,
    saved,
    schema: metaSchema,
    save: (values) => saveMeta(firestore, { libraryId, uid }, saved, values),
    isShared: true,
    onDirty,
  });
  const { title, description } = form.values;
  return (
    <SettingsSection title={LIBRARY_SETTINGS_TEXTS.metaTitle} description={LIBRARY_SETTINGS_TEXTS.metaHelp}>
      <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          control={form.control}
          name="title"
          {...META_RULES.title}
          hasCount
          isReadOnly={isReadOnly}
        />
        <TextField
          control={form.control}
          name="description"
          {...META_RULES.description}
          rows={2}
          hasCount
          isReadOnly={isReadOnly}
        />
        <TextField
          control={form.control}
          name="keywords"
          {...META_RULES.keywords}
          isReadOnly={isReadOnly}
          helpText={LIBRARY_SETTINGS_TEXTS.keywordsHelp}
        />
        <LanguageField control={form.control} isReadOnly={isReadOnly} />
        <SearchResultPreview
          title={title || LIBRARY_SETTINGS_TEXTS.defaultPageTitle(settings.settings.companyName || key)}
          description={description}
          address={`${window.location.host} › ${key}`}
        />
        {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
      </Box>
    </SettingsSection>
  );
}
