import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import MacroIcon from '@mui/icons-material/BoltRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { lateComponent } from '../../../shared/hooks/late-component';
import { offerMacros } from '../../../shared/macros/macro-target';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import type { Ticket } from '../ticket';
import type { MacroFields } from './ticket-macros';

const TicketMacros = lateComponent(async () => (await import('./ticket-macros')).TicketMacros);

interface MacroButtonProps {
  readonly ticket: Ticket;
  readonly fields: MacroFields;
  readonly isDisabled: boolean;
}

/** Opens the macros of a ticket, which the key M and the command bar do, too. */
export function MacroButton({ ticket, fields, isDisabled }: MacroButtonProps) {
  const hasSingleKeys = useHasSingleKeys();
  /** undefined while it is closed, null for no macro in particular */
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  useEffect(() => (isDisabled ? undefined : offerMacros(setOpened)), [isDisabled]);
  useEffect(() => {
    if (!hasSingleKeys || isDisabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'm' || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      setOpened(null);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasSingleKeys, isDisabled]);
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={MACRO_TEXTS.apply}
        title={MACRO_TEXTS.applyHint}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpened(null)}
      >
        <MacroIcon fontSize="small" />
      </IconButton>
      {opened !== undefined && (
        <Suspense>
          <TicketMacros
            key={ticket.id}
            ticket={ticket}
            fields={fields}
            initialRef={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
