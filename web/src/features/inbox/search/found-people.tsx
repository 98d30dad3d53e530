import { listCompanies, listPeople } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { queryWords } from '@harborline/domain/tickets/search/words';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { personLabel } from '../people/person-label';
import { PEOPLE } from '../people/use-person';

const TEXTS = PEOPLE_TEXTS.directory;

/** People and companies that stand above the tickets; their own list has them all. */
const SHOWN = 3;

async function load(q: string, signal: AbortSignal) {
  const query = { q, per_page: SHOWN };
  const [{ people }, { companies }] = await Promise.all([
    callApi(listPeople, { query, signal }),
    callApi(listCompanies, { query, signal }),
  ]);
  return { people, companies };
}

interface RowProps {
  to: string;
  picture: ReactNode;
  name: string;
  detail: string;
}

const Row = ({ to, picture, name, detail }: RowProps) => (
  <Box
    component={Link}
    to={to}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      px: 2,
      py: 0.75,
      color: 'text.primary',
      textDecoration: 'none',
      '&:hover': { bgcolor: 'surface.sunken' },
      '&:focus-visible': { outlineOffset: -2 },
    }}
  >
    {picture}
    <Typography component="span" variant="body2" noWrap sx={{ flex: '1 1 auto', minWidth: 0 }}>
      <bdi>{name}</bdi>
    </Typography>
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      noWrap
      sx={{ flex: '0 1 auto', minWidth: 0 }}
    >
      {detail}
    </Typography>
  </Box>
);

/** People and companies that have the words of a search, above its tickets (D-134); nothing if there are none. */
export function FoundPeople({ query }: { query: string }) {
  const isOnline = useIsOnline();
  const { state } = useRequest({
    key: [PEOPLE, 'found', query],
    load: (signal) => load(query, signal),
    isNeeded: isOnline && queryWords(query).length > 0,
  });
  if (state.status === 'failed')
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, pt: 1 }}>
        {TEXTS.failed}
      </Typography>
    );
  if (state.status !== 'ready') return null;
  const { people, companies } = state.data;
  if (people.length + companies.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={TEXTS.found}
      sx={{ flex: 'none', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', gap: 1, px: 2, pt: 0.5, justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
          {TEXTS.found}
        </Typography>
        <MuiLink
          component={Link}
          to={adminLinks.people(query)}
          variant="caption"
          aria-label={TEXTS.seeAll}
          sx={{ py: 0.5 }}
        >
          {TEXTS.all}
        </MuiLink>
      </Box>
      {people.map((person) => (
        <Row
          key={person.id}
          to={adminLinks.person(person.id)}
          picture={<PersonPicture name={personLabel(person)} picture="" size={24} />}
          name={personLabel(person)}
          detail={person.is_verified ? person.email : `${person.email} · ${TEXTS.unverified}`}
        />
      ))}
      {companies.map(({ domain }) => (
        <Row
          key={domain}
          to={adminLinks.company(domain)}
          picture={<BusinessIcon fontSize="small" sx={{ color: 'text.secondary', width: 24 }} />}
          name={domain}
          detail={TEXTS.company}
        />
      ))}
    </Box>
  );
}
