import { TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { setTeammatePassword } from './teammate-calls';

/** The provider refuses anything shorter (D-02). */
const MIN_PASSWORD = 6;

interface PasswordDialogProps {
  teammate: Teammate;
  onClose: () => void;
}

/** A new password for a teammate with a lower role (D-11). */
export function PasswordDialog({ teammate, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const toasts = useToasts();
  const name = teammateName(teammate);
  const { isRunning, refusal, run } = useChange<void, void>({
    name: 'password-not-set',
    run: () => setTeammatePassword(teammate.user_email, password),
    onDone: () => {
      toasts.success(TEAMMATE_DIALOG_TEXTS.passwordSet(name));
      onClose();
    },
  });
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.passwordTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.passwordBody(name)}
      confirmLabel={TEAM_TEXTS.setPassword}
      isBusy={isRunning}
      isReady={password.length >= MIN_PASSWORD}
      refusal={refusal}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TextInput
        label={TEAMMATE_DIALOG_TEXTS.passwordLabel}
        helpText={TEAMMATE_DIALOG_TEXTS.passwordHelp}
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="new-password"
        autoFocus
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={isShown ? TEAMMATE_DIALOG_TEXTS.passwordHide : TEAMMATE_DIALOG_TEXTS.passwordShow}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
      />
    </FormDialog>
  );
}
