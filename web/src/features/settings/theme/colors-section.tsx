import { LIMITS } from '@harborline/domain/limits';
import { FAVICON_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController } from 'react-hook-form';
import { TextField } from '../../../shared/forms/text-field';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { checkFavicon } from './check-picture';
import { ColorField } from './color-field';
import { ColorReport } from './color-report';
import { PictureField } from './picture-field';
import { GREETING, type ThemeValues } from './theme-values';

interface ColorsSectionProps {
  form: SavedForm<ThemeValues>;
  favicon: string;
  isReadOnly: boolean;
  onFavicon: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** Colours of help center and widget, the icon, and the widget's position. */
export function ColorsSection({ form, favicon, isReadOnly, onFavicon }: ColorsSectionProps) {
  const { control, submit, isDirty, isSaving, reset } = form;
  const position = useController({ control, name: 'position' }).field;
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
      <SettingsSection title={THEME_TEXTS.widget} description={THEME_TEXTS.widgetHelp}>
        <ColorField
          control={control}
          name="widgetColor"
          label={THEME_TEXTS.widgetColor}
          isReadOnly={isReadOnly}
        />
        <FormControl disabled={isReadOnly}>
          <FormLabel id="widget-position" sx={{ typography: 'subtitle2' }}>
            {THEME_TEXTS.position}
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby="widget-position"
            value={position.value}
            onChange={position.onChange}
          >
            <FormControlLabel value="left" label={THEME_TEXTS.left} control={<Radio size="small" />} />
            <FormControlLabel value="right" label={THEME_TEXTS.right} control={<Radio size="small" />} />
          </RadioGroup>
        </FormControl>
        <TextField
          control={control}
          name="greeting"
          label={GREETING.label}
          limit={LIMITS.widgetGreeting}
          hasCount
          isReadOnly={isReadOnly}
          placeholder={THEME_TEXTS.greetingExample}
        />
      </SettingsSection>
      {!isReadOnly && <SaveBar unsaved={isDirty} isSaving={isSaving} onDiscard={reset} />}
    </Box>
  );
}
