import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { useOutNote } from '../../../shared/duty/use-out-note';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import type { ListWork } from '../bulk/use-bulk-step';
import { MacroDialog } from './macro-dialog';
import { macroWork, noteOf } from './macro-work';

interface ListMacrosProps {
  /** of the selected tickets */
  readonly count: number;
  readonly onRun: (work: ListWork) => void;
  readonly onClose: () => void;
}

/** The dialog that applies a macro to the selected tickets of a list; its text is left out (D-114). */
export function ListMacros({ count, onRun, onClose }: ListMacrosProps) {
  const { names } = useMacroNames();
  const outNote = useOutNote();
  return (
    <MacroDialog
      description={MACRO_TEXTS.applyToMany(count)}
      initialRef={null}
      fill={null}
      isBusy={false}
      refusal={null}
      onApply={(macro) => {
        onRun(macroWork(macro, names, noteOf(macro, names, outNote)));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
