import { CHAT_IDENTITIES, CHAT_RETURNS, CHAT_WAITS } from '@harborline/domain/chat/chat-choices';
import { type ChatSettings, chatSettingsSchema } from '@harborline/domain/entities/chat-settings';
import { CHAT_SETTINGS_TEXTS } from '@harborline/domain/texts/chat-settings';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type Control, useController, useWatch } from 'react-hook-form';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';

const minutesOf = (choices: readonly number[]) =>
  choices.map((minutes) => ({
    stored: minutes,
    value: String(minutes),
    label: CHAT_SETTINGS_TEXTS.minutes(minutes),
  }));

const CHOICES = {
  identity: CHAT_IDENTITIES.map((value) => ({
    stored: value,
    value,
    label: CHAT_SETTINGS_TEXTS.identities[value],
  })),
  waitMinutes: minutesOf(CHAT_WAITS),
  returnMinutes: minutesOf(CHAT_RETURNS),
};

interface FieldProps {
  readonly control: Control<ChatSettings>;
  readonly isDisabled: boolean;
}

interface ChoiceFieldProps extends FieldProps {
  readonly name: keyof typeof CHOICES;
  readonly label: string;
}

function ChoiceField({ control, name, label, isDisabled }: ChoiceFieldProps) {
  const { field } = useController({ control, name });
  const choices: readonly { stored: string | number; value: string; label: string }[] = CHOICES[name];
  return (
    <ChoiceSelect
      label={label}
      value={String(field.value)}
      choices={choices}
      isDisabled={isDisabled}
      onChange={(chosen) => field.onChange(choices.find(({ value }) => value === chosen)?.stored)}
    />
  );
}

function AutoAssignField({ control, isDisabled }: FieldProps) {
  const { field } = useController({ control, name: 'isAutoAssigned' });
  return (
    <FormControlLabel
      sx={{ ml: -1 }}
      label={CHAT_SETTINGS_TEXTS.isAutoAssigned}
      control={
        <Switch
          checked={field.value}
          disabled={isDisabled}
          onChange={(_event, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

const Hint = ({ text }: { text: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
    {text}
  </Typography>
);

interface ChatSettingsFormProps {
  readonly saved: ChatSettings;
  readonly isReadOnly: boolean;
  readonly onDirty: (isDirty: boolean) => void;
}

/** How a library chats. */
export function ChatSettingsForm({ saved, isReadOnly, onDirty }: ChatSettingsFormProps) {
  const { uid, support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const { control, ...form } = useSettingsForm({
    title: CHAT_SETTINGS_TEXTS.title,
    saved,
    schema: chatSettingsSchema,
    save: (chatSettings) =>
      saveLibraryArea(firestore, { libraryId, uid, area: 'chat', changes: { chatSettings } }),
    isShared: true,
    onDirty,
  });
  const isAutoAssigned = useWatch({ control, name: 'isAutoAssigned' });
  const fields = { control, isDisabled: isReadOnly };
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 'inherit' }}>
      <SettingsSection title={CHAT_SETTINGS_TEXTS.startTitle} description={CHAT_SETTINGS_TEXTS.identityHelp}>
        <ChoiceField {...fields} name="identity" label={CHAT_SETTINGS_TEXTS.identity} />
      </SettingsSection>
      <SettingsSection
        title={CHAT_SETTINGS_TEXTS.routingTitle}
        description={CHAT_SETTINGS_TEXTS.autoAssignedHelp}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AutoAssignField {...fields} />
          <ChoiceField
            control={control}
            isDisabled={isReadOnly || !isAutoAssigned}
            name="waitMinutes"
            label={CHAT_SETTINGS_TEXTS.wait}
          />
          <div>
            <ChoiceField {...fields} name="returnMinutes" label={CHAT_SETTINGS_TEXTS.return} />
            <Hint text={CHAT_SETTINGS_TEXTS.returnHelp} />
          </div>
        </Box>
      </SettingsSection>
      {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
    </Box>
  );
}
