import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { initials } from '../format/initials';

interface PersonPictureProps {
  readonly name: string;
  /** URL of the picture, '' for none */
  readonly picture: string;
  /** in pixels */
  readonly size: number;
  /** replaces the initials if the actor is not a person */
  readonly icon?: ReactNode;
}

/** Drawn by CSS, so that the initials are not part of the name of a button around the picture. */
const Initials = ({ of }: { readonly of: string }) => (
  <Box
    component="span"
    data-initials={initials(of)}
    sx={{ '&::before': { content: 'attr(data-initials)' } }}
  />
);

/** A person's picture or initials, the same everywhere. Decorative: the name is beside it. */
export const PersonPicture = ({ name, picture, size, icon }: PersonPictureProps) => (
  <Avatar
    src={picture === '' ? undefined : picture}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.36,
      fontWeight: 600,
      bgcolor: 'surface.agent',
      color: 'surface.agentText',
    }}
  >
    {icon ?? <Initials of={name} />}
  </Avatar>
);
