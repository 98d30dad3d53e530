import { FAVICON_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { checkFavicon } from './check-picture';
import { ColorField } from './color-field';
import { ColorReport } from './color-report';
import { PictureField } from './picture-field';
import type { ThemeValues } from './theme-values';

interface ColorsSectionProps {
  form: SavedForm<ThemeValues>;
  favicon: string;
  isReadOnly: boolean;
  onFavicon: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** The colour of the help center, and its icon. */
export function ColorsSection({ form, favicon, isReadOnly, onFavicon }: ColorsSectionProps) {
  const { control, submit, isDirty, isSaving, reset } = form;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <SettingsSection title={THEME_TEXTS.helpCenter}>
        <ColorField
          control={control}
          name="themeColor"
          label={THEME_TEXTS.themeColor}
          isReadOnly={isReadOnly}
        />
        <ColorReport color={form.values.themeColor} />
        <PictureField
          texts={FAVICON_TEXTS}
          width={28}
          check={checkFavicon}
          current={favicon}
          isReadOnly={isReadOnly}
          onSave={onFavicon}
        />
      </SettingsSection>
      {!isReadOnly && <SaveBar unsaved={isDirty} isSaving={isSaving} onDiscard={reset} />}
    </Box>
  );
}
