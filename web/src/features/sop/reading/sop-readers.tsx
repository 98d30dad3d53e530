import type { SopArticle, SopReceipt } from '@harborline/domain/entities/sop';
import { sopReaders } from '@harborline/domain/stores/sops';
import { SOP_READING_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { absoluteDay } from '../../../shared/format/staff-times';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecords } from '../../../shared/store/watch-records';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { useStaffName } from '../../../shared/writing/use-staff-name';

function Reader({ receipt, isEarlier }: { receipt: SopReceipt; isEarlier: boolean }) {
  const name = useStaffName(receipt.reader_ref);
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Typography variant="body2" component="div" sx={{ fontWeight: 550 }}>
        {name === null ? <Skeleton width={120} /> : <bdi>{name}</bdi>}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {SOP_READING_TEXTS.readOn(receipt.version, absoluteDay(receipt.read_at.toDate()))}
        </Typography>
        {isEarlier && (
          <Chip size="small" color="warning" variant="outlined" label={SOP_READING_TEXTS.earlierVersion} />
        )}
      </Box>
    </Box>
  );
}

/** Who has read which version, the last first; for people who publish SOPs. */
export function SopReaders({ sop }: { sop: Pick<SopArticle, 'id' | 'support_lib_id' | 'version'> }) {
  const firestore = useStaffFirestore();
  const { id, support_lib_id } = sop;
  const source = useMemo(
    () =>
      ({ next, error }: Observer<readonly SopReceipt[]>) =>
        watchRecords(
          firestore,
          sopReaders(support_lib_id, id),
        )({
          next: ({ records }) => next(records),
          error,
        }),
    [firestore, support_lib_id, id],
  );
  const { live } = useSubscription(source);
  return (
    <Box component="section" aria-labelledby="sop-readers">
      <Typography id="sop-readers" variant="h3" component="h2" sx={{ mb: 1 }}>
        {SOP_READING_TEXTS.readers}
      </Typography>
      {live.status === 'loading' && <Skeleton variant="rounded" height={48} />}
      {(live.status === 'failed' || live.status === 'denied') && (
        <Typography role="alert" variant="body2" color="error">
          {SOP_READING_TEXTS.readersFailed}
        </Typography>
      )}
      {live.status === 'ready' && live.data.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {SOP_READING_TEXTS.noReaders}
        </Typography>
      )}
      {live.status === 'ready' && live.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {live.data.map((receipt) => (
            <Reader key={receipt.id} receipt={receipt} isEarlier={receipt.version !== sop.version} />
          ))}
        </Box>
      )}
    </Box>
  );
}
