import { mailboxOf } from '@harborline/domain/contact/email-address';
import { LIMITS } from '@harborline/domain/limits';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { domainOf, isProviderDomain } from '@harborline/domain/tickets/blocked-senders';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { Block } from '../../../../shared/blocked-senders/blocked-sender-calls';
import { FormDialog } from '../../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../../shared/ui-admin/text-input';

interface BlockDialogProps {
  readonly email: string;
  readonly isBusy: boolean;
  /** resolves to whether the sender is blocked now */
  readonly block: (block: Block) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks whether to block an address or its whole domain, and says what that means. */
export function BlockDialog({ email, isBusy, block, onClose }: BlockDialogProps) {
  const labelId = useId();
  const address = mailboxOf(email);
  const domain = domainOf(address);
  const [sender, setSender] = useState(address);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (await block({ sender, reason })) onClose();
  };
  return (
    <FormDialog
      title={BLOCKED_TEXTS.confirmTitle}
      description={BLOCKED_TEXTS.means}
      confirmLabel={BLOCKED_TEXTS.confirm}
      isDestructive
      isBusy={isBusy}
      isReady
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FormControl>
          <FormLabel id={labelId} sx={{ typography: 'subtitle2' }}>
            {BLOCKED_TEXTS.scope}
          </FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={sender}
            onChange={(_event, chosen) => setSender(chosen)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <FormControlLabel
              value={address}
              control={<Radio autoFocus />}
              label={BLOCKED_TEXTS.onlyAddress(address)}
            />
            <FormControlLabel
              value={domain}
              control={<Radio />}
              label={BLOCKED_TEXTS.wholeDomain(domain.slice(1))}
            />
          </RadioGroup>
        </FormControl>
        {isProviderDomain(sender) && (
          <Alert severity="warning">{BLOCKED_TEXTS.providerWarning(sender.slice(1))}</Alert>
        )}
        <TextInput
          label={BLOCKED_TEXTS.reason}
          value={reason}
          helpText={BLOCKED_TEXTS.reasonHelp}
          inputProps={{ dir: 'auto', maxLength: LIMITS.blockReason }}
          onChange={(event) => setReason(event.target.value)}
        />
      </Box>
    </FormDialog>
  );
}
