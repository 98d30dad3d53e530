import { LIMITS } from '@harborline/domain/limits';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { SaveBar } from '../form/save-bar';
import { submitForm } from '../form/submit-form';
import { TextFieldOf } from '../form/text-field-of';
import type { SettingsForm } from '../form/use-settings-form';
import { SettingsSection } from '../frame/settings-section';
import { ColorField } from './color-field';
import { ColorReport } from './color-report';
import { FaviconField } from './favicon-field';
import { GREETING, type ThemeValues } from './theme-values';

interface ColorsSectionProps {
  form: SettingsForm<ThemeValues>;
  favicon: string;
  isReadOnly: boolean;
  onFavicon: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** Colours of help center and widget, the icon, and where the widget sits. */
export function ColorsSection({ form, favicon, isReadOnly, onFavicon }: ColorsSectionProps) {
  const { themeColor, widgetColor, position } = form.values;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => submitForm(event, form.submit)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <SettingsSection title="Help center">
        <ColorField
          label="Theme colour"
          value={themeColor}
          errorText={form.errors.themeColor}
          isReadOnly={isReadOnly}
          onChange={(color) => form.change({ themeColor: color })}
          onBlur={() => form.touch('themeColor')}
        />
        <ColorReport color={themeColor} />
        <FaviconField current={favicon} isReadOnly={isReadOnly} onSave={onFavicon} />
      </SettingsSection>
      <SettingsSection title="Widget" description="How it will greet visitors on your own site.">
        <ColorField
          label="Widget colour"
          value={widgetColor}
          errorText={form.errors.widgetColor}
          isReadOnly={isReadOnly}
          onChange={(color) => form.change({ widgetColor: color })}
          onBlur={() => form.touch('widgetColor')}
        />
        <FormControl disabled={isReadOnly}>
          <FormLabel id="widget-position" sx={{ typography: 'subtitle2' }}>
            Position
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby="widget-position"
            value={position}
            onChange={(_event, value) => form.change({ position: value === 'left' ? 'left' : 'right' })}
          >
            <FormControlLabel value="left" label="Bottom left" control={<Radio size="small" />} />
            <FormControlLabel value="right" label="Bottom right" control={<Radio size="small" />} />
          </RadioGroup>
        </FormControl>
        <TextFieldOf
          form={form}
          name="greeting"
          label={GREETING.label}
          limit={LIMITS.widgetGreeting}
          hasCount
          isReadOnly={isReadOnly}
          placeholder="Hello! How can we help?"
        />
      </SettingsSection>
      {!isReadOnly && <SaveBar isDirty={form.isDirty} isSaving={form.isSaving} onReset={form.reset} />}
    </Box>
  );
}
