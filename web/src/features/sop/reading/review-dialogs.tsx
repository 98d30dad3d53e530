import type { SopArticle } from '@harborline/domain/entities/sop';
import { writeSop } from '@harborline/domain/permissions/requirements';
import { SOP_READING_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { toDayField } from '../../../shared/format/local-times';
import { staffName } from '../../../shared/staff/staff-name';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useReview } from './use-review';

interface ReviewDialogProps {
  sop: Pick<SopArticle, 'id' | 'support_lib_id' | 'owner_ref' | 'verify_by'>;
  onClose: () => void;
}

/** Chooses who keeps an SOP correct, and by when it should be checked. */
export function SopReviewDialog({ sop, onClose }: ReviewDialogProps) {
  const people = usePeopleWho(sop.support_lib_id, writeSop);
  const review = useReview(sop.id);
  const [owner, setOwner] = useState(sop.owner_ref);
  const [day, setDay] = useState(() => toDayField(sop.verify_by?.toDate() ?? null));
  const submit = async () => {
    if (await review.setReview(owner, day)) onClose();
  };
  return (
    <FormDialog
      title={SOP_READING_TEXTS.reviewTitle}
      description={SOP_READING_TEXTS.reviewBody}
      confirmLabel={SOP_READING_TEXTS.saveReview}
      isBusy={review.isSaving}
      isReady
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChoiceSelect
          label={SOP_READING_TEXTS.owner}
          value={people.some(({ id }) => id === owner) ? owner : ''}
          choices={[
            { value: '', label: SOP_READING_TEXTS.nobody },
            ...people.map((person) => ({ value: person.id, label: staffName(person) })),
          ]}
          onChange={setOwner}
        />
        <TextInput
          label={SOP_READING_TEXTS.verifyBy}
          type="date"
          value={day}
          helpText={SOP_READING_TEXTS.verifyByHint}
          onChange={(event) => setDay(event.target.value)}
        />
      </Box>
    </FormDialog>
  );
}

/** Notes that an SOP is still correct, and by when to check it again. */
export function SopVerifyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const review = useReview(id);
  const [day, setDay] = useState('');
  const submit = async () => {
    if (await review.verify(day)) onClose();
  };
  return (
    <FormDialog
      title={SOP_READING_TEXTS.verifyTitle}
      description={SOP_READING_TEXTS.verifyBody}
      confirmLabel={SOP_READING_TEXTS.verify}
      isBusy={review.isSaving}
      isReady
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={SOP_READING_TEXTS.nextVerification}
        type="date"
        value={day}
        helpText={SOP_READING_TEXTS.verifyByHint}
        onChange={(event) => setDay(event.target.value)}
      />
    </FormDialog>
  );
}
