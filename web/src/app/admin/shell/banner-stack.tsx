import { type Banner, mayIgnore } from '@harborline/domain/shell/banners';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import LibraryIcon from '@mui/icons-material/ApartmentOutlined';
import AwayIcon from '@mui/icons-material/BedtimeOutlined';
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import DisconnectedIcon from '@mui/icons-material/CloudOffOutlined';
import ProfileIcon from '@mui/icons-material/ManageAccountsOutlined';
import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { BackOnline } from './back-online';
import { BannerAction } from './banner-action';
import { ShellBar, type ShellBarTone } from './shell-bar';
import { useBannerText } from './use-banner-text';
import { useBanners } from './use-banners';

const LOOKS: Readonly<Record<Banner, { tone: ShellBarTone; icon: ReactNode }>> = {
  logged_in_as_a_child_agency: { tone: 'strong', icon: <LibraryIcon /> },
  not_connected_to_modal: { tone: 'warning', icon: <DisconnectedIcon /> },
  connection_disconnected: { tone: 'warning', icon: <DisconnectedIcon /> },
  inbox_profile_not_set_up: { tone: 'calm', icon: <ProfileIcon /> },
  new_auto_assigned_chats: { tone: 'calm', icon: <ChatIcon /> },
  new_manual_assigned_chats: { tone: 'calm', icon: <ChatIcon /> },
  internet_connection_offline: { tone: 'warning', icon: <OfflineIcon /> },
  away_mode_enabled: { tone: 'calm', icon: <AwayIcon /> },
};

/** The notification banners (S2.8-17, S2.8-18), announced as they appear. */
export function BannerStack() {
  const { banners, ignore, invitedBy } = useBanners();
  const textOf = useBannerText(invitedBy);
  return (
    <Box role="status" sx={{ flex: 'none' }}>
      {banners.map((banner) => (
        <ShellBar
          key={banner}
          {...LOOKS[banner]}
          text={textOf(banner)}
          action={
            <>
              <BannerAction banner={banner} />
              {mayIgnore(banner) && (
                <IconButton
                  size="small"
                  color="inherit"
                  aria-label={`${SHELL_TEXTS.ignore}: ${textOf(banner)}`}
                  onClick={() => ignore(banner)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              )}
            </>
          }
        />
      ))}
      <BackOnline />
    </Box>
  );
}
