import { getForm, saveForm } from '@harborline/domain/api/form-builder/forms';
import type { PresentedSubmission } from '@harborline/domain/api/form-builder/submissions';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useMay } from '../../../shared/staff/use-may';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SubmissionDialog } from './submission-dialog';
import { SubmissionTable } from './submission-table';
import { downloadSubmissions, type Period, useSubmissions } from './use-submissions';

const ANY_TIME: Period = { from: '', until: '' };

interface PeriodFieldsProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => (
  <>
    {(['from', 'until'] as const).map((name) => (
      <Box key={name} sx={{ flex: '0 1 180px' }}>
        <TextInput
          type="date"
          label={FORM_BUILDER_TEXTS[name]}
          value={period[name]}
          onChange={({ target }) => onChange({ ...period, [name]: target.value })}
        />
      </Box>
    ))}
  </>
);

function ExportButton({ formRef, period }: { formRef: string; period: Period }) {
  const toasts = useToasts();
  const { run, isRunning } = useChange<void, void>({
    name: 'form-export',
    run: () => downloadSubmissions(formRef, period),
    onRefused: (error) => toasts.error(refusalText(error, FORM_BUILDER_TEXTS.exportFailed)),
  });
  return (
    <Button variant="outlined" disabled={isRunning} onClick={() => void run()}>
      {FORM_BUILDER_TEXTS.exportCsv}
    </Button>
  );
}

/** /admin/formbuilder?submissions: what visitors have sent by a form (D-150). */
export function SubmissionsPage({ formRef }: { formRef: string }) {
  const [period, setPeriod] = useState(ANY_TIME);
  const [opened, setOpened] = useState<PresentedSubmission | null>(null);
  const mayEdit = useMay(saveForm);
  const { state } = useRequest({
    key: ['form', formRef],
    load: (signal) => callApi(getForm, { query: { form_ref: formRef }, signal }),
  });
  const list = useSubmissions(formRef, period);
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (state.status === 'failed')
    return <ErrorState title={FORM_BUILDER_TEXTS.submissionsFailed} onRetry={state.retry} />;
  const isAnyTime = period.from === '' && period.until === '';
  return (
    <PageFrame
      title={FORM_BUILDER_TEXTS.submissionsTitle(state.data.name)}
      width="list"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} color="inherit" to={adminLinks.forms()}>
            {FORM_BUILDER_TEXTS.toList}
          </Button>
          {mayEdit && (
            <Button component={Link} variant="outlined" to={adminLinks.editForm(formRef)}>
              {FORM_BUILDER_TEXTS.editForm}
            </Button>
          )}
          <ExportButton formRef={formRef} period={period} />
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <PeriodFields period={period} onChange={setPeriod} />
      </Box>
      {list.status === 'loading' && <ListSkeleton />}
      {list.status === 'failed' && (
        <ErrorState title={FORM_BUILDER_TEXTS.submissionsFailed} onRetry={list.retry} />
      )}
      {list.status === 'ready' && list.rows.length === 0 && (
        <EmptyState
          icon={<FormIcon />}
          title={isAnyTime ? FORM_BUILDER_TEXTS.noSubmissions : FORM_BUILDER_TEXTS.noneInPeriod}
          {...(isAnyTime ? { description: FORM_BUILDER_TEXTS.noSubmissionsBody } : {})}
        />
      )}
      {list.rows.length > 0 && <SubmissionTable rows={list.rows} onOpen={setOpened} />}
      {list.hasMore && (
        <MoreButton
          paging={list.paging}
          label={FORM_BUILDER_TEXTS.showMoreSubmissions}
          onMore={list.loadMore}
        />
      )}
      {opened !== null && (
        <SubmissionDialog
          submission={opened}
          onClose={() => setOpened(null)}
          onRemoved={() => {
            list.setRows((rows) => rows.filter((row) => row !== opened));
            setOpened(null);
          }}
        />
      )}
    </PageFrame>
  );
}
