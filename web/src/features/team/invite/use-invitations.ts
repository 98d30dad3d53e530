import type { InvitationItem } from '@harborline/domain/invitation/invitation-item';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { listInvitations, resendInvitation, revokeInvitation } from './invitations';
import { invitationsReducer } from './open-invitations';

export interface Invitations {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly items: readonly InvitationItem[];
  readonly hasMore: boolean;
  readonly paging: 'idle' | 'loading' | 'failed';
  readonly retry: () => void;
  readonly loadMore: () => void;
  readonly resend: (item: InvitationItem) => void;
  readonly revoke: (item: InvitationItem) => void;
  readonly add: (item: InvitationItem) => void;
}

const isDenied = (error: unknown) => error instanceof ApiError && error.status === 403;

/** The invitations nobody followed yet. Nothing is read for somebody who may not invite. */
export function useInvitations(libraryId: string, mayInvite: boolean): Invitations {
  const [items, dispatch] = useReducer(invitationsReducer, []);
  const [status, setStatus] = useState<Invitations['status']>('loading');
  const [paging, setPaging] = useState<Invitations['paging']>('idle');
  const [nextCursor, setNextCursor] = useState('');
  const [attempt, setAttempt] = useState(0);
  const toasts = useToasts();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another library or attempt is another list
  useEffect(() => {
    if (!mayInvite) return undefined;
    let isOver = false;
    setStatus('loading');
    listInvitations('').then(
      (page) => {
        if (isOver) return;
        dispatch({ type: 'page', items: page.invitations, isFirst: true });
        setNextCursor(page.nextCursor);
        setStatus('ready');
      },
      (error: unknown) => {
        if (isOver) return;
        report('invitations', error);
        setStatus(isDenied(error) ? 'denied' : 'failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [libraryId, mayInvite, attempt]);

  const loadMore = useCallback(async () => {
    setPaging('loading');
    try {
      const page = await listInvitations(nextCursor);
      dispatch({ type: 'page', items: page.invitations, isFirst: false });
      setNextCursor(page.nextCursor);
      setPaging('idle');
    } catch (error) {
      report('invitations', error);
      setPaging('failed');
    }
  }, [nextCursor]);

  const resend = useCallback(
    async (item: InvitationItem) => {
      dispatch({ type: 'put', item: { ...item, sent_at: new Date().toISOString() } });
      try {
        dispatch({ type: 'put', item: await resendInvitation(item.id) });
        toasts.success(INVITE_TEXTS.resent(item.email));
      } catch (error) {
        report('invitation-not-resent', error);
        dispatch({ type: 'put', item });
        toasts.error(refusalText(error));
      }
    },
    [toasts],
  );

  const revoke = useCallback(
    async (item: InvitationItem) => {
      dispatch({ type: 'removed', id: item.id });
      try {
        await revokeInvitation(item.id);
        toasts.success(INVITE_TEXTS.revoked(item.email));
      } catch (error) {
        report('invitation-not-revoked', error);
        dispatch({ type: 'put', item });
        toasts.error(refusalText(error));
      }
    },
    [toasts],
  );

  return {
    status: mayInvite ? status : 'denied',
    items,
    hasMore: nextCursor !== '',
    paging,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    loadMore: useCallback(() => void loadMore(), [loadMore]),
    resend: useCallback((item: InvitationItem) => void resend(item), [resend]),
    revoke: useCallback((item: InvitationItem) => void revoke(item), [revoke]),
    add: useCallback((item: InvitationItem) => dispatch({ type: 'put', item }), []),
  };
}
