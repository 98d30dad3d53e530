import type { CompanyAnswer } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { RelativeTime } from '../../../shared/ui-admin/relative-time';
import { Card } from './card';
import { loadCompany } from './people-calls';
import { PersonFrame } from './person-frame';
import { personLabel } from './person-label';
import { PersonMark } from './person-mark';

type Colleague = CompanyAnswer['people'][number];

function ColleagueRow({ person }: { person: Colleague }) {
  const name = personLabel(person);
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component={Link}
        to={adminLinks.person(person.id)}
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
        <PersonPicture name={name} picture="" size={36} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" component="span" noWrap>
              <bdi>{name}</bdi>
            </Typography>
            <PersonMark isVerified={person.is_verified} />
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {person.email}
          </Typography>
        </Box>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ flex: 'none', textAlign: 'end', display: 'grid' }}
        >
          <span>{PEOPLE_TEXTS.lastTicket}</span>
          <RelativeTime at={new Date(person.last_ticket_at)} />
        </Typography>
      </Box>
    </Box>
  );
}

function Colleagues({ people, open_count, has_more }: CompanyAnswer) {
  if (people.length === 0)
    return (
      <EmptyState
        icon={<PeopleIcon />}
        title={PEOPLE_TEXTS.companyEmpty}
        description={PEOPLE_TEXTS.companyEmptyBody}
      />
    );
  const said = has_more ? PEOPLE_TEXTS.companyMost : PEOPLE_TEXTS.companyCount;
  return (
    <Card title={PEOPLE_TEXTS.companyPeople} hint={said(people.length, open_count)} isFlush>
      <Box component="ul" aria-label={PEOPLE_TEXTS.companyPeople} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <ColleagueRow key={person.id} person={person} />
        ))}
      </Box>
    </Card>
  );
}

/** /admin/inbox/company/:domain: the people who write from one company (D-129). */
export function CompanyPage() {
  const { domain = '' } = useParams();
  const { state } = useRequest({
    key: ['visitor-people', 'company', domain],
    load: (signal) => loadCompany(domain, signal),
  });
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={PEOPLE_TEXTS.companyFailed} onRetry={state.retry} />;
  return (
    <PersonFrame title={domain} intro={PEOPLE_TEXTS.companyIntro}>
      {state.status === 'loading' ? <ListSkeleton height={60} /> : <Colleagues {...state.data} />}
    </PersonFrame>
  );
}
