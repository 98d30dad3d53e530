import { LIMITS } from '@harborline/domain/limits';
import { LIBRARY_NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { SettingsSection } from '../frame/settings-section';

interface SenderFormProps {
  readonly saved: string;
  readonly address: string;
  readonly isReadOnly: boolean;
  readonly onSave: (name: string) => void;
}

/** The name that these mails come from; the address is the product's. */
export function SenderForm({ saved, address, isReadOnly, onSave }: SenderFormProps) {
  const [name, setName] = useState(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name.trim());
  };
  return (
    <SettingsSection title={LIBRARY_NOTIFICATION_TEXTS.senderTitle}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <TextInput
          label={LIBRARY_NOTIFICATION_TEXTS.senderName}
          value={name}
          disabled={isReadOnly}
          helpText={LIBRARY_NOTIFICATION_TEXTS.senderHelp(address)}
          inputProps={{ maxLength: LIMITS.notificationSender }}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isReadOnly || name.trim() === saved}>
          {LIBRARY_NOTIFICATION_TEXTS.saveSender}
        </Button>
      </Box>
    </SettingsSection>
  );
}
