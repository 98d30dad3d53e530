import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { TextField } from '../../../shared/forms/text-field';
import { SettingsSection } from '../frame/settings-section';
import { ColorField } from '../theme/color-field';
import { ColorReport } from '../theme/color-report';
import { ChoiceField } from './choice-field';
import type { WidgetPartProps } from './widget-part';
import { GREETING } from './widget-values';

const POSITIONS = [
  { value: 'left', label: WIDGET_SETTINGS_TEXTS.left },
  { value: 'right', label: WIDGET_SETTINGS_TEXTS.right },
] as const;
const MARKS = [
  { value: 'icon', label: WIDGET_SETTINGS_TEXTS.icon },
  { value: 'initial', label: WIDGET_SETTINGS_TEXTS.initial },
] as const;

/** Colour, position, greeting and sign of the widget. */
export function LookSection({ form: { control, values }, isReadOnly }: WidgetPartProps) {
  const field = { control, isReadOnly };
  return (
    <SettingsSection title={WIDGET_SETTINGS_TEXTS.lookTitle}>
      <ColorField {...field} name="color" label={WIDGET_SETTINGS_TEXTS.color} />
      <ColorReport color={values.color} />
      <ChoiceField {...field} name="position" label={WIDGET_SETTINGS_TEXTS.position} choices={POSITIONS} />
      <TextField
        {...field}
        name="greeting"
        {...GREETING}
        hasCount
        placeholder={WIDGET_SETTINGS_TEXTS.greetingExample}
      />
      <ChoiceField
        {...field}
        name="mark"
        label={WIDGET_SETTINGS_TEXTS.mark}
        choices={MARKS}
        helpText={WIDGET_SETTINGS_TEXTS.markHelp}
      />
    </SettingsSection>
  );
}
