import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface ToolbarButtonProps {
  label: string;
  isActive?: boolean | undefined;
  isDisabled?: boolean;
  /** set where the button opens a menu */
  menu?: 'open' | 'closed';
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
}

/** A disabled button stays focusable, so that the arrow keys never lose their position. */
export function ToolbarButton({
  label,
  isActive,
  isDisabled = false,
  menu,
  onClick,
  children,
}: ToolbarButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={isActive}
        aria-disabled={isDisabled}
        aria-haspopup={menu === undefined ? undefined : 'menu'}
        aria-expanded={menu === undefined ? undefined : menu === 'open'}
        data-toolbar-item
        tabIndex={-1}
        // Keeps the selection of the text while a button is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!isDisabled) onClick(event.currentTarget);
        }}
        sx={{
          width: 32,
          height: 32,
          color: isActive === true ? 'primary.main' : 'text.secondary',
          bgcolor: isActive === true ? 'surface.selected' : 'transparent',
          opacity: isDisabled ? 0.4 : 1,
          '& svg': { fontSize: 20 },
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
