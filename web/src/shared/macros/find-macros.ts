import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { findReplies } from '@harborline/domain/canned-replies/find-replies';

/** The macros whose name or text contains the words, as canned replies are found; all of them without words. */
export const findMacros = (macros: readonly PresentedMacro[], words: string): readonly PresentedMacro[] =>
  findReplies(
    macros.map((macro) => ({
      macro,
      title: macro.name,
      shortcut: '',
      text: macro.text,
      owner_uid: macro.is_shared ? '' : macro.macro_ref,
    })),
    words,
  ).map(({ macro }) => macro);
