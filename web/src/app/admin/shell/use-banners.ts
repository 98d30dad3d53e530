import {
  type Banner,
  bannersToShow,
  type ShellFacts,
  stillIgnored,
  withIgnored,
} from '@harborline/domain/shell/banners';
import { isActing } from '@harborline/domain/team/standing';
import { useEffect, useMemo, useState } from 'react';
import { useAwayMode } from '../../../features/profile';
import { useLiveState } from '../../../shared/live/live-connection';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { keepIgnored, keptIgnored } from './ignored-banners';
import { useNewChats } from './use-new-chats';

function useFacts(): ShellFacts {
  const user = useStaff();
  const mayAnswer = useMay('Messages.createAsAgent');
  const live = useLiveState();
  const { isAway } = useAwayMode();
  const newChats = useNewChats();
  return useMemo(
    () => ({
      isActing: isActing(user),
      live,
      mayAnswer,
      agentName: user.agent_name,
      inboxName: user.display_name,
      newChats,
      isAway,
    }),
    [user, mayAnswer, live, newChats, isAway],
  );
}

interface ShownBanners {
  readonly banners: readonly Banner[];
  readonly ignore: (banner: Banner) => void;
  /** who invited the person into a chat, if it is not opened yet */
  readonly invitedBy: string | undefined;
}

/** The current banners, and a way to hide one until its condition returns (S2.8-17 to S2.8-19). */
export function useBanners(): ShownBanners {
  const facts = useFacts();
  const [ignored, setIgnored] = useState(keptIgnored);

  useEffect(() => setIgnored((earlier) => stillIgnored(facts, earlier)), [facts]);
  useEffect(() => keepIgnored(ignored), [ignored]);

  const ignore = (banner: Banner) => setIgnored((earlier) => withIgnored(facts, earlier, banner));
  return { banners: bannersToShow(facts, ignored), ignore, invitedBy: facts.newChats.invitedBy };
}
