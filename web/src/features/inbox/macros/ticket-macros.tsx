import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { fillReply } from '@harborline/domain/canned-replies/reply-variables';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';
import type { ComposerMode } from '../reply/outgoing';
import type { DraftOptions } from '../reply/use-draft';
import type { Ticket } from '../ticket';
import { MacroDialog } from './macro-dialog';
import { MacroResults } from './macro-results';
import { putText, type TakeOut } from './put-text';
import { type PartlyDone, useApplyMacro } from './use-apply-macro';

/** The fields of the composer, as far as macros write into them. */
export interface MacroFields {
  /** whether notes can be written, too */
  readonly hasNotes: boolean;
  readonly draftOf: (mode: ComposerMode) => DraftOptions;
  readonly show: (mode: ComposerMode) => void;
  readonly focus: () => void;
}

interface TicketMacrosProps {
  readonly ticket: Ticket;
  readonly fields: MacroFields;
  readonly initialRef: string | null;
  readonly onClose: () => void;
}

/** The dialog that applies a macro to the ticket that is shown, and what came of it. */
export function TicketMacros({ ticket, fields, initialRef, onClose }: TicketMacrosProps) {
  const user = useStaff();
  const library = useLibrary();
  const [part, setPart] = useState<PartlyDone | null>(null);
  const fill = (text: string) => fillReply(text, { conversation: ticket, user, library });
  const write = ({ text, is_note }: PresentedMacro): TakeOut | string => {
    if (is_note && !fields.hasNotes) return MACRO_TEXTS.noNotes;
    const mode = is_note ? 'note' : 'reply';
    const takeOut = putText(fields.draftOf(mode), fill(text));
    if (takeOut === null) return MACRO_TEXTS.tooLong;
    fields.show(mode);
    return takeOut;
  };
  const { apply, isRunning, refusal } = useApplyMacro(ticket.id, write, (partly, hasText) => {
    if (partly !== null) return setPart(partly);
    onClose();
    // The dialog gives the focus back to what had it before.
    if (hasText) setTimeout(fields.focus, 0);
  });
  if (part !== null)
    return <MacroResults name={part.name} results={part.results} onUndo={part.undo} onClose={onClose} />;
  return (
    <MacroDialog
      description={MACRO_TEXTS.applyBody}
      initialRef={initialRef}
      fill={fill}
      isBusy={isRunning}
      refusal={refusal}
      onApply={apply}
      onClose={onClose}
    />
  );
}
