import { tellAskers } from '@harborline/domain/api/activity/askers';
import { useCallback, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { report } from '../../../shared/config/report';

export interface Telling {
  readonly step: 'asking' | 'telling' | 'done';
  /** people told so far, by earlier attempts as well */
  readonly told: number;
  /** people who will be told once this attempt succeeds */
  readonly all: number;
}

/** Tells the people who asked, part by part. A failure ends it; starting again tells only those who are left. */
export function useTelling(articleId: string, reload: () => Promise<void>) {
  const [telling, setTelling] = useState<Telling>({ step: 'asking', told: 0, all: 0 });
  /** @param left how many can be told now */
  const tell = useCallback(
    async (left: number) => {
      setTelling(({ told }) => ({ step: 'telling', told, all: told + left }));
      try {
        let after: string | null = null;
        do {
          const body: { articleId: string; after?: string } = { articleId, ...(after !== null && { after }) };
          const answer = await callApi(tellAskers, { body });
          after = answer.next;
          setTelling(({ told, ...before }) => ({ ...before, told: told + answer.told }));
        } while (after !== null);
      } catch (error) {
        report('askers-not-told', error);
      }
      await reload();
      setTelling((before) => ({ ...before, step: 'done' }));
    },
    [articleId, reload],
  );
  return { telling, tell };
}
