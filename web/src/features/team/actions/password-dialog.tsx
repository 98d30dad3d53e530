import { TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { type Teammate, teammateName } from '../people/teammate';

/** The provider refuses anything shorter (D-02). */
const MIN_PASSWORD = 6;

interface PasswordDialogProps {
  teammate: Teammate;
  isBusy: boolean;
  errorText: string | undefined;
  onSet: (password: string) => void;
  onClose: () => void;
}

/** A new password for a teammate with a lower role (D-11). */
export function PasswordDialog({ teammate, isBusy, errorText, onSet, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const name = teammateName(teammate);
  return (
    <FormDialog
      title={TEAMMATE_DIALOG_TEXTS.passwordTitle(name)}
      description={TEAMMATE_DIALOG_TEXTS.passwordBody(name)}
      confirmLabel={TEAM_TEXTS.setPassword}
      isBusy={isBusy}
      isReady={password.length >= MIN_PASSWORD}
      errorText={errorText}
      onSubmit={() => onSet(password)}
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
