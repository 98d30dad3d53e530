import { LIMITS } from '@harborline/domain/limits';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { isProviderDomain, readSender } from '@harborline/domain/tickets/blocked-senders';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { Block } from '../../../shared/blocked-senders/blocked-sender-calls';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { SettingsSection } from '../frame/settings-section';

interface AddSenderProps {
  readonly isBusy: boolean;
  /** resolves to whether the sender is blocked now */
  readonly block: (block: Block) => Promise<boolean>;
}

/** Blocks an address or a domain that is typed in. */
export function AddSender({ isBusy, block }: AddSenderProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const sender = readSender(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (sender === undefined || !(await block({ sender, reason }))) return;
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? '' : now));
    setReason((now) => (now === reason ? '' : now));
    setWasTried(false);
  };
  return (
    <SettingsSection title={BLOCKED_TEXTS.addTitle} description={BLOCKED_TEXTS.addHelp}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
      >
        <TextInput
          label={BLOCKED_TEXTS.sender}
          required
          value={typed}
          placeholder={BLOCKED_TEXTS.senderExample}
          errorText={wasTried && sender === undefined ? BLOCKED_TEXTS.notASender : undefined}
          inputProps={{
            maxLength: LIMITS.email,
            autoCapitalize: 'none',
            spellCheck: false,
            inputMode: 'email',
          }}
          onChange={(event) => setTyped(event.target.value)}
        />
        {sender !== undefined && isProviderDomain(sender) && (
          <Alert severity="warning">{BLOCKED_TEXTS.providerWarning(sender.slice(1))}</Alert>
        )}
        <TextInput
          label={BLOCKED_TEXTS.reason}
          value={reason}
          helpText={BLOCKED_TEXTS.reasonHelp}
          inputProps={{ dir: 'auto', maxLength: LIMITS.blockReason }}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" variant="contained" disabled={isBusy}>
          {BLOCKED_TEXTS.block}
        </Button>
      </Box>
    </SettingsSection>
  );
}
