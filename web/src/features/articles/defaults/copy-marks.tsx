import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';

interface CopyMarksProps {
  text: { readonly id: string; readonly origin_ref?: string | undefined };
  /** ids of the copies whose originals have changed since */
  updated: ReadonlySet<string>;
  /** address of the view in which an update is taken or left */
  decideAt: string;
}

/** Marks a row of the library's own list that is a copy of its parent's text (U-12); nothing on other rows. */
export function CopyMarks({ text: { id, origin_ref }, updated, decideAt }: CopyMarksProps) {
  if (origin_ref === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      <Chip size="small" variant="outlined" label={DEFAULT_CONTENT_TEXTS.copyOfParent} />
      {updated.has(id) && (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          component={Link}
          to={decideAt}
          clickable
          label={DEFAULT_CONTENT_TEXTS.updateAvailable}
          // Above the link that covers the row.
          sx={{ position: 'relative', zIndex: 1 }}
        />
      )}
    </Box>
  );
}
