import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLogOut } from '../../session';
import { AuthLayout } from '../form/auth-layout';

interface SignedInAlreadyProps {
  /** of the signed-in person */
  email: string;
  onContinue: () => void;
}

/** After a followed invitation: asks whether it was for the signed-in person. */
export function SignedInAlready({ email, onContinue }: SignedInAlreadyProps) {
  const logOut = useLogOut();
  return (
    <AuthLayout title={LOGIN_TEXTS.signedInAlready} lead={LOGIN_TEXTS.signedInAs(email)}>
      <Stack spacing={1.5}>
        <Button variant="contained" size="large" fullWidth onClick={onContinue} autoFocus>
          {LOGIN_TEXTS.keepAccount}
        </Button>
        <Button variant="outlined" size="large" fullWidth onClick={(event) => void logOut(event)}>
          {LOGIN_TEXTS.otherAccount}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
