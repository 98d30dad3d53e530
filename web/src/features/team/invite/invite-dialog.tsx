import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { readAddresses } from '@harborline/domain/contact/read-addresses';
import type { User } from '@harborline/domain/entities/user';
import { invitableRoles } from '@harborline/domain/invitation/invitation';
import type { Role } from '@harborline/domain/permissions/slugs';
import { INVITE_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { Teammate } from '../people/teammate';
import { RoleChoice } from '../roles/role-choice';
import { type InviteFailure, useInvite } from './use-invite';

/** How many people one submission may invite; each is a call and a mail. */
const MAX_INVITED_AT_ONCE = 20;

interface InviteDialogProps {
  me: User;
  /** those who need no invitation */
  active: readonly Teammate[];
  onInvited: (item: InvitationItem) => void;
  onClose: () => void;
}

/** Invites one or several people with one role. Those whom the server refuses stay in the field, with the reason. */
export function InviteDialog({ me, active, onInvited, onClose }: InviteDialogProps) {
  const roles = invitableRoles(me);
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>(roles.at(-1) ?? 'agent');
  const [hasTried, setHasTried] = useState(false);
  const [failures, setFailures] = useState<readonly InviteFailure[]>([]);
  const { isRunning, run } = useInvite({
    onInvited,
    onDone: (refused) => {
      if (refused.length === 0) return onClose();
      setFailures(refused);
      setText(refused.map(({ email }) => email).join('\n'));
    },
  });
  const { valid: emails } = readAddresses(text);
  const problem = problemOf(text, active);
  const submit = () => {
    setHasTried(true);
    if (problem === undefined) void run({ emails, role });
  };
  return (
    <FormDialog
      title={INVITE_TEXTS.dialogTitle}
      description={INVITE_TEXTS.dialogBody}
      confirmLabel={INVITE_TEXTS.send(emails.length)}
      isBusy={isRunning}
      isReady
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={INVITE_TEXTS.emailsLabel}
        helpText={INVITE_TEXTS.emailsHelp}
        errorText={hasTried ? problem : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        maxRows={6}
        autoFocus
        inputProps={{ inputMode: 'email', spellCheck: false, autoCapitalize: 'off' }}
      />
      <Box sx={{ mt: 2.5 }}>
        <RoleChoice label={TEAM_TEXTS.role} roles={roles} value={role} onChange={setRole} />
      </Box>
      {failures.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {INVITE_TEXTS.someFailed}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {failures.map(({ email, errorText }) => (
              <li key={email}>
                {email}: {errorText}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </FormDialog>
  );
}

function problemOf(text: string, active: readonly Teammate[]): string | undefined {
  const { valid, invalid } = readAddresses(text);
  if (invalid.length > 0) return INVITE_TEXTS.invalidEmails(invalid.join(', '));
  if (valid.length === 0) return INVITE_TEXTS.emailsMissing;
  if (valid.length > MAX_INVITED_AT_ONCE) return INVITE_TEXTS.tooMany(MAX_INVITED_AT_ONCE);
  const teamEmails = new Set(active.map(({ user_email }) => user_email.toLowerCase()));
  const known = valid.filter((email) => teamEmails.has(email));
  return known.length > 0 ? INVITE_TEXTS.alreadyHere(known.join(', ')) : undefined;
}
