import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';
import { type EmailLogPage, listEmails } from './email-log';

export interface EmailLog {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly items: readonly EmailLogItem[];
  readonly hasMore: boolean;
  readonly paging: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  /** reads the newest page again */
  readonly reload: () => void;
}

interface Held {
  readonly key: string;
  readonly status: Exclude<EmailLog['status'], 'loading'>;
  readonly page: EmailLogPage;
}

const NOTHING: EmailLogPage = { emails: [], nextCursor: '' };

function withPage(held: EmailLogPage, page: EmailLogPage): EmailLogPage {
  const known = new Set(held.emails.map(({ id }) => id));
  const emails = [...held.emails, ...page.emails.filter(({ id }) => !known.has(id))];
  return { emails, nextCursor: page.nextCursor };
}

/** Mails the library sent to addresses that begin with `recipient`; '' for all. */
export function useEmailLog(libraryId: string, recipient: string): EmailLog {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held | null>(null);
  const [paging, setPaging] = useState<EmailLog['paging']>('idle');
  const key = `${libraryId}/${recipient}/${attempt}`;

  useEffect(() => {
    let isOver = false;
    setPaging('idle');
    listEmails(recipient, '').then(
      (page) => {
        if (!isOver) setHeld({ key, status: 'ready', page });
      },
      (error: unknown) => {
        if (isOver) return;
        report('email-log', error);
        const isDenied = error instanceof ApiError && error.status === 403;
        setHeld({ key, status: isDenied ? 'denied' : 'failed', page: NOTHING });
      },
    );
    return () => {
      isOver = true;
    };
  }, [key, recipient]);

  const isCurrent = held?.key === key;
  const page = isCurrent ? held.page : NOTHING;
  const { nextCursor } = page;
  const loadMore = useCallback(async () => {
    setPaging('loading');
    try {
      const next = await listEmails(recipient, nextCursor);
      setHeld((now) => (now?.key === key ? { ...now, page: withPage(now.page, next) } : now));
      setPaging('idle');
    } catch (error) {
      report('email-log', error);
      setPaging('failed');
    }
  }, [key, recipient, nextCursor]);

  return {
    status: isCurrent ? held.status : 'loading',
    items: page.emails,
    hasMore: nextCursor !== '',
    paging,
    loadMore: useCallback(() => void loadMore(), [loadMore]),
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
