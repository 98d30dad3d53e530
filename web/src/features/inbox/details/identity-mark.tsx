import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';
import { useLate } from '../../../shared/hooks/use-late';

/** Loaded later: with its dependencies it is a third of the thread's code, for a hint on some tickets. */
const loadTooltip = async () => (await import('@mui/material/Tooltip')).default;

interface IdentityMarkProps {
  isVerified: boolean;
  /** only the icon, if the name needs the room */
  isShort?: boolean;
}

const SHORT = { width: 24, '& .MuiChip-icon': { m: 0 }, '& .MuiChip-label': { display: 'none' } } as const;

/** Shows whether the visitor's name and address are confirmed or only a claim. */
export function IdentityMark({ isVerified, isShort = false }: IdentityMarkProps) {
  const Tooltip = useLate(loadTooltip, !isVerified);
  const label = isVerified ? INBOX_TEXTS.verified : INBOX_TEXTS.unverified;
  const chip = (
    <Chip
      size="small"
      variant="outlined"
      color={isVerified ? 'success' : 'warning'}
      tabIndex={isVerified ? undefined : 0}
      icon={isVerified ? <VerifiedIcon /> : <GppMaybeIcon />}
      label={label}
      aria-label={isShort ? label : undefined}
      role={isShort ? 'img' : undefined}
      title={Tooltip === null && !isVerified ? INBOX_TEXTS.unverifiedHint : undefined}
      sx={{ flex: 'none', ...(isShort ? SHORT : {}) }}
    />
  );
  if (isVerified || Tooltip === null) return chip;
  return (
    <Tooltip title={INBOX_TEXTS.unverifiedHint} describeChild enterTouchDelay={0}>
      {chip}
    </Tooltip>
  );
}
