import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { personLabel } from './person-label';
import { PersonMark } from './person-mark';

interface LinkRowProps {
  to: string;
  /** before the texts */
  picture: ReactNode;
  title: ReactNode;
  detail: string;
  /** ISO 8601 */
  lastTicketAt: string;
}

/** A row of a list of people or companies, which leads to their page. */
export function LinkRow({ to, picture, title, detail, lastTicketAt }: LinkRowProps) {
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={to}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'surface.sunken' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {picture}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>{title}</Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {detail}
          </Typography>
        </Box>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ flex: 'none', textAlign: 'end', display: 'grid' }}
        >
          <span>{PEOPLE_TEXTS.lastTicket}</span>
          <RelativeTime at={new Date(lastTicketAt)} />
        </Typography>
      </Box>
    </Box>
  );
}

interface PersonRowProps {
  person: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly is_verified: boolean;
    readonly last_ticket_at: string;
  };
}

/** A person who writes tickets, in a list. */
export function PersonRow({ person }: PersonRowProps) {
  const name = personLabel(person);
  return (
    <LinkRow
      to={adminLinks.person(person.id)}
      picture={<PersonPicture name={name} picture="" size={36} />}
      title={
        <>
          <Typography variant="subtitle2" component="span" noWrap>
            <bdi>{name}</bdi>
          </Typography>
          <PersonMark isVerified={person.is_verified} />
        </>
      }
      detail={person.email}
      lastTicketAt={person.last_ticket_at}
    />
  );
}
