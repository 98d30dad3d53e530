import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';

/** To where canned replies are written. What is typed in the composer is kept meanwhile. */
export const ManageLink = () => (
  <Box sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}>
    <Link component={RouterLink} to={adminLinks.profile('cannedreplies')} variant="caption">
      {CANNED_REPLY_TEXTS.manage}
    </Link>
  </Box>
);
