import { createForm } from '@harborline/domain/api/form-builder/forms';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import AddIcon from '@mui/icons-material/AddRounded';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useSettledValue } from '../../../shared/hooks/use-settled-value';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListLoading } from '../../../shared/ui-admin/list-loading';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { Skeleton } from '../../../shared/ui-admin/skeleton';
import { type AskedOfForm, FormDialogs } from './form-dialogs';
import { FormTable } from './form-table';
import { useForms } from './use-forms';

const SEARCH_PAUSE_MS = 250;
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

const SubmissionsPage = lateComponent(
  async () => (await import('../submissions/submissions-page')).SubmissionsPage,
);

/** /admin/formbuilder (S2.5-10): the forms of the library, or what visitors have sent by one of them. */
export function FormsPage() {
  const [search] = useSearchParams();
  const formRef = search.get('submissions') ?? '';
  if (formRef === '') return <FormsList />;
  return (
    <Suspense fallback={<ListSkeleton />}>
      <SubmissionsPage key={formRef} formRef={formRef} />
    </Suspense>
  );
}

function FormsList() {
  const [words, setWords] = useState('');
  const settled = useSettledValue(words.trim(), SEARCH_PAUSE_MS);
  const list = useForms(settled);
  const mayChange = useMay(createForm);
  const [asked, setAsked] = useState<AskedOfForm | null>(null);
  const create = mayChange && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAsked({ what: 'create' })}>
      {FORM_BUILDER_TEXTS.create}
    </Button>
  );
  return (
    <PageFrame title={FORM_BUILDER_TEXTS.title} intro={FORM_BUILDER_TEXTS.intro} width="list" action={create}>
      <Box sx={{ display: 'flex', mb: 2 }}>
        <SearchField label={FORM_BUILDER_TEXTS.search} value={words} onChange={setWords} />
      </Box>
      {list.status === 'loading' && (
        <ListLoading>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" height={48} sx={{ mb: 1 }} />
          ))}
        </ListLoading>
      )}
      {list.status === 'denied' && (
        <EmptyState
          icon={<LockIcon />}
          title={ADMIN_TEXTS.deniedTitle}
          description={ADMIN_TEXTS.deniedBody}
        />
      )}
      {list.status === 'failed' && <ErrorState title={FORM_BUILDER_TEXTS.loadFailed} onRetry={list.retry} />}
      {list.status === 'ready' && list.rows.length === 0 && (
        <EmptyState
          icon={<FormIcon />}
          title={settled === '' ? FORM_BUILDER_TEXTS.empty : FORM_BUILDER_TEXTS.emptySearch}
          {...(settled === '' ? { description: FORM_BUILDER_TEXTS.emptyBody } : {})}
        />
      )}
      {list.status === 'ready' && list.rows.length > 0 && (
        <FormTable rows={list.rows} onAsk={mayChange ? setAsked : null} />
      )}
      {list.status === 'ready' && list.hasMore && (
        <MoreButton paging={list.paging} label={FORM_BUILDER_TEXTS.showMore} onMore={list.loadMore} />
      )}
      {asked !== null && (
        <FormDialogs
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            list.retry();
          }}
        />
      )}
    </PageFrame>
  );
}
