import {
  changeMacro,
  createMacro,
  deleteMacro,
  type PresentedMacro,
} from '@harborline/domain/api/inbox/macros';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { reloadMacros } from '../../../shared/macros/use-macros';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { actionsOf, type MacroDraft } from './macro-draft';

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

const send = ({ saved, name, text, isNote, isShared, ...draft }: MacroDraft): Promise<PresentedMacro> => {
  const actions = actionsOf({ saved, name, text, isNote, isShared, ...draft });
  const body = { name, text, is_note: isNote, is_shared: isShared, actions };
  if (saved === null) return callApi(createMacro, { body });
  const query = { macro_ref: saved.macro_ref };
  return callApi(changeMacro, { query, body: { ...body, version: saved.version } });
};

/** Saves a macro; the dialog shows why it was refused. @param onSaved called once it is stored */
export function useSaveMacro(onSaved: () => void) {
  const toasts = useToasts();
  const { run, isRunning, refusal } = useChange({
    name: 'macro-not-saved',
    run: send,
    onDone: ({ name }) => {
      toasts.success(MACRO_TEXTS.saved(name));
      onSaved();
      void reloadMacros();
    },
    onRefused: () => void reloadMacros(),
  });
  return {
    save: (draft: MacroDraft) => void run(draft),
    isRunning,
    refusal: isGone(refusal) ? new ApiError(404, MACRO_TEXTS.deletedMeanwhile) : refusal,
  };
}

/** Deletes macros, and restores them on request. */
export function useDeleteMacro(): (macro: PresentedMacro) => void {
  const toasts = useToasts();
  const { run: restore } = useChange({
    name: 'macro-not-restored',
    run: ({ macro_ref: _ref, version: _version, ...body }: PresentedMacro) => callApi(createMacro, { body }),
    onDone: () => reloadMacros(),
    onRefused: (error) => toasts.error(refusalText(error, MACRO_TEXTS.changeFailed)),
  });
  const { run } = useChange({
    name: 'macro-not-deleted',
    run: ({ macro_ref }: PresentedMacro) => callApi(deleteMacro, { query: { macro_ref } }),
    onDone: (_answer, macro) => {
      toasts.success(MACRO_TEXTS.deleted(macro.name), {
        label: MACRO_TEXTS.undo,
        run: () => void restore(macro),
      });
      return reloadMacros();
    },
    onRefused: (error) => {
      toasts.error(
        isGone(error) ? MACRO_TEXTS.deletedMeanwhile : refusalText(error, MACRO_TEXTS.changeFailed),
      );
      void reloadMacros();
    },
  });
  return (macro) => void run(macro);
}
