import type { SopArticle } from '@harborline/domain/entities/sop';
import { isSopOverdue } from '@harborline/domain/sop/sop-state';
import { isAgencyUser } from '@harborline/domain/team/standing';
import { SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { absoluteDay } from '../../../shared/format/staff-times';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { useStaffName } from '../../../shared/writing/use-staff-name';
import { OfferSwitch } from './offer-switch';
import { SopReviewDialog, SopVerifyDialog } from './review-dialogs';

const orNull = (uid: string): string | null => (uid === '' ? null : uid);

function Line({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="caption" color="textSecondary" component="dt">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0 }}>
        <bdi>{text}</bdi>
      </Typography>
    </Box>
  );
}

/** Who keeps an SOP correct, and when it was and should be checked. */
export function SopDetails({ sop, categoryTitle }: { sop: SopArticle; categoryTitle: string }) {
  const user = useStaff();
  const mayReview = useMay('SopArticles.review');
  const mayOffer = useMay('SopArticles.offer') && isAgencyUser(user);
  const owner = useStaffName(orNull(sop.owner_ref));
  const verifier = useStaffName(orNull(sop.verified_by));
  const [open, setOpen] = useState<'review' | 'verify' | null>(null);
  const [nowMs] = useState(() => Date.now());
  const verifyBy = sop.verify_by === null ? SOP_READING_TEXTS.noDate : absoluteDay(sop.verify_by.toDate());
  return (
    <Box component="section" aria-labelledby="sop-details">
      <Typography id="sop-details" variant="h3" component="h2" sx={{ mb: 1 }}>
        {SOP_READING_TEXTS.details}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <Line label={SOP_TEXTS.category} text={categoryTitle} />
        <Line
          label={SOP_READING_TEXTS.owner}
          text={sop.owner_ref === '' ? SOP_READING_TEXTS.nobody : (owner ?? '')}
        />
        <Line label={SOP_READING_TEXTS.verifyBy} text={verifyBy} />
      </Box>
      {!sop.is_disabled && isSopOverdue(sop, nowMs) && (
        <Chip size="small" color="warning" variant="outlined" label={SOP_TEXTS.overdue} sx={{ mb: 1 }} />
      )}
      {sop.verified_at !== null && verifier !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {SOP_READING_TEXTS.verifiedOn(absoluteDay(sop.verified_at.toDate()), verifier)}
        </Typography>
      )}
      {mayReview && !sop.is_disabled && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sop.verify_by !== null && (
            <Button size="small" variant="outlined" onClick={() => setOpen('verify')}>
              {SOP_READING_TEXTS.verify}
            </Button>
          )}
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('review')}>
            {SOP_READING_TEXTS.review}
          </Button>
        </Box>
      )}
      {mayOffer && !sop.is_disabled && <OfferSwitch sop={sop} />}
      {open === 'review' && <SopReviewDialog sop={sop} onClose={() => setOpen(null)} />}
      {open === 'verify' && <SopVerifyDialog id={sop.id} onClose={() => setOpen(null)} />}
    </Box>
  );
}
