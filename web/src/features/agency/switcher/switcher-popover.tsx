import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import BackIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ChildList } from './child-list';
import type { ChildrenOfAgency } from './use-children';

interface SwitcherPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** name of the current library */
  name: string;
  isInChild: boolean;
  isBusy: boolean;
  state: ChildrenOfAgency['children'];
  onRetry: () => void;
  onChoose: (libraryId: string) => void;
  onSwitchBack: () => void;
}

/** Content of the library switcher: an agency's children or, inside a child, the way back. */
export function SwitcherPopover({ anchor, onClose, isBusy, ...props }: SwitcherPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': SWITCHER_TEXTS.label, sx: { width: 300, ml: 1 } },
      }}
    >
      {props.isInChild ? (
        <ActingPanel name={props.name} isBusy={isBusy} onSwitchBack={props.onSwitchBack} />
      ) : (
        <ChildList
          state={props.state}
          isBusy={isBusy}
          onRetry={props.onRetry}
          onChoose={(id) => {
            onClose();
            props.onChoose(id);
          }}
        />
      )}
    </Popover>
  );
}

/** Names the current child library, and offers the way back (S2.8-22). */
function ActingPanel({
  name,
  isBusy,
  onSwitchBack,
}: Pick<SwitcherPopoverProps, 'name' | 'isBusy' | 'onSwitchBack'>) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Button fullWidth variant="contained" startIcon={<BackIcon />} disabled={isBusy} onClick={onSwitchBack}>
        {AGENCY_TEXTS.switchBack}
      </Button>
    </Box>
  );
}
