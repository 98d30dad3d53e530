import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import OnlineIcon from '@mui/icons-material/WifiOutlined';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { ShellBar } from './shell-bar';

/** How long it is said. */
const SHOWN_MS = 5_000;

/** Says for a moment that a lost connection is back. */
export function BackOnline() {
  const isOnline = useIsOnline();
  const [wasLost, setLost] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) return setLost(true);
    if (!wasLost) return undefined;
    const timer = setTimeout(() => setLost(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOnline, wasLost]);
  if (!isOnline || !wasLost) return null;
  return <ShellBar tone="calm" icon={<OnlineIcon />} text={OFFLINE_TEXTS.backOnline} />;
}
