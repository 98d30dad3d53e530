import type { SopArticle } from '@harborline/domain/entities/sop';
import { readingState } from '@harborline/domain/sop/sop-state';
import { ownSopReceipts } from '@harborline/domain/stores/sops';
import { SOP_READING_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { report } from '../../../shared/config/report';
import { absoluteTime } from '../../../shared/format/staff-times';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import type { Stored } from '../../../shared/store/snapshot-record';
import { watchRecords } from '../../../shared/store/watch-records';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { confirmReading } from './confirm-reading';

type Sop = Pick<SopArticle, 'id' | 'support_lib_id' | 'is_published' | 'is_disabled' | 'version'>;
type Receipt = Stored<{ version: number; read_at: { toDate(): Date } }> | undefined;

/** The signed-in person's receipt for an SOP, live; null while it loads. */
function useOwnReceipt({ id, support_lib_id }: Sop): { readonly receipt: Receipt } | null {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<Receipt>) =>
        watchRecords(
          firestore,
          ownSopReceipts(support_lib_id, uid, [id]),
        )({ next: ({ records }) => next(records[0]), error }),
    [firestore, support_lib_id, uid, id],
  );
  const { live } = useSubscription(source);
  return live.status === 'ready' ? { receipt: live.data } : null;
}

/** Asks the reader to confirm the published version, and says what they have confirmed. */
export function ReadingReceipt({ sop }: { sop: Sop }) {
  const firestore = useStaffFirestore();
  const { uid } = useStaff();
  const toasts = useToasts();
  const mayConfirm = useMay('SopReceipts.writeOwn');
  const own = useOwnReceipt(sop);
  const [isBusy, setBusy] = useState(false);
  const state = own === null ? 'not-asked' : readingState(sop, own.receipt);
  if (own === null || state === 'not-asked') return null;
  const { receipt } = own;
  const confirm = async () => {
    setBusy(true);
    try {
      const outcome = await confirmReading(firestore, sop, uid);
      if (outcome === 'outdated') toasts.error(SOP_READING_TEXTS.outdated);
    } catch (error) {
      report('sop-receipt', error);
      toasts.error(SOP_READING_TEXTS.confirmFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box role="status" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
      {state === 'read' && receipt !== undefined && (
        <Typography variant="body2">
          {SOP_READING_TEXTS.confirmed(receipt.version, absoluteTime(receipt.read_at.toDate()))}
        </Typography>
      )}
      {state === 'changed' && receipt !== undefined && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {SOP_READING_TEXTS.changed(receipt.version)}
        </Typography>
      )}
      {state !== 'read' && (
        <Button variant="contained" disabled={isBusy || !mayConfirm} onClick={() => void confirm()}>
          {SOP_READING_TEXTS.confirm(sop.version)}
        </Button>
      )}
    </Box>
  );
}
