import { tellAskers } from '@harborline/domain/api/activity/askers';
import { useCallback, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';

export interface Telling {
  readonly step: 'asking' | 'telling' | 'done';
  /** people told so far */
  readonly told: number;
}

/** Tells the people who asked, part by part. A failure ends it; starting again tells only those who are left. */
export function useTelling(articleId: string, reload: () => Promise<void>) {
  const [telling, setTelling] = useState<Telling>({ step: 'asking', told: 0 });
  const tell = useCallback(async () => {
    setTelling(({ told }) => ({ step: 'telling', told }));
    try {
      let after: string | null = null;
      do {
        const body: { articleId: string; after?: string } = { articleId, ...(after !== null && { after }) };
        const answer = await callApi(tellAskers, { body });
        after = answer.next;
        setTelling(({ told }) => ({ step: 'telling', told: told + answer.told }));
      } while (after !== null);
    } catch (error) {
      report('askers-not-told', error);
    }
    await reload();
    setTelling(({ told }) => ({ step: 'done', told }));
  }, [articleId, reload]);
  return { telling, tell };
}
