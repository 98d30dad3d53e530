import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { FOLLOWER_TEXTS } from '@harborline/domain/texts/followers';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { useColorScheme } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeTarget } from '../../shared/commands/close-target';
import { followTarget } from '../../shared/commands/follow-target';
import { linkTarget } from '../../shared/commands/link-target';
import { snoozeTarget } from '../../shared/commands/snooze-target';
import { splitTarget } from '../../shared/commands/split-target';
import { report } from '../../shared/config/report';
import { ADMIN_PATTERNS, adminLinks } from '../../shared/routes/admin-links';
import { useMightDraw } from '../../shared/smart-queues/use-may-draw';
import { useTakeNext } from '../../shared/smart-queues/use-take-next';
import { useMay } from '../../shared/staff/use-may';
import { useToasts } from '../../shared/ui-admin/toasts';
import { useAwayMode } from '../profile';
import { useLogOut } from '../session';
import type { Command } from './command';

/** What the person can do from anywhere. */
export function useActions(): Command[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toasts = useToasts();
  const logOut = useLogOut();
  const { isAway, setAway } = useAwayMode();
  const { mode, systemMode, setMode } = useColorScheme();
  const mayCreate = useMay('Messages.createAsAgent');
  const mayDraw = useMightDraw();
  const { takeNext } = useTakeNext();
  const snooze = snoozeTarget();
  const split = splitTarget();
  const follow = followTarget();
  const link = linkTarget();
  const close = closeTarget();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const isOpen = pathname === ADMIN_PATTERNS.inbox && new URLSearchParams(search).has('conversation');

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toasts.success(COMMAND_TEXTS.copied);
    } catch (error) {
      report('copy-link', error);
      toasts.error(COMMAND_TEXTS.copyFailed);
    }
  };
  const act = (id: string, label: string, run: Command['run']): Command => ({
    id: `act ${id}`,
    group: 'act',
    label,
    detail: '',
    run,
  });
  return [
    ...(mayCreate
      ? [act('new', COMMAND_TEXTS.newTicket, () => void navigate(adminLinks.inbox({ isNew: true })))]
      : []),
    ...(snooze === null ? [] : [act('snooze', SNOOZE_TEXTS.command, snooze)]),
    ...(close === null
      ? []
      : [act('close', close.isClosed ? COMMAND_TEXTS.reopenTicket : COMMAND_TEXTS.closeTicket, close.run)]),
    ...(follow === null ? [] : [act('follow', FOLLOWER_TEXTS.command, follow)]),
    ...(link === null ? [] : [act('link', LINK_TEXTS.command, link)]),
    ...(split === null ? [] : [act('split', SPLIT_TEXTS.command, split)]),
    ...(isOpen ? [act('copy', COMMAND_TEXTS.copyLink, () => void copyLink())] : []),
    // Not the first: whoever presses Enter by mistake would get a ticket.
    ...(mayDraw ? [act('take', SMART_QUEUE_TEXTS.takeNext, () => void takeNext(null))] : []),
    act('away', isAway ? COMMAND_TEXTS.awayOff : COMMAND_TEXTS.awayOn, () => setAway(!isAway)),
    act('theme', isDark ? COMMAND_TEXTS.light : COMMAND_TEXTS.dark, () => setMode(isDark ? 'light' : 'dark')),
    act('log-out', COMMAND_TEXTS.logOut, (event) => void logOut(event)),
  ];
}
