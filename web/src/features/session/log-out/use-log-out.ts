import { DURATIONS } from '@harborline/domain/limits';
import { useCallback } from 'react';
import { report } from '../../../shared/config/report';
import { useSession } from '../../../shared/staff/session-context';
import { withinMs } from '../end/leave-session';
import { ONGOING_CHATS_NOTICE } from '../notice';
import { useAskToDelete, useShowNotice } from '../notices';
import { decideLogOut } from './may-log-out';

/**
 * Offline or without the permission, the query for ongoing chats fails, and on a connection that is dead without saying
 * so it has no end; neither stops Log Out (D-29).
 */
async function asked(question: () => Promise<boolean>): Promise<boolean> {
  try {
    return await withinMs(DURATIONS.ongoingChatsMs, question());
  } catch (error) {
    report('ongoing-chats', error);
    return false;
  }
}

/**
 * Log Out: takes the click event itself, since scripted clicks do not count (S5-25, S5-26, S8-18). Unsaved work of
 * the person is deleted in every tab, once they agree (D-42).
 */
export function useLogOut(): (click: { readonly isTrusted: boolean }) => Promise<void> {
  const { state, end } = useSession();
  const showNotice = useShowNotice();
  const askToDelete = useAskToDelete();
  const user = state.status === 'ready' ? state.user : null;
  return useCallback(
    async ({ isTrusted }) => {
      const hasChats = () =>
        asked(async () => user !== null && (await import('./ongoing-chats')).hasOngoingChats(user));
      const decision = await decideLogOut(isTrusted, hasChats);
      if (decision === 'refuse') showNotice(ONGOING_CHATS_NOTICE);
      if (decision !== 'proceed') return;
      if (user !== null) {
        const { forgetUnsavedEverywhere, settleWork, unsavedTitles } = await import(
          '../../../shared/unsaved/unsaved-tabs'
        );
        await settleWork(user.uid);
        const titles = await unsavedTitles(user.uid);
        if (titles.length > 0 && !(await askToDelete(titles))) return;
        forgetUnsavedEverywhere(user.uid);
      }
      await end('logged-out');
    },
    [user, end, showNotice, askToDelete],
  );
}
