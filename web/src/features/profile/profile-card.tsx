import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { APP_VERSION } from '../../shared/config/version';
import { adminLinks } from '../../shared/routes/admin-links';
import { PersonPicture } from '../../shared/ui-admin/person-picture';
import { SwitchRow } from './switch-row';

interface ProfileCardProps {
  name: string;
  email: string;
  pictureUrl: string;
  isAway: boolean;
  onAwayChange: (isAway: boolean) => void;
  /** undefined for whoever takes no chats */
  isAssignOnly: boolean | undefined;
  onAssignOnlyChange: (isAssignOnly: boolean) => void;
  isDark: boolean;
  onDarkChange: (isDark: boolean) => void;
  isTopBarShown: boolean;
  onTopBarChange: (isShown: boolean) => void;
  hasSettings: boolean;
  /** called when the user follows a link */
  onLeave: () => void;
  onLogOut: (event: MouseEvent) => void;
}

function Identity({ name, email, pictureUrl }: Pick<ProfileCardProps, 'name' | 'email' | 'pictureUrl'>) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <PersonPicture name={name} picture={pictureUrl} size={40} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p" noWrap>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap title={email}>
          {email}
        </Typography>
      </Box>
    </Box>
  );
}

const ROW = { justifyContent: 'flex-start', px: 1 } as const;

/** Content of the profile popover (S2.8-08 to S2.8-13). */
export function ProfileCard(props: ProfileCardProps) {
  return (
    <Box sx={{ p: 2 }}>
      <Identity name={props.name} email={props.email} pictureUrl={props.pictureUrl} />
      <Divider sx={{ my: 1.5 }} />
      <SwitchRow
        label={ADMIN_TEXTS.awayMode}
        hint={SHELL_TEXTS.awayHint}
        isOn={props.isAway}
        onChange={props.onAwayChange}
      />
      {props.isAssignOnly !== undefined && (
        <SwitchRow
          label={SHELL_TEXTS.assignOnly}
          hint={SHELL_TEXTS.assignOnlyHint}
          isOn={props.isAssignOnly}
          onChange={props.onAssignOnlyChange}
        />
      )}
      <SwitchRow
        label={ADMIN_TEXTS.theme}
        onMeans={SHELL_TEXTS.themeOn}
        name={SHELL_TEXTS.darkTheme}
        isOn={props.isDark}
        onChange={props.onDarkChange}
      />
      <SwitchRow
        label={SHELL_TEXTS.showTopBar}
        hint={SHELL_TEXTS.topBarHint}
        isOn={props.isTopBarShown}
        onChange={props.onTopBarChange}
      />
      <Divider sx={{ my: 1.5 }} />
      {props.hasSettings && (
        <Button
          fullWidth
          color="inherit"
          component={Link}
          to={adminLinks.profile('settings')}
          startIcon={<SettingsIcon />}
          onClick={props.onLeave}
          sx={ROW}
        >
          {ADMIN_TEXTS.settings}
        </Button>
      )}
      <Button
        fullWidth
        color="inherit"
        component={Link}
        to={adminLinks.profile('account')}
        startIcon={<AccountIcon />}
        onClick={props.onLeave}
        sx={ROW}
      >
        {ADMIN_TEXTS.yourAccount}
      </Button>
      <Button fullWidth color="inherit" startIcon={<LogoutIcon />} onClick={props.onLogOut} sx={ROW}>
        {ADMIN_TEXTS.logOut}
      </Button>
      <Typography
        component="footer"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mt: 1, px: 1 }}
      >
        {SHELL_TEXTS.version(APP_VERSION)}
      </Typography>
    </Box>
  );
}
