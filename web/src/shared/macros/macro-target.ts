/** Opens the dialog of macros, with one of them chosen. */
type OpenMacro = (macroRef: string) => void;

let target: OpenMacro | null = null;

/** Says where macros can be applied just now. @returns a function that takes it back */
export function offerMacros(open: OpenMacro): () => void {
  target = open;
  return () => {
    if (target === open) target = null;
  };
}

/** What opens the macros of the ticket that is shown; null while there is none to apply them to. */
export const macroTarget = (): OpenMacro | null => target;
