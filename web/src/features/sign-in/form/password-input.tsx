import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'>;

/** A password field that can show what is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      // A phone's keyboard treats a visible password as text and would autocorrect it.
      inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      endAdornment={
        <IconButton
          edge="end"
          size="small"
          aria-label={isShown ? LOGIN_TEXTS.hidePassword : LOGIN_TEXTS.showPassword}
          onClick={() => setShown((wasShown) => !wasShown)}
        >
          {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
        </IconButton>
      }
    />
  );
}
