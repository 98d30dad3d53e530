import Box from '@mui/material/Box';
import { CategoryIcon } from '../../../shared/ui-public/category-icon';

/** A category's icon as visitors see it, in the colours of the admin area; hidden from screen readers. */
export function CategoryTile({ icon }: { icon: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        color: 'primary.main',
        '& svg': {
          width: 20,
          height: 20,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.75,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        },
      }}
    >
      <CategoryIcon name={icon} />
    </Box>
  );
}
