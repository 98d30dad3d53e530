import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { useCallback } from 'react';
import { outText } from './duty-text';
import { useDuty } from './use-duty';

/** A sentence about an assignee who is out of office, to follow what was done; '' for anybody else (D-136). */
export type OutNote = (uid: string | undefined, name: string) => string;

export function useOutNote(): OutNote {
  const { of } = useDuty();
  return useCallback(
    (uid = '', name) => {
      const out = outText(of(uid));
      return out === null ? '' : DUTY_TEXTS.assigneeOut(name, out);
    },
    [of],
  );
}
