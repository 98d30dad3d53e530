import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** While the first screen loads, the skeleton in admin.html stays visible; this informs screen readers. */
export function StartPage() {
  return <Box role="status" aria-label={KIT_TEXTS.loading} sx={VISUALLY_HIDDEN} />;
}
