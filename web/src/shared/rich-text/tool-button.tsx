import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDownRounded';
import Button from '@mui/material/Button';

interface ToolButtonProps {
  /** for screen readers, if the text alone does not say it */
  label?: string;
  isDisabled?: boolean;
  hasMenu?: boolean;
  isOpen?: boolean;
  onClick: (button: HTMLElement) => void;
  children: string;
}

/** A text button of the toolbar for the current selection. Reached with arrow keys, like the others. */
export function ToolButton({
  label,
  isDisabled = false,
  hasMenu = false,
  isOpen,
  onClick,
  children,
}: ToolButtonProps) {
  return (
    <Button
      size="small"
      color="inherit"
      data-toolbar-item
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isDisabled}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-expanded={isOpen}
      endIcon={hasMenu ? <ArrowDropDownIcon /> : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isDisabled) onClick(event.currentTarget);
      }}
      sx={{
        minHeight: 30,
        px: 1,
        color: 'text.secondary',
        fontWeight: 500,
        opacity: isDisabled ? 0.4 : 1,
      }}
    >
      {children}
    </Button>
  );
}
