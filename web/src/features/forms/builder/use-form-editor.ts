import {
  type PresentedForm,
  publishForm,
  saveForm,
  type WholeForm,
} from '@harborline/domain/api/form-builder/forms';
import { definitionFaults, type FaultOfField } from '@harborline/domain/forms/definition-faults';
import type { FormDefinition } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import { useMemo, useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** Steps that the editor sends to the server. */
type Step =
  | { readonly kind: 'save'; readonly definition: FormDefinition }
  | { readonly kind: 'publish'; readonly isPublished: boolean };

/** The draft of a form while it is edited: what is stored, what has changed, and what keeps it from being published. */
export function useFormEditor(stored: WholeForm) {
  const toasts = useToasts();
  const [head, setHead] = useState<PresentedForm>(stored);
  const [saved, setSaved] = useState(stored.draft);
  const [published, setPublished] = useState(stored.published);
  const [form, setForm] = useState(stored.draft);
  const isDirty = useMemo(() => JSON.stringify(form) !== JSON.stringify(saved), [form, saved]);
  const faults: readonly FaultOfField[] = useMemo(() => definitionFaults(form, FORM_LIMITS.fields), [form]);
  const { run, isRunning } = useChange<Step, PresentedForm>({
    name: 'form-not-saved',
    run: (step) => {
      const query = { form_ref: head.form_ref };
      const { draft_version } = head;
      return step.kind === 'save'
        ? callApi(saveForm, { query, body: { definition: step.definition, draft_version } })
        : callApi(publishForm, { query, body: { is_published: step.isPublished, draft_version } });
    },
    onDone: (after, step) => {
      setHead(after);
      if (step.kind === 'save') {
        setSaved(step.definition);
        return toasts.success(FORM_BUILDER_TEXTS.saved);
      }
      if (step.isPublished) setPublished(saved);
      return toasts.success(
        FORM_BUILDER_TEXTS[step.isPublished ? 'isPublished' : 'isUnpublished'](after.name),
      );
    },
    onRefused: (error) => toasts.error(refusalText(error, FORM_BUILDER_TEXTS.failed)),
  });
  return {
    head,
    form,
    published,
    faults,
    isDirty,
    isBusy: isRunning,
    edit: setForm,
    discard: () => setForm(saved),
    save: () => run({ kind: 'save', definition: form }),
    publish: (isPublished: boolean) => run({ kind: 'publish', isPublished }),
    /** takes a removal back */
    offerUndo: (message: string, before: FormDefinition) =>
      toasts.success(message, { label: FORM_BUILDER_TEXTS.undo, run: () => setForm(before) }),
  };
}

export type FormEditing = ReturnType<typeof useFormEditor>;
