import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PersonPictureProps {
  readonly name: string;
  /** address of a picture, '' for none */
  readonly picture: string;
  /** in pixels */
  readonly size: number;
  /** in place of the initials, where what acts is no person */
  readonly icon?: ReactNode;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

/** Drawn, not written: a button around the picture is named in words, which initials are no part of. */
const Initials = ({ of }: { readonly of: string }) => (
  <Box
    component="span"
    data-initials={initials(of)}
    sx={{ '&::before': { content: 'attr(data-initials)' } }}
  />
);

/** A person's picture or initials, the same wherever a person is shown. Decorative: the name stands beside it. */
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
