import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';

interface PastIncidentsProps {
  count: number;
  /** the list, shown on demand */
  children: ReactNode;
}

/** Incidents that are over and that the page still has, folded until somebody asks for them. */
export function PastIncidents({ count, children }: PastIncidentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <div>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          sx={{ ml: -1 }}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? STATUS_SETTINGS_TEXTS.hidePast : STATUS_SETTINGS_TEXTS.showPast(count)}
        </Button>
      </div>
      {isOpen && children}
    </>
  );
}
