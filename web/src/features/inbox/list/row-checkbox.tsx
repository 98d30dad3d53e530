import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import Box from '@mui/material/Box';
import type { Selection } from '../bulk/use-selection';
import type { Ticket } from '../ticket';
import { focusRow } from './focus-row';

interface RowCheckboxProps {
  ticket: Ticket;
  selection: Selection;
}

/**
 * Selects a row. It shows on hover, with the focus, once anything is selected, and always where nothing hovers. The whole
 * strip beside the row takes the click.
 */
export function RowCheckbox({ ticket: { id, number, title }, selection }: RowCheckboxProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: 36,
        pt: 1.75,
        display: 'flex',
        justifyContent: 'center',
        cursor: 'pointer',
        '@media (hover: hover)': {
          opacity: selection.tickets.length > 0 ? 1 : 0,
          'li:hover > &, li:focus-within > &': { opacity: 1 },
        },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        data-select={id}
        checked={selection.isSelected(id)}
        aria-label={BULK_TEXTS.select(`${shortNumber(number)} ${title}`)}
        onChange={({ nativeEvent }) => {
          const click = nativeEvent instanceof MouseEvent ? nativeEvent : null;
          if (click?.shiftKey) selection.selectTo(id);
          else selection.toggle(id);
          // A pointer goes on by the keys of the list; whoever came by Tab stays.
          if (click !== null && click.detail > 0) focusRow(id);
        }}
        sx={{ m: 0, width: 16, height: 16, flex: 'none', accentColor: 'var(--hl-palette-primary-main)' }}
      />
    </Box>
  );
}
