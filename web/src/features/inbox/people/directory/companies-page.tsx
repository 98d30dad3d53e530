import type { ListedCompany } from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import Typography from '@mui/material/Typography';
import { usePages } from '../../../../shared/requests/use-pages';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { loadCompanies } from '../people-calls';
import { LinkRow } from '../person-row';
import { PEOPLE } from '../use-person';
import { DirectoryFrame } from './directory-frame';
import { type DirectoryRow, directoryPage } from './directory-row';
import { useDirectoryWords } from './use-directory-words';

const { directory } = PEOPLE_TEXTS;
const TEXTS = {
  title: directory.companies,
  intro: directory.companiesIntro,
  search: directory.searchCompanies,
  empty: directory.noCompanies,
  emptyBody: directory.noCompaniesBody,
  noneFoundBody: directory.noneFoundDomain,
} as const;

const CompanyRow = ({ company }: { company: ListedCompany }) => (
  <LinkRow
    to={adminLinks.company(company.domain)}
    picture={<BusinessIcon sx={{ color: 'text.secondary', width: 36 }} />}
    title={
      <Typography variant="subtitle2" component="span" noWrap>
        <bdi>{company.domain}</bdi>
      </Typography>
    }
    detail={directory.peopleCount(company.people_count, LIMITS.countedTickets)}
    lastTicketAt={company.last_ticket_at}
  />
);

/** /admin/inbox/companies: the companies whose people write tickets (D-134). */
export function CompaniesPage() {
  const { typed, setTyped, words } = useDirectoryWords();
  const list = usePages<DirectoryRow<ListedCompany>>({
    key: [PEOPLE, 'companies', words],
    load: async (cursor, signal) => {
      const { companies, ...rest } = await loadCompanies({ words, cursor, signal });
      return directoryPage({ entries: companies, ...rest }, ({ domain }) => domain);
    },
    idOf: ({ id }) => id,
  });
  return (
    <DirectoryFrame
      of="companies"
      texts={TEXTS}
      typed={typed}
      onType={setTyped}
      words={words}
      list={list}
      row={(company) => <CompanyRow key={company.domain} company={company} />}
    />
  );
}
