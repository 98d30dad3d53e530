import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface FindIconButtonProps {
  label: string;
  /** set for a button that is on or off */
  isActive?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button of the find bar. It stays focusable while there is no match, so that the focus is never lost. */
export function FindIconButton({
  label,
  isActive,
  isDisabled = false,
  onClick,
  children,
}: FindIconButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={isActive}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onClick();
        }}
        sx={{
          width: 32,
          height: 32,
          color: isActive === true ? 'primary.main' : 'text.secondary',
          bgcolor: isActive === true ? 'surface.selected' : 'transparent',
          opacity: isDisabled ? 0.4 : 1,
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
