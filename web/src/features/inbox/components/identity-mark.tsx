import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';

/** Whether the visitor's name and address were confirmed by anyone; a claim is marked as one. */
export function IdentityMark({ isVerified }: { isVerified: boolean }) {
  if (isVerified) {
    return (
      <Chip
        size="small"
        variant="outlined"
        color="success"
        icon={<VerifiedIcon />}
        label={INBOX_TEXTS.verified}
      />
    );
  }
  return (
    <Tooltip title={INBOX_TEXTS.unverifiedHint} describeChild>
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        tabIndex={0}
        icon={<GppMaybeIcon />}
        label={INBOX_TEXTS.unverified}
      />
    </Tooltip>
  );
}
