import Button from '@mui/material/Button';

interface ToolButtonProps {
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}

/** A text button of the toolbar for the current selection. Reached with arrow keys, like the others. */
export function ToolButton({ isDisabled = false, onClick, children }: ToolButtonProps) {
  return (
    <Button
      size="small"
      color="inherit"
      data-toolbar-item
      tabIndex={-1}
      aria-disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onClick();
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
