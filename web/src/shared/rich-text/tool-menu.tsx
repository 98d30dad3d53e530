import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ToolButton } from './tool-button';

export interface ToolChoice {
  readonly value: string;
  readonly label: string;
}

interface ToolMenuProps {
  /** what is chosen, for screen readers */
  label: string;
  choices: readonly ToolChoice[];
  value: string;
  onChoose: (value: string) => void;
}

/** A choice for the current selection, as a button of the toolbar that shows what is chosen. */
export function ToolMenu({ label, choices, value, onChoose }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <>
      <ToolButton label={`${label}: ${chosen}`} hasMenu isOpen={anchor !== null} onClick={setAnchor}>
        {chosen}
      </ToolButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 360 } }, list: { 'aria-label': label, dense: true } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            selected={choice.value === value}
            onClick={() => {
              setAnchor(null);
              onChoose(choice.value);
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
