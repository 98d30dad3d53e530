import { getForm } from '@harborline/domain/api/form-builder/forms';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { adminLinks } from '../../../shared/routes/admin-links';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { FormEditor } from './form-editor';

/** /admin/manageformbuilder?form (S2.5-11, S6-24): the builder of one form. */
export function FormBuilderPage() {
  const [search] = useSearchParams();
  const formRef = search.get('form') ?? '';
  return formRef === '' ? <NoForm /> : <OneForm key={formRef} formRef={formRef} />;
}

const NoForm = () => (
  <EmptyState
    icon={<FormIcon />}
    title={FORM_BUILDER_TEXTS.notChosen}
    description={FORM_BUILDER_TEXTS.notChosenBody}
    isPage
    action={
      <Button component={Link} to={adminLinks.forms()} variant="contained">
        {FORM_BUILDER_TEXTS.toList}
      </Button>
    }
  />
);

function OneForm({ formRef }: { formRef: string }) {
  // The editor begins with what is stored now: not with what another visit of the screen has read.
  const { state } = useRequest({
    key: ['form', formRef],
    load: (signal) => callApi(getForm, { query: { form_ref: formRef }, signal }),
    freshMs: 0,
  });
  if (state.status === 'loading') return <ListSkeleton />;
  if (state.status === 'denied')
    return (
      <EmptyState icon={<LockIcon />} title={ADMIN_TEXTS.deniedTitle} description={ADMIN_TEXTS.deniedBody} />
    );
  if (state.status === 'failed')
    return <ErrorState title={FORM_BUILDER_TEXTS.formFailed} onRetry={state.retry} />;
  return <FormEditor stored={state.data} />;
}
