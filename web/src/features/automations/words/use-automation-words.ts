import { getTags } from '@harborline/domain/api/inbox/tags';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { EVENT_CAUSES } from '@harborline/domain/entities/workflow-run';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { useMay } from '../../../shared/staff/use-may';
import { useTags } from '../../../shared/ticket-tags/use-tags';
import { type FilterWords, useFilterWords } from '../../../shared/ticket-words/use-filter-words';

const CAUSES = {
  cause: EVENT_CAUSES.map((value) => ({ value, label: AUTOMATION_TEXTS.causes[value] })),
};
const NO_TAGS: readonly string[] = [];

/** How the conditions of automations are worded, and what their fields offer. */
export const useAutomationWords = (): FilterWords => useFilterWords(AUTOMATION_CATALOGUE, CAUSES);

/** What tags are called, by their refs; undefined for one that the library no longer has. */
export function useTagName(): (ref: string) => string | undefined {
  const { state, nameOf } = useTags(NO_TAGS, useMay(getTags));
  return (ref) => (state.status === 'ready' ? nameOf(ref) : MACRO_TEXTS.readingName);
}
