import type { SupportedPriority } from '@harborline/domain/entities/priority-support';
import { LIMITS } from '@harborline/domain/limits';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import { isProviderDomain, readSender } from '@harborline/domain/tickets/blocked-senders';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { SettingsSection } from '../frame/settings-section';
import { PriorityChoice } from './priority-choice';
import type { SupportPartProps } from './support-switch';

function problemOf(sender: string | undefined, { senders }: SupportPartProps['support']): string | undefined {
  if (sender === undefined) return PRIORITY_SUPPORT_TEXTS.notASender;
  if (senders.some((entry) => entry.sender === sender)) return PRIORITY_SUPPORT_TEXTS.alreadyThere(sender);
  return senders.length >= LIMITS.prioritySenders ? PRIORITY_SUPPORT_TEXTS.full : undefined;
}

/** Adds an address or a domain that is typed in. */
export function AddSupported({ support, isBusy, run }: SupportPartProps) {
  const [typed, setTyped] = useState('');
  const [priority, setPriority] = useState<SupportedPriority>('high');
  const [wasTried, setWasTried] = useState(false);
  const sender = readSender(typed);
  const problem = problemOf(sender, support);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (sender === undefined || problem !== undefined) return;
    const senders = [{ sender, priority }, ...support.senders];
    const text = PRIORITY_SUPPORT_TEXTS.added(sender);
    if (!(await run({ before: support, changes: { senders }, text, hasUndo: true }))) return;
    // What was typed meanwhile stays.
    setTyped((now) => (now === typed ? '' : now));
    setWasTried(false);
  };
  return (
    <SettingsSection title={PRIORITY_SUPPORT_TEXTS.addTitle} description={PRIORITY_SUPPORT_TEXTS.addHelp}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' }}
      >
        <TextInput
          label={PRIORITY_SUPPORT_TEXTS.sender}
          required
          value={typed}
          placeholder={PRIORITY_SUPPORT_TEXTS.senderExample}
          errorText={wasTried ? problem : undefined}
          inputProps={{
            maxLength: LIMITS.email,
            autoCapitalize: 'none',
            spellCheck: false,
            inputMode: 'email',
          }}
          onChange={(event) => setTyped(event.target.value)}
        />
        {sender !== undefined && isProviderDomain(sender) && (
          <Alert severity="warning">{PRIORITY_SUPPORT_TEXTS.providerWarning(sender.slice(1))}</Alert>
        )}
        <PriorityChoice
          label={PRIORITY_SUPPORT_TEXTS.priority}
          value={priority}
          isLocked={false}
          onChoose={setPriority}
        />
        <Button type="submit" variant="contained" disabled={isBusy}>
          {PRIORITY_SUPPORT_TEXTS.add}
        </Button>
      </Box>
    </SettingsSection>
  );
}
