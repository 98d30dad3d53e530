import { LATER_TIME_TEXTS } from '@harborline/domain/texts/later-times';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import { laterTimes } from '@harborline/domain/time/later-times';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { localZone } from '../../../shared/format/local-times';
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
        {laterTimes(Date.now(), localZone()).map(({ preset, atMs }) => (
          <MenuItem key={preset} onClick={() => choose(new Date(atMs))}>
            <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
              {LATER_TIME_TEXTS[preset]}
            </ListItemText>
            <Typography variant="body2" color="textSecondary" sx={{ ml: 3 }}>
              {untilText(new Date(atMs))}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem onClick={() => choose(null)}>
          <ListItemText slotProps={{ primary: { sx: { fontSize: 'inherit' } } }}>
            {SNOOZE_TEXTS.untilAnswer}
          </ListItemText>
        </MenuItem>
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
