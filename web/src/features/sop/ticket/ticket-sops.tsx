import { startChecklist as startContract } from '@harborline/domain/api/inbox/checklists';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { ChecklistCard } from './checklist-card';
import { EndedChecklists } from './ended-checklists';
import { SopFinder } from './sop-finder';
import { startChecklist } from './start-checklist';
import { type SopTicket, useTicketSops } from './use-ticket-sops';

/** SOPs beside a ticket (D-85): the checklists that run on it, those that fit it, a search, and what has ended. */
export function TicketSops({ ticket }: { ticket: SopTicket }) {
  const { sops, checklists, suggested } = useTicketSops(ticket);
  const toasts = useToasts();
  const mayStart = useMay(startContract);
  const [startedId, setStartedId] = useState('');
  const panelRef = useRef<HTMLDivElement>(null);
  const starting = useChange({
    name: 'checklist-start',
    run: (sopId: string) => startChecklist(ticket.id, sopId),
    onDone: setStartedId,
    onRefused: () => toasts.error(CHECKLIST_TEXTS.startFailed),
  });
  const failed = [sops, checklists].find(({ status }) => status === 'failed' || status === 'denied');
  if (failed !== undefined && 'retry' in failed)
    return <ErrorState title={CHECKLIST_TEXTS.loadFailed} onRetry={failed.retry} />;
  if (sops.status !== 'ready' || checklists.status !== 'ready') return <ListSkeleton height={44} />;
  const running = checklists.data.filter(({ state }) => state === 'running');
  return (
    // What had the focus disappears with a checklist that ends.
    <Box ref={panelRef} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 0 }}>
      {running.map((checklist) => (
        <ChecklistCard
          key={`${ticket.id}/${checklist.id}`}
          checklist={checklist}
          takesFocus={checklist.id === startedId}
          onEnded={() => {
            setStartedId('');
            panelRef.current?.focus();
          }}
        />
      ))}
      <SopFinder
        key={ticket.id}
        sops={sops.data}
        suggested={suggested}
        running={running}
        starting={{ mayStart, isBusy: starting.isRunning, start: (id) => void starting.run(id) }}
      />
      <EndedChecklists checklists={checklists.data.filter(({ state }) => state !== 'running')} />
    </Box>
  );
}
