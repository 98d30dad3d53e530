import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileGroup } from './profile-groups';

interface ProfileListProps {
  groups: readonly ProfileGroup[];
  pathname: string;
}

export function ProfileList({ groups, pathname }: ProfileListProps) {
  const id = useId();
  return groups.map(({ title, links }) => (
    <Box key={title} sx={{ mb: 2 }}>
      <Typography
        id={`${id}-${title}`}
        variant="overline"
        component="p"
        color="textSecondary"
        sx={{ px: 1.25, mb: 0.5 }}
      >
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={`${id}-${title}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ page, label, to }) => {
          const isCurrent = pathname.toLowerCase() === to.toLowerCase();
          return (
            <li key={page}>
              <Box
                component={Link}
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                sx={{
                  display: 'block',
                  px: 1.25,
                  py: 0.875,
                  borderRadius: 1,
                  typography: 'body2',
                  fontWeight: isCurrent ? 600 : 400,
                  color: isCurrent ? 'primary.main' : 'text.primary',
                  bgcolor: isCurrent ? 'surface.selected' : 'transparent',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: isCurrent ? 'surface.selected' : 'surface.sunken' },
                  '&:focus-visible': { outlineOffset: -2 },
                }}
              >
                {label}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  ));
}
