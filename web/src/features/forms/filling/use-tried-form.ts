import type { FormDefinition } from '@harborline/domain/forms/form-definition';
import { formDefinitionPreview } from '@harborline/domain/forms/form-preview';
import { THEME_PREVIEW_READY } from '@harborline/domain/help-center/theme-preview';
import { useEffect, useState } from 'react';

/** The form that is edited in the page around this frame; null until it has told. */
export function useTriedForm(): FormDefinition | null {
  const [form, setForm] = useState<FormDefinition | null>(null);
  useEffect(() => {
    const { parent } = window;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== parent) return;
      const message = formDefinitionPreview.safeParse(event.data);
      if (message.success) setForm(message.data.definition);
    };
    window.addEventListener('message', listen);
    parent.postMessage(THEME_PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return form;
}
