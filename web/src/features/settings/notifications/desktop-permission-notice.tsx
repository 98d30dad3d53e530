import { mayAskForDesktop } from '@harborline/domain/notifications/preferences';
import { NOTIFICATION_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { report } from '../../../shared/config/report';
import { desktopPermission, noteDesktopAsked, wasDesktopAsked } from './desktop-permission';

const STATES = {
  unsupported: { severity: 'info', text: NOTIFICATION_TEXTS.desktopUnsupported },
  granted: { severity: 'success', text: NOTIFICATION_TEXTS.desktopGranted },
  denied: { severity: 'warning', text: NOTIFICATION_TEXTS.desktopDenied },
  default: { severity: 'info', text: NOTIFICATION_TEXTS.desktopDefault },
} as const;

/** The browser's notification permission, and the button that requests it (S6-47, D-41). */
export function DesktopPermissionNotice() {
  const [permission, setPermission] = useState(desktopPermission);
  const [wasAsked, setWasAsked] = useState(wasDesktopAsked);
  const mayAsk = permission === 'default' && mayAskForDesktop(window.location.href, wasAsked);
  const ask = async () => {
    noteDesktopAsked();
    setWasAsked(true);
    setPermission(await Notification.requestPermission());
  };
  const { severity, text } = STATES[permission];
  const isDismissed = permission === 'default' && wasAsked;
  return (
    <Alert
      severity={severity}
      {...(mayAsk
        ? {
            action: (
              <Button
                color="inherit"
                size="small"
                onClick={() => void ask().catch((error: unknown) => report('desktop-permission', error))}
              >
                {NOTIFICATION_TEXTS.allow}
              </Button>
            ),
          }
        : {})}
    >
      {isDismissed ? NOTIFICATION_TEXTS.desktopDismissed : text}
    </Alert>
  );
}
