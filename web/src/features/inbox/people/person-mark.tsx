import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Chip from '@mui/material/Chip';

/** Says whether an address is proven to be a person's. */
export const PersonMark = ({ isVerified }: { isVerified: boolean }) => (
  <Chip
    size="small"
    variant="outlined"
    color={isVerified ? 'success' : 'warning'}
    icon={isVerified ? <VerifiedIcon /> : <GppMaybeIcon />}
    label={isVerified ? PEOPLE_TEXTS.verified : PEOPLE_TEXTS.claimed}
    sx={{ flex: 'none' }}
  />
);
