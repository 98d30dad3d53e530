import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import type { Ticket } from '../ticket';
import { useMayChange } from '../use-may-change';
import { OptionMenu } from './option-menu';
import { useSetField } from './use-set-field';

interface TicketFieldProps {
  readonly ticket: Pick<Ticket, 'id' | 'merged_into'>;
  readonly field: TicketField;
  /** `ref` of what it is now, '' for none */
  readonly chosen: string;
  readonly options: readonly FieldOption[];
}

/** A ticket's type, category or tier, with a menu for whoever may answer it (D-89). */
export function TicketFieldChoice({ ticket, field, chosen, options }: TicketFieldProps) {
  const mayChange = useMayChange(ticket);
  const found = options.find(({ ref }) => ref === chosen);
  const isGone = found === undefined && chosen !== '';
  const set = useSetField(ticket.id, field, isGone ? null : chosen);
  const texts = TICKET_FIELD_TEXTS;
  const name = found?.name ?? (isGone ? texts.gone : texts.none);
  if (!mayChange) return <bdi>{name}</bdi>;
  return (
    <OptionMenu
      label={texts.of[field].label}
      buttonLabel={texts.choose(texts.of[field].label, name)}
      chosen={chosen}
      chosenName={name}
      options={[{ ref: '', name: texts.none }, ...options]}
      onChoose={(option) => set(option.ref, option.name)}
    />
  );
}
