import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import LockIcon from '@mui/icons-material/LockOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Pages } from '../../../../shared/requests/use-pages';
import { adminLinks } from '../../../../shared/routes/admin-links';
import { EmptyState } from '../../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../../shared/ui-admin/error-state';
import { LinkTabs } from '../../../../shared/ui-admin/link-tabs';
import { ListSkeleton } from '../../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../../shared/ui-admin/more-button';
import { SearchField } from '../../../../shared/ui-admin/search-field';
import { VISUALLY_HIDDEN } from '../../../../shared/ui-admin/visually-hidden';
import { PersonFrame } from '../person-frame';
import { type DirectoryRow, hasStopped } from './directory-row';

const TEXTS = PEOPLE_TEXTS.directory;

/** What differs between the list of people and that of companies. */
interface DirectoryTexts {
  readonly title: string;
  readonly intro: string;
  readonly search: string;
  readonly empty: string;
  readonly emptyBody: string;
  readonly noneFoundBody: string;
}

interface DirectoryFrameProps<Entry> {
  of: 'people' | 'companies';
  texts: DirectoryTexts;
  typed: string;
  onType: (words: string) => void;
  /** what is looked for; '' for everything */
  words: string;
  list: Pages<DirectoryRow<Entry>>;
  row: (entry: Entry) => ReactNode;
}

type ListProps<Entry> = Omit<DirectoryFrameProps<Entry>, 'of' | 'typed' | 'onType'>;

function Rows<Entry>({ texts, list, row }: ListProps<Entry>) {
  const isCut = hasStopped(list.rows);
  return (
    <>
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          '&:empty': { display: 'none' },
        }}
      >
        {list.rows.map(({ entry }) => entry !== null && row(entry))}
      </Box>
      {list.hasMore && isCut && (
        <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
          {TEXTS.stopped}
        </Typography>
      )}
      {list.hasMore && (
        <MoreButton
          label={isCut ? TEXTS.goOn : PEOPLE_TEXTS.more}
          paging={list.paging}
          onMore={list.loadMore}
        />
      )}
    </>
  );
}

/** The rows, or the state of the list. */
function DirectoryList<Entry>(props: ListProps<Entry>) {
  const { texts, words, list } = props;
  if (list.status === 'loading') return <ListSkeleton height={60} />;
  if (list.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (list.status === 'failed') return <ErrorState title={TEXTS.loadFailed} onRetry={list.retry} />;
  if (list.rows.length > 0) return <Rows {...props} />;
  return words === '' ? (
    <EmptyState icon={<PeopleIcon />} title={texts.empty} description={texts.emptyBody} />
  ) : (
    <EmptyState icon={<SearchIcon />} title={TEXTS.noneFound} description={texts.noneFoundBody} />
  );
}

/** A searchable list of everybody who writes tickets, or of their companies (D-134). */
export function DirectoryFrame<Entry>({ of, typed, onType, ...props }: DirectoryFrameProps<Entry>) {
  const { texts, words, list } = props;
  const shown = list.rows.filter(({ entry }) => entry !== null).length;
  return (
    <PersonFrame title={texts.title} intro={texts.intro}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <LinkTabs
          label={TEXTS.found}
          tabs={[
            { key: 'people', label: TEXTS.people, to: adminLinks.people(), isCurrent: of === 'people' },
            {
              key: 'companies',
              label: TEXTS.companies,
              to: adminLinks.companies(),
              isCurrent: of === 'companies',
            },
          ]}
        />
      </Box>
      <Box role="search" sx={{ display: 'flex', mb: 2 }}>
        <SearchField label={texts.search} value={typed} onChange={onType} />
      </Box>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {list.status === 'ready' && words !== '' && TEXTS.count(shown, list.hasMore)}
      </Box>
      <DirectoryList {...props} />
    </PersonFrame>
  );
}
