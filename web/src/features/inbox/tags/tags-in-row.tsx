import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';

const RowTags = lateComponent(async () => (await import('./row-tags')).RowTags);

/** The tags of a ticket in the row of a list; their place is kept until their names are there. */
export function TagsInRow({ refs = [] }: { refs: readonly string[] | undefined }) {
  if (refs.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', minHeight: 20, mt: 0.5 }}>
      <Suspense>
        <RowTags refs={refs} />
      </Suspense>
    </Box>
  );
}
