import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import DownIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import UpIcon from '@mui/icons-material/KeyboardArrowUpOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface Hidden {
  readonly above: boolean;
  readonly below: boolean;
}

const NOTHING: Hidden = { above: false, below: false };

/** Which ends of the scrolling list are out of view. */
function useHiddenEnds(scroller: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState(NOTHING);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      const above = scrollTop > 1;
      const below = scrollTop + clientHeight < scrollHeight - 1;
      setHidden((now) => (now.above === above && now.below === below ? now : { above, below }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  });
  return hidden;
}

interface StepProps {
  label: string;
  icon: ReactNode;
  onStep: () => void;
}

/** Only for pointers: keyboard users scroll by moving through the entries. */
function Step({ label, icon, onStep }: StepProps) {
  return (
    <ButtonBase
      aria-label={label}
      title={label}
      tabIndex={-1}
      onClick={onStep}
      sx={{
        flex: 'none',
        alignSelf: 'stretch',
        height: 20,
        '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
      }}
    >
      {icon}
    </ButtonBase>
  );
}

/** The entries of the rail. If the window is too low for all of them, arrows show that there are more. */
export function ScrollingEntries({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { above, below } = useHiddenEnds(scroller);
  const step = (direction: 1 | -1) => () => {
    const element = scroller.current;
    element?.scrollBy({ top: direction * element.clientHeight * 0.75 });
  };
  return (
    <Box sx={{ flex: 1, minHeight: 61, width: '100%', display: 'flex', flexDirection: 'column' }}>
      {above && (
        <Step label={SHELL_TEXTS.earlierEntries} icon={<UpIcon fontSize="small" />} onStep={step(-1)} />
      )}
      <Box
        ref={scroller}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 0.25,
          overflowY: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {children}
      </Box>
      {below && (
        <Step label={SHELL_TEXTS.laterEntries} icon={<DownIcon fontSize="small" />} onStep={step(1)} />
      )}
    </Box>
  );
}
