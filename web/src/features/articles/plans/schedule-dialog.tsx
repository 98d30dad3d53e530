import { type ScheduleFault, scheduleFault } from '@harborline/domain/articles/article-plan';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { fromField, localZone, toTimeField } from '../../../shared/format/local-times';
import { useStaff } from '../../../shared/staff/session-context';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { PlanHandle } from './use-article-plan';

interface ScheduleDialogProps {
  handle: PlanHandle;
  onClose: () => void;
}

const stampOf = (at: Date | null): Timestamp | null => (at === null ? null : Timestamp.fromDate(at));

/** Chooses when an article is published and unpublished. */
export function ScheduleDialog({ handle: { plan, isSaving, save }, onClose }: ScheduleDialogProps) {
  const { uid } = useStaff();
  const [publish, setPublish] = useState(() => toTimeField(plan?.publish_at?.toDate() ?? null));
  const [unpublish, setUnpublish] = useState(() => toTimeField(plan?.unpublish_at?.toDate() ?? null));
  const [fault, setFault] = useState<ScheduleFault>();
  const submit = async () => {
    const [publishAt, unpublishAt] = [fromField(publish), fromField(unpublish)];
    const times = { publishAt: publishAt?.getTime() ?? null, unpublishAt: unpublishAt?.getTime() ?? null };
    const found = scheduleFault(times, Date.now());
    setFault(found);
    if (found !== undefined) return;
    const changes = {
      publish_at: stampOf(publishAt),
      unpublish_at: stampOf(unpublishAt),
      next_at: stampOf(publishAt ?? unpublishAt),
      scheduled_by: uid,
      failure: null,
    };
    if (await save(changes, PLAN_TEXTS.scheduled)) onClose();
  };
  const isSecond = fault === 'order' || (fault === 'past' && publish === '');
  const text = fault === undefined ? undefined : PLAN_TEXTS.faults[fault];
  return (
    <FormDialog
      title={PLAN_TEXTS.scheduleTitle}
      description={PLAN_TEXTS.scheduleBody}
      confirmLabel={PLAN_TEXTS.save}
      isBusy={isSaving}
      isReady={publish !== '' || unpublish !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        <TextInput
          label={PLAN_TEXTS.publishAt}
          type="datetime-local"
          value={publish}
          errorText={isSecond ? undefined : text}
          onChange={(event) => setPublish(event.target.value)}
        />
        <TextInput
          label={PLAN_TEXTS.unpublishAt}
          type="datetime-local"
          value={unpublish}
          errorText={isSecond ? text : undefined}
          onChange={(event) => setUnpublish(event.target.value)}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {PLAN_TEXTS.zone(localZone())}
      </Typography>
    </FormDialog>
  );
}
