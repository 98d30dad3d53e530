import {
  createForm,
  deleteForm,
  type ListedForm,
  renameForm,
} from '@harborline/domain/api/form-builder/forms';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { oneName } from '@harborline/domain/text/one-name';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { adminLinks } from '../../../shared/routes/admin-links';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** What somebody is about to do with a form. */
export type AskedOfForm =
  | { readonly what: 'create' }
  | { readonly what: 'rename' | 'clone' | 'remove'; readonly form: ListedForm };

type Named = { readonly what: 'create' } | { readonly what: 'rename' | 'clone'; readonly form: ListedForm };

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function send(asked: Named, name: string) {
  if (asked.what === 'create') return callApi(createForm, { body: { name } });
  const { form_ref } = asked.form;
  if (asked.what === 'rename') return callApi(renameForm, { query: { form_ref }, body: { name } });
  return callApi(createForm, { body: { name, copy_of: form_ref } });
}

/** The words of a dialog that asks for a name, and the name that it begins with. */
function wordsOf(asked: Named) {
  if (asked.what === 'create')
    return { title: FORM_BUILDER_TEXTS.createTitle, confirm: FORM_BUILDER_TEXTS.createConfirm, name: '' };
  const { name } = asked.form;
  if (asked.what === 'rename')
    return { title: FORM_BUILDER_TEXTS.renameTitle(name), confirm: FORM_BUILDER_TEXTS.renameConfirm, name };
  return {
    title: FORM_BUILDER_TEXTS.cloneTitle(name),
    confirm: FORM_BUILDER_TEXTS.cloneConfirm,
    name: FORM_BUILDER_TEXTS.copyOf(name).slice(0, FORM_LIMITS.name),
    description: FORM_BUILDER_TEXTS.cloneHelp,
  };
}

function NameDialog({ asked, onClose, onDone }: DialogProps & { readonly asked: Named }) {
  const { title, confirm, description, name: first } = { description: undefined, ...wordsOf(asked) };
  const [name, setName] = useState(first);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { run, isRunning, refusal } = useChange<string, { form_ref: string; name: string }>({
    name: 'form-not-changed',
    run: (wanted) => send(asked, wanted),
    onDone: ({ form_ref: ref, name: stored }) => {
      const isRenamed = asked.what === 'rename';
      toasts.success(FORM_BUILDER_TEXTS[isRenamed ? 'renamed' : 'created'](stored));
      onDone();
      if (!isRenamed) void navigate(adminLinks.editForm(ref));
    },
  });
  return (
    <FormDialog
      title={title}
      {...(description === undefined ? {} : { description })}
      confirmLabel={confirm}
      isBusy={isRunning}
      isReady={oneName(name) !== ''}
      refusal={refusal}
      onSubmit={() => void run(name)}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={FORM_BUILDER_TEXTS.name}
        helpText={FORM_BUILDER_TEXTS.nameHelp}
        value={name}
        inputProps={{ maxLength: FORM_LIMITS.name, dir: 'auto' }}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

function RemoveDialog({ form, onClose, onDone }: DialogProps & { readonly form: ListedForm }) {
  const toasts = useToasts();
  const { run, isRunning } = useChange<ListedForm, unknown>({
    name: 'form-not-deleted',
    run: ({ form_ref }) => callApi(deleteForm, { query: { form_ref } }),
    onDone: () => {
      toasts.success(FORM_BUILDER_TEXTS.removed(form.name));
      onDone();
    },
    onRefused: (error) => toasts.error(refusalText(error, FORM_BUILDER_TEXTS.failed)),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isRunning}
      title={FORM_BUILDER_TEXTS.removeTitle(form.name)}
      description={FORM_BUILDER_TEXTS.removeBody(form.submissions)}
      confirmLabel={FORM_BUILDER_TEXTS.removeConfirm}
      onConfirm={() => void run(form)}
      onCancel={onClose}
    />
  );
}

/** Asks for what is needed before a form is created, renamed, cloned or deleted. */
export function FormDialogs({ asked, ...on }: DialogProps & { readonly asked: AskedOfForm }) {
  if (asked.what === 'remove') return <RemoveDialog form={asked.form} {...on} />;
  if (asked.what === 'create') return <NameDialog asked={asked} {...on} />;
  return <NameDialog asked={{ what: asked.what, form: asked.form }} {...on} />;
}
