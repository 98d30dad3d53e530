import type { CompanyAnswer } from '@harborline/domain/api/inbox/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { useRequest } from '../../../shared/requests/use-request';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { Card } from './card';
import { loadCompany } from './people-calls';
import { PersonFrame } from './person-frame';
import { PersonRow } from './person-row';

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
          <PersonRow key={person.id} person={person} />
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
    <PersonFrame title={domain} list="companies" intro={PEOPLE_TEXTS.companyIntro}>
      {state.status === 'loading' ? <ListSkeleton height={60} /> : <Colleagues {...state.data} />}
    </PersonFrame>
  );
}
