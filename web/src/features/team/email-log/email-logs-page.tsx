import type { EmailLogItem } from '@harborline/domain/activity/email-log-item';
import { EMAIL_LOG_TEXTS } from '@harborline/domain/texts/team';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import RefreshIcon from '@mui/icons-material/RefreshRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { type Pages, usePages } from '../../../shared/requests/use-pages';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { listEmails } from './email-log';
import { EMAIL_COLUMNS, EmailRow } from './email-row';

const SEARCH_AFTER_MS = 300;

const idOf = ({ id }: EmailLogItem): string => id;

/** /admin/profile/emaillogs (S2.7-07): emails the library sent, and their state. */
export function EmailLogsPage() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const recipient = useSettledValue(typed.trim().toLowerCase(), SEARCH_AFTER_MS);
  const log = usePages({
    key: ['email-log', recipient],
    load: (cursor, signal) => listEmails({ recipient, cursor }, signal),
    idOf,
  });

  const change = (words: string) => {
    setTyped(words);
    setSearch(words === '' ? {} : { q: words }, { replace: true });
  };
  return (
    <PageFrame
      width="list"
      title={EMAIL_LOG_TEXTS.title}
      intro={EMAIL_LOG_TEXTS.intro}
      action={
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<RefreshIcon />}
          loading={log.refreshing === 'loading'}
          loadingPosition="start"
          onClick={log.retry}
        >
          {EMAIL_LOG_TEXTS.refresh}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchField label={EMAIL_LOG_TEXTS.searchPlaceholder} value={typed} onChange={change} />
      </Box>
      <EmailResults log={log} hasWords={recipient !== ''} />
    </PageFrame>
  );
}

function EmailResults({ log, hasWords }: { log: Pages<EmailLogItem>; hasWords: boolean }) {
  if (log.status === 'loading') return <ListSkeleton />;
  if (log.status === 'denied') return <DeniedState />;
  if (log.status === 'failed') return <ErrorState title={EMAIL_LOG_TEXTS.loadFailed} onRetry={log.retry} />;
  if (log.rows.length === 0) {
    return hasWords ? (
      <EmptyState icon={<SearchIcon />} title={EMAIL_LOG_TEXTS.noMatch} />
    ) : (
      <EmptyState
        icon={<MailIcon />}
        title={EMAIL_LOG_TEXTS.emptyTitle}
        description={EMAIL_LOG_TEXTS.emptyBody}
      />
    );
  }
  return (
    <>
      {log.refreshing === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {EMAIL_LOG_TEXTS.refreshFailed}
        </Alert>
      )}
      <ListFrame label={EMAIL_LOG_TEXTS.title} columns={EMAIL_COLUMNS} heads={EMAIL_LOG_TEXTS.columns}>
        {log.rows.map((item) => (
          <EmailRow key={item.id} item={item} onChange={log.setRows} />
        ))}
      </ListFrame>
      {log.hasMore && (
        <MoreButton label={EMAIL_LOG_TEXTS.showMore} paging={log.paging} onMore={log.loadMore} />
      )}
    </>
  );
}
