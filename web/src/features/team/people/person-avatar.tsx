import Box from '@mui/material/Box';
import type { Presence } from '../../../shared/staff/presence';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';

const DOT_COLORS: Record<Presence, string> = {
  online: 'success.main',
  away: 'warning.main',
  offline: 'text.disabled',
};

interface PersonAvatarProps {
  name: string;
  picture: string;
  /** null shows no mark */
  presence?: Presence | null;
  size?: number;
}

/** Picture or initials with a mark of presence. Decorative: name and presence are beside it as text. */
export function PersonAvatar({ name, picture, presence = null, size = 36 }: PersonAvatarProps) {
  return (
    <Box aria-hidden sx={{ position: 'relative', flex: 'none', width: size, height: size }}>
      <PersonPicture name={name} picture={picture} size={size} />
      {presence !== null && (
        <Box
          sx={{
            position: 'absolute',
            right: -2,
            bottom: -2,
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: 2,
            borderColor: 'background.paper',
            bgcolor: DOT_COLORS[presence],
          }}
        />
      )}
    </Box>
  );
}
