import Typography from '@mui/material/Typography';

/** A line of the list where there is nothing to show. The composer announces it. */
export const ListLine = ({ text }: { text: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
    {text}
  </Typography>
);
