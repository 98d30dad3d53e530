import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import Popover from '@mui/material/Popover';
import { ActingPanel } from './acting-panel';
import { ChildList } from './child-list';
import type { Children } from './use-children';

interface SwitcherPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** of the library one is in */
  name: string;
  isInChild: boolean;
  isBusy: boolean;
  state: Children;
  onRetry: () => void;
  onChoose: (libraryId: string) => void;
  onSwitchBack: () => void;
}

/** What is behind the library switcher: the children of an agency, inside one of them the way back. */
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
