import Box from '@mui/material/Box';

interface ComponentNameProps {
  title: string;
  /** name of its group; undefined outside of all groups */
  group: string | undefined;
}

/** A component in a list across groups, which may have several of one name. */
export function ComponentName({ title, group }: ComponentNameProps) {
  return (
    <>
      {/* Also where it cannot be chosen: its group must not weigh more. */}
      <Box component="bdi" sx={{ color: 'text.primary' }}>
        {title}
      </Box>
      {group !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          <bdi>{group}</bdi>
        </Box>
      )}
    </>
  );
}
