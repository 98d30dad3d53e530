import { applyMacro } from './apply-macro';
import { changeMacro } from './change-macro';
import { createMacro } from './create-macro';
import { deleteMacro } from './delete-macro';
import { getMacros } from './get-macros';
import { undoMacro } from './undo-macro';

/** Macros, and what they do to tickets (D-114). */
export const macroEndpoints = [applyMacro, changeMacro, createMacro, deleteMacro, getMacros, undoMacro];
