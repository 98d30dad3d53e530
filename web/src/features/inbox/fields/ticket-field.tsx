import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMay } from '../../../shared/staff/use-may';
import { MenuButton } from '../menu-button';
import { useSetField } from './use-set-field';

interface TicketFieldProps {
  readonly conversationRef: string;
  readonly field: TicketField;
  /** `ref` of what it is now, '' for none */
  readonly chosen: string;
  readonly options: readonly FieldOption[];
}

/** A ticket's type, category or tier, with a menu for whoever may answer it (D-89). */
export function TicketFieldChoice({ conversationRef, field, chosen, options }: TicketFieldProps) {
  const mayChange = useMay('Messages.createAsAgent');
  const found = options.find(({ ref }) => ref === chosen);
  const isGone = found === undefined && chosen !== '';
  const set = useSetField(conversationRef, field, isGone ? null : chosen);
  const texts = TICKET_FIELD_TEXTS;
  const name = found?.name ?? (isGone ? texts.gone : texts.none);
  const choices = [{ ref: '', name: texts.none }, ...options];
  if (!mayChange) return <bdi>{name}</bdi>;
  return (
    <MenuButton
      label={texts.choose(texts.of[field].label, name)}
      variant="outlined"
      sx={{ mt: 0.5, maxWidth: '100%', textAlign: 'start' }}
      menu={(anchor, onClose) => (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={onClose}
          slotProps={{
            list: { 'aria-label': texts.of[field].label },
            paper: { sx: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(320px, 90vw)' } },
          }}
        >
          {choices.map((choice) => (
            <MenuItem
              key={choice.ref}
              role="menuitemradio"
              aria-checked={choice.ref === chosen}
              onClick={() => {
                onClose();
                set(choice.ref, choice.name);
              }}
            >
              <ListItemIcon>{choice.ref === chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
              <ListItemText slotProps={{ primary: { noWrap: true, sx: { fontSize: 'inherit' } } }}>
                <bdi>{choice.name}</bdi>
              </ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    >
      <bdi>{name}</bdi>
    </MenuButton>
  );
}
