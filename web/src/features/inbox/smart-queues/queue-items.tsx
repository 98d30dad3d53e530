import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import CheckIcon from '@mui/icons-material/CheckRounded';
import TakeIcon from '@mui/icons-material/MoveToInboxRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMayDraw } from '../../../shared/smart-queues/use-may-draw';
import { useSmartQueues } from '../../../shared/smart-queues/use-smart-queues';
import { useTakeNext } from '../../../shared/smart-queues/use-take-next';

const PLAIN = { primary: { sx: { fontSize: 'inherit' }, noWrap: true, dir: 'auto' } } as const;

/** The queues that offer the person tickets, and a way to the next one, whichever queue has it. */
export function QueueItems({ current, onClick }: { current: string; onClick: () => void }) {
  const groupId = useId();
  const { state } = useSmartQueues();
  const mayDraw = useMayDraw();
  const { takeNext } = useTakeNext();
  const queues = state.status === 'ready' ? state.data.filter(({ standing }) => standing !== 'none') : [];
  if (queues.length === 0) return null;
  return [
    <Divider key="line" component="li" aria-hidden />,
    <ListSubheader
      key="group"
      // A menu has items alone; each of them is described by it.
      role="presentation"
      id={groupId}
      sx={{ bgcolor: 'transparent', lineHeight: 2.5 }}
    >
      {SMART_QUEUE_TEXTS.group}
    </ListSubheader>,
    ...(mayDraw
      ? [
          <MenuItem
            key="next"
            onClick={() => {
              onClick();
              void takeNext(null);
            }}
          >
            <ListItemIcon>
              <TakeIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText slotProps={PLAIN}>{SMART_QUEUE_TEXTS.takeNext}</ListItemText>
          </MenuItem>,
        ]
      : []),
    ...queues.map(({ smart_queue_ref: ref, name }) => (
      <MenuItem
        key={ref}
        component={Link}
        to={adminLinks.smartQueue(ref)}
        aria-describedby={groupId}
        aria-current={ref === current ? 'page' : undefined}
        onClick={onClick}
      >
        <ListItemIcon>{ref === current && <CheckIcon fontSize="small" />}</ListItemIcon>
        <ListItemText slotProps={PLAIN}>{name}</ListItemText>
      </MenuItem>
    )),
  ];
}
