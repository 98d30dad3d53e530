import {
  applyMacro,
  type MacroOutcome,
  type PresentedMacro,
  undoMacro,
} from '@harborline/domain/api/inbox/macros';
import { askTwice } from '../../../shared/api/ask-twice';
import { callApi } from '../../../shared/api/call-api';

/** One application of a macro: the same id each time it is sent. */
export interface Application {
  readonly requestId: string;
  readonly macro: PresentedMacro;
}

/** Of one ticket: what each action came to. */
export type Outcomes = readonly MacroOutcome[];

const outcomesOf = ({ results }: { readonly results: readonly { readonly actions: Outcomes }[] }) =>
  results.map(({ actions }) => actions);

/** Does the actions of a macro to tickets. @returns what they came to, in the order of the refs. @throws ApiError */
export const sendMacro = async (
  { requestId, macro }: Application,
  refs: readonly string[],
): Promise<readonly Outcomes[]> =>
  macro.actions.length === 0
    ? refs.map(() => [])
    : outcomesOf(
        await askTwice(() =>
          callApi(applyMacro, {
            body: {
              request_id: requestId,
              macro_ref: macro.macro_ref,
              version: macro.version,
              conversation_refs: [...refs],
            },
          }),
        ),
      );

/** Puts back what `sendMacro` has done. @throws ApiError */
export async function sendMacroUndo(
  { requestId, macro }: Application,
  refs: readonly string[],
): Promise<readonly Outcomes[]> {
  if (macro.actions.length === 0) return refs.map(() => []);
  const body = {
    request_id: crypto.randomUUID(),
    undoes: requestId,
    actions: macro.actions.length,
    conversation_refs: [...refs],
  };
  return outcomesOf(await askTwice(() => callApi(undoMacro, { body })));
}

/** The id of an application: another macro, or another version of it, is another application. */
export const applicationOf = (drawn: string, macro: PresentedMacro): Application => ({
  requestId: `${drawn}-${macro.macro_ref}-${macro.version}`,
  macro,
});
