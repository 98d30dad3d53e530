import { endChecklist as endContract } from '@harborline/domain/api/inbox/checklists';
import type { Checklist } from '@harborline/domain/entities/checklist';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../shared/requests/use-change';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { endChecklist } from './change-checklist';
import { ChecklistSteps } from './checklist-steps';
import { SopLink } from './sop-link';
import { VersionNotice } from './version-notice';

type Ending = 'finished' | 'abandoned';

interface ChecklistCardProps {
  checklist: Checklist;
  /** it was started here just now, so the keyboard goes on in it */
  takesFocus: boolean;
  onEnded: () => void;
}

/** A checklist that runs on a ticket. */
export function ChecklistCard({ checklist, takesFocus, onEnded }: ChecklistCardProps) {
  const { sop_title: title } = checklist;
  const toasts = useToasts();
  const mayEnd = useMay(endContract);
  const [asked, ask] = useState<Ending | null>(null);
  const open = checklist.steps.filter(({ done_by }) => done_by === '').length;
  const cardRef = useRef<HTMLDivElement>(null);
  const end = useChange({
    name: 'checklist-end',
    run: (state: Ending) => endChecklist(checklist, state),
    onDone: onEnded,
    onRefused: () => toasts.error(CHECKLIST_TEXTS.changeFailed),
  });
  const endAs = (state: Ending) => {
    ask(null);
    void end.run(state);
  };
  useEffect(() => {
    if (takesFocus) cardRef.current?.focus();
  }, [takesFocus]);
  return (
    <Box
      ref={cardRef}
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 0.75,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <div>
        <SopLink id={checklist.sop_ref} title={title} />
        <Typography variant="caption" color="textSecondary" component="p">
          {CHECKLIST_TEXTS.version(checklist.version)}
        </Typography>
      </div>
      <VersionNotice sop_ref={checklist.sop_ref} version={checklist.version} />
      <ChecklistSteps checklist={checklist} />
      {mayEnd && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="contained"
            aria-label={CHECKLIST_TEXTS.finishOf(title)}
            disabled={end.isRunning}
            onClick={() => (open > 0 ? ask('finished') : void end.run('finished'))}
          >
            {CHECKLIST_TEXTS.finish}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={CHECKLIST_TEXTS.abandonOf(title)}
            disabled={end.isRunning}
            onClick={() => ask('abandoned')}
          >
            {CHECKLIST_TEXTS.abandon}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={asked === 'finished'}
        title={CHECKLIST_TEXTS.finishTitle(title)}
        description={CHECKLIST_TEXTS.finishBody(open)}
        confirmLabel={CHECKLIST_TEXTS.finish}
        onConfirm={() => endAs('finished')}
        onCancel={() => ask(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'abandoned'}
        title={CHECKLIST_TEXTS.abandonTitle(title)}
        description={CHECKLIST_TEXTS.abandonBody}
        confirmLabel={CHECKLIST_TEXTS.abandon}
        isDestructive
        onConfirm={() => endAs('abandoned')}
        onCancel={() => ask(null)}
      />
    </Box>
  );
}
