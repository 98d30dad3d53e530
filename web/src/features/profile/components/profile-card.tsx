import { ADMIN_TEXTS } from '@harborline/domain/texts/inbox';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { APP_VERSION } from '../../../shared/config/version';

interface ProfileCardProps {
  name: string;
  email: string;
  pictureUrl: string;
  isDark: boolean;
  onDarkChange: (isDark: boolean) => void;
  onLogOut: (event: MouseEvent) => void;
}

export function ProfileCard({ name, email, pictureUrl, isDark, onDarkChange, onLogOut }: ProfileCardProps) {
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        <Avatar
          src={pictureUrl || undefined}
          alt=""
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {name.charAt(0).toUpperCase()}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap title={email}>
            {email}
          </Typography>
        </Box>
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <FormControlLabel
        labelPlacement="start"
        label={ADMIN_TEXTS.theme}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ mx: 0, width: '100%', justifyContent: 'space-between' }}
        control={
          <Switch
            size="small"
            checked={isDark}
            onChange={(event) => onDarkChange(event.target.checked)}
            slotProps={{ input: { 'aria-label': `${ADMIN_TEXTS.theme}: dark` } }}
          />
        }
      />
      <Divider sx={{ my: 1.5 }} />
      <Button
        fullWidth
        color="inherit"
        startIcon={<LogoutIcon />}
        onClick={onLogOut}
        sx={{ justifyContent: 'flex-start', px: 1 }}
      >
        {ADMIN_TEXTS.logOut}
      </Button>
      <Typography
        component="footer"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mt: 1, px: 1 }}
      >
        Version {APP_VERSION}
      </Typography>
    </Box>
  );
}
