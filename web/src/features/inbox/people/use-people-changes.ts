import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type PeopleMerge, sendMerge, sendUndo } from './people-calls';
import { reloadPeople } from './use-person';

interface Undo {
  readonly personId: string;
  readonly mergeId: string;
}

/** Takes a merge back. */
export function useUndoMerge() {
  const toasts = useToasts();
  return useChange({
    name: 'people-not-separated',
    run: ({ personId, mergeId }: Undo) => sendUndo(personId, mergeId),
    onDone: () => {
      toasts.success(PEOPLE_TEXTS.undoDone);
      return reloadPeople();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, PEOPLE_TEXTS.undoFailed));
      void reloadPeople();
    },
  });
}

/** Merges two people, with a way back, and shows the one who stays. @param onMerged called once they are one */
export function useMergePeople(onMerged: () => void) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { run: undo } = useUndoMerge();
  return useChange({
    name: 'people-not-merged',
    run: ({ merge }: { readonly merge: PeopleMerge; readonly intoName: string }) => sendMerge(merge),
    onDone: ({ merge_id: mergeId }, { merge, intoName }) => {
      const back = () => void undo({ personId: merge.into, mergeId });
      toasts.success(PEOPLE_TEXTS.merged(intoName), { label: PEOPLE_TEXTS.undo, run: back });
      onMerged();
      void navigate(adminLinks.person(merge.into), { replace: true });
      return reloadPeople();
    },
  });
}
