import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';

interface MenuButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  /** says what the choice is about, beside what is chosen */
  readonly label: string;
  readonly children: ReactNode;
  /** the menu, whose code may load later; it stays after it was first opened */
  readonly menu: (anchor: HTMLElement | null, onClose: () => void) => ReactNode;
}

/** A button that shows a choice and opens the menu to change it. */
export function MenuButton({ label, children, menu, ...looks }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        {...looks}
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {children}
        </Box>
      </Button>
      {wasOpened && <Suspense>{menu(anchor, () => setAnchor(null))}</Suspense>}
    </>
  );
}
