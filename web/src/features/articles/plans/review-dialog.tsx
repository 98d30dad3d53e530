import { VERIFY_EVERY_DAYS } from '@harborline/domain/entities/article-plan';
import { writeArticles } from '@harborline/domain/permissions/requirements';
import { PLAN_TEXTS } from '@harborline/domain/texts/article-plans';
import Box from '@mui/material/Box';
import { Timestamp } from 'firebase/firestore';
import { useState } from 'react';
import { fromField, toDayField } from '../../../shared/format/local-times';
import { staffName } from '../../../shared/staff/staff-name';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { PlanSelect } from './plan-select';
import type { PlanHandle } from './use-article-plan';

interface ReviewDialogProps {
  handle: PlanHandle;
  libraryId: string;
  onClose: () => void;
}

const EVERY = VERIFY_EVERY_DAYS.map((days) => ({ value: String(days), label: PLAN_TEXTS.everyDays[days] }));

/** Chooses who keeps an article correct, and by when it should be checked. */
export function ReviewDialog({ handle: { plan, isSaving, save }, libraryId, onClose }: ReviewDialogProps) {
  const writers = usePeopleWho(libraryId, writeArticles);
  const [owner, setOwner] = useState(plan?.owner_ref ?? '');
  const [day, setDay] = useState(() => toDayField(plan?.verify_by?.toDate() ?? null));
  const [every, setEvery] = useState(String(plan?.verify_every_days ?? 0));
  const people = writers.map((writer) => ({ value: writer.id, label: staffName(writer) }));
  const submit = async () => {
    const at = fromField(day);
    const verifyBy = at === null ? null : Timestamp.fromDate(at);
    const days = VERIFY_EVERY_DAYS.find((choice) => String(choice) === every) ?? 0;
    const changes = {
      owner_ref: owner,
      verify_by: verifyBy,
      remind_at: verifyBy,
      verify_every_days: days,
    };
    if (await save(changes, PLAN_TEXTS.reviewSaved)) onClose();
  };
  return (
    <FormDialog
      title={PLAN_TEXTS.reviewTitle}
      description={PLAN_TEXTS.reviewBody}
      confirmLabel={PLAN_TEXTS.saveReview}
      isBusy={isSaving}
      isReady
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PlanSelect
          label={PLAN_TEXTS.owner}
          value={owner}
          choices={[{ value: '', label: PLAN_TEXTS.nobody }, ...people]}
          onChange={setOwner}
        />
        <TextInput
          label={PLAN_TEXTS.verifyBy}
          type="date"
          value={day}
          helpText={PLAN_TEXTS.verifyByHint}
          onChange={(event) => setDay(event.target.value)}
        />
        <PlanSelect label={PLAN_TEXTS.every} value={every} choices={EVERY} onChange={setEvery} />
      </Box>
    </FormDialog>
  );
}
