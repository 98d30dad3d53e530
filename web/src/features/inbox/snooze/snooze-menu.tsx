import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { offeredPresets, snoozeTime } from '@harborline/domain/tickets/snooze/snooze-times';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { untilText } from './ask-snooze';
import { SnoozeDialog } from './snooze-dialog';

interface SnoozeMenuProps {
  anchor: HTMLElement | null;
  /** @param until null for until the visitor writes */
  onChoose: (until: Date | null) => void;
  onClose: () => void;
}

/** The times to snooze until, on the clock of whoever looks, and a dialog for any other (D-119). */
export function SnoozeMenu({ anchor, onChoose, onClose }: SnoozeMenuProps) {
  const [isOwn, setOwn] = useState(false);
  const now = new Date();
  const choose = (until: Date | null) => {
    onClose();
    onChoose(until);
  };
  const close = () => {
    setOwn(false);
    onClose();
  };
  return (
    <>
      <Menu
        open={anchor !== null && !isOwn}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          list: { 'aria-label': SNOOZE_TEXTS.menu },
          paper: { sx: { minWidth: 240, maxWidth: '95vw' } },
        }}
      >
        {offeredPresets(now).map((preset) => {
          const at = snoozeTime(preset, now);
          return (
            <MenuItem key={preset} onClick={() => choose(at)}>
              <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
                {SNOOZE_TEXTS.presets[preset]}
              </ListItemText>
              {at !== null && (
                <Typography variant="body2" color="textSecondary" sx={{ ml: 3 }}>
                  {untilText(at)}
                </Typography>
              )}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem onClick={() => setOwn(true)}>
          <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
            {SNOOZE_TEXTS.own}
          </ListItemText>
        </MenuItem>
      </Menu>
      {isOwn && <SnoozeDialog onChoose={choose} onClose={close} />}
    </>
  );
}
