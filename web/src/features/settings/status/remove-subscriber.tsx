import { removeStatusSubscriber } from '@harborline/domain/api/admin/status';
import { isEmailAddress } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** Removes an address that somebody asked to remove; addresses are not listed. */
export function RemoveSubscriber({ onRemoved }: { onRemoved: () => void }) {
  const toasts = useToasts();
  const [email, setEmail] = useState('');
  const { isRunning, run } = useChange({
    name: 'remove-subscriber',
    run: async (address: string) => {
      const { isRemoved } = await callApi(removeStatusSubscriber, { body: { email: address } });
      if (!isRemoved) {
        toasts.error(STATUS_SETTINGS_TEXTS.subscriberUnknown);
        return;
      }
      toasts.success(STATUS_SETTINGS_TEXTS.subscriberRemoved);
      setEmail('');
      onRemoved();
    },
    onRefused: (error) => toasts.error(refusalText(error, STATUS_SETTINGS_TEXTS.saveFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(email.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <TextInput
          label={STATUS_SETTINGS_TEXTS.removeSubscriberAddress}
          type="email"
          value={email}
          inputProps={{ maxLength: LIMITS.email }}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={isRunning || !isEmailAddress(email.trim())}>
        {STATUS_SETTINGS_TEXTS.removeSubscriber}
      </Button>
    </Box>
  );
}
