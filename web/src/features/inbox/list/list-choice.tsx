import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { TicketView } from './ticket-filter';

const ListMenu = lazy(async () => ({ default: (await import('./list-menu')).ListMenu }));

/** Which list of tickets is shown, with a menu of the others (S3-40, D-76). */
export function ListChoice({ view }: { view: TicketView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = INBOX_TEXTS.lists[view.tab];
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={INBOX_TEXTS.listIs(name)}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        {name}
      </Button>
      {wasOpened && (
        <Suspense>
          <ListMenu anchor={anchor} view={view} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
