import { createWorkflow, getWorkflowRuns } from '@harborline/domain/api/automations/workflows';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import AddIcon from '@mui/icons-material/AddRounded';
import AutomationIcon from '@mui/icons-material/BoltOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { AutomationTable } from './automation-table';
import { FolderBar, NO_FOLDER } from './folder-bar';
import { useAutomationChanges } from './use-automation-changes';
import { type ListQuery, useAutomations, useFolders } from './use-automations';

const SEARCH_PAUSE_MS = 250;
const ORDERS = (['name', 'changed_at', 'created_at'] as const).map((value) => ({
  value,
  label: AUTOMATION_TEXTS.orders[value],
}));

const RunsPage = lateComponent(async () => (await import('../runs/runs-page')).RunsPage);

/** /admin/automation (S2.5-08): the automations of the library, or what they did. */
export function AutomationsPage() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'runs') return <AutomationsList />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <RunsPage />
    </Suspense>
  );
}

function HeadActions({ folder }: { readonly folder: string }) {
  const mayCreate = useMay(createWorkflow);
  const mayReadRuns = useMay(getWorkflowRuns);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {mayReadRuns && (
        <Button component={Link} color="inherit" to={adminLinks.automationRuns()}>
          {AUTOMATION_TEXTS.toRuns}
        </Button>
      )}
      {mayCreate && (
        <Button
          component={Link}
          variant="contained"
          startIcon={<AddIcon />}
          to={adminLinks.newAutomation(folder)}
        >
          {AUTOMATION_TEXTS.create}
        </Button>
      )}
    </Box>
  );
}

function AutomationsList() {
  const [search, setSearch] = useSearchParams();
  const folder = search.get('folder') ?? '';
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<ListQuery['order']>('name');
  const settled = useSettledValue(words.trim(), SEARCH_PAUSE_MS);
  const list = useAutomations({ words: settled, folder, order });
  const folders = useFolders().state;
  const changes = useAutomationChanges(list);
  const isNarrowed = settled !== '' || folder !== '';
  return (
    <PageFrame
      title={AUTOMATION_TEXTS.title}
      intro={AUTOMATION_TEXTS.intro}
      width="list"
      action={<HeadActions folder={folder === NO_FOLDER ? '' : folder} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <SearchField label={AUTOMATION_TEXTS.search} value={words} onChange={setWords} />
        <Box sx={{ flex: '0 1 180px' }}>
          <ChoiceSelect
            label={AUTOMATION_TEXTS.order}
            isLabelHidden
            value={order}
            choices={ORDERS}
            onChange={setOrder}
          />
        </Box>
      </Box>
      {folders.status === 'ready' && (
        <FolderBar
          folders={folders.data}
          chosen={folder}
          onChoose={(ref) => setSearch(ref === '' ? {} : { folder: ref })}
        />
      )}
      {list.status === 'loading' && <ListSkeleton height={64} />}
      {list.status === 'denied' && (
        <EmptyState
          icon={<LockIcon />}
          title={ADMIN_TEXTS.deniedTitle}
          description={ADMIN_TEXTS.deniedBody}
        />
      )}
      {list.status === 'failed' && <ErrorState title={AUTOMATION_TEXTS.loadFailed} onRetry={list.retry} />}
      {list.status === 'ready' && list.rows.length === 0 && (
        <EmptyState
          icon={<AutomationIcon />}
          title={isNarrowed ? AUTOMATION_TEXTS.emptySearch : AUTOMATION_TEXTS.empty}
          description={isNarrowed ? AUTOMATION_TEXTS.emptySearchBody : AUTOMATION_TEXTS.emptyBody}
        />
      )}
      {list.rows.length > 0 && <AutomationTable rows={list.rows} changes={changes} />}
      {list.hasMore && (
        <MoreButton paging={list.paging} label={AUTOMATION_TEXTS.showMore} onMore={list.loadMore} />
      )}
    </PageFrame>
  );
}
