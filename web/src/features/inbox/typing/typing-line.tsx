import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Shows who is typing; its space is always reserved, so that nothing moves. */
export function TypingLine({ notice }: { notice: string | null }) {
  return (
    <Box role="status" sx={{ minHeight: 22, mt: 1 }}>
      {notice !== null && (
        <Typography variant="caption" color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {notice}
        </Typography>
      )}
    </Box>
  );
}
