import { getFormList, type ListedForm } from '@harborline/domain/api/form-builder/forms';
import { getTags } from '@harborline/domain/api/inbox/tags';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import type { TriggerNames } from '@harborline/domain/automations/trigger-text';
import { EVENT_CAUSES } from '@harborline/domain/entities/workflow-run';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { useTags } from '../../../shared/ticket-tags/use-tags';
import { type FilterWords, useFilterWords } from '../../../shared/ticket-words/use-filter-words';
import type { Choice } from '../../../shared/ui-admin/choice-select';

const CAUSES = {
  cause: EVENT_CAUSES.map((value) => ({ value, label: AUTOMATION_TEXTS.causes[value] })),
};
const NO_TAGS: readonly string[] = [];

/** How the conditions of automations are worded, and what their fields offer. */
export const useAutomationWords = (): FilterWords => useFilterWords(AUTOMATION_CATALOGUE, CAUSES);

const FORMS_AT_ONCE = 50;

async function readForms(signal: AbortSignal): Promise<readonly ListedForm[]> {
  const forms: ListedForm[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await callApi(getFormList, { query: { page, per_page: FORMS_AT_ONCE }, signal });
    forms.push(...answer.forms);
    if (answer.forms.length < FORMS_AT_ONCE) return forms;
  }
}

/** The forms of the library; read only by those who may. */
function useForms() {
  const { state } = useRequest({
    key: ['automation-forms'],
    load: readForms,
    isNeeded: useMay(getFormList),
  });
  return state.status === 'ready' ? state.data : null;
}

/** The forms that a trigger can name. */
export const useFormChoices = (): readonly Choice<string>[] =>
  (useForms() ?? []).map(({ form_ref: value, name: label }) => ({ value, label }));

/** What triggers name, by its ref. */
export function useTriggerNames(): TriggerNames {
  const { state, nameOf } = useTags(NO_TAGS, useMay(getTags));
  const forms = useForms();
  return {
    tag: (ref) => (state.status === 'ready' ? nameOf(ref) : MACRO_TEXTS.readingName),
    form: (ref) =>
      forms === null ? MACRO_TEXTS.readingName : forms.find(({ form_ref }) => form_ref === ref)?.name,
  };
}
