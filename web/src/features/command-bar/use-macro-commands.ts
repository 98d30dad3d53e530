import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { macroTarget } from '../../shared/macros/macro-target';
import { useMacros } from '../../shared/macros/use-macros';
import type { Command } from './command';

/** The macros for the ticket that is shown, once something is typed; none where they cannot be applied (D-114). */
export function useMacroCommands(text: string): Command[] {
  const open = macroTarget();
  const isNeeded = open !== null && text.trim() !== '';
  const { state } = useMacros(isNeeded);
  if (!isNeeded || state.status !== 'ready') return [];
  return state.data.map(({ macro_ref, name }) => ({
    id: `macro ${macro_ref}`,
    group: 'act',
    label: MACRO_TEXTS.command(name),
    detail: '',
    run: () => open(macro_ref),
  }));
}
