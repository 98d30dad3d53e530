import CheckIcon from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../menu-button';

interface Option {
  readonly ref: string;
  readonly name: string;
}

interface OptionMenuProps {
  /** of the menu; the button's own also says what is chosen */
  readonly label: string;
  readonly buttonLabel: string;
  /** `ref` of what is chosen, '' for none */
  readonly chosen: string;
  /** what the button shows */
  readonly chosenName: string;
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
}

/** A button that shows what a ticket has of something, and the menu to change it. */
export function OptionMenu({ label, buttonLabel, chosen, chosenName, options, onChoose }: OptionMenuProps) {
  return (
    <MenuButton
      label={buttonLabel}
      variant="outlined"
      sx={{ mt: 0.5, maxWidth: '100%', textAlign: 'start' }}
      menu={(anchor, onClose) => (
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={onClose}
          slotProps={{
            list: { 'aria-label': label },
            paper: { sx: { maxHeight: 'min(420px, 70vh)', maxWidth: 'min(320px, 90vw)' } },
          }}
        >
          {options.map((option) => (
            <MenuItem
              key={option.ref}
              role="menuitemradio"
              aria-checked={option.ref === chosen}
              selected={option.ref === chosen}
              onClick={() => {
                onClose();
                onChoose(option);
              }}
            >
              <ListItemIcon>{option.ref === chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
              <ListItemText slotProps={{ primary: { noWrap: true, sx: { fontSize: 'inherit' } } }}>
                <bdi>{option.name}</bdi>
              </ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    >
      <bdi>{chosenName}</bdi>
    </MenuButton>
  );
}
