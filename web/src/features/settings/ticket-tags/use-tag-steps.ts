import { deleteTag, mergeTags, renameTag } from '@harborline/domain/api/inbox/tags';
import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { TAG_SETTINGS_TEXTS } from '@harborline/domain/texts/tag-settings';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of a tag for all its tickets. */
export type TagStep =
  | { readonly kind: 'rename'; readonly tag: TicketTag; readonly name: string }
  | { readonly kind: 'merge'; readonly tag: TicketTag; readonly into: TicketTag }
  | { readonly kind: 'delete'; readonly tag: TicketTag };

function send(step: TagStep) {
  const { tag_ref: ref } = step.tag;
  if (step.kind === 'rename') return callApi(renameTag, { query: { ref }, body: { name: step.name } });
  if (step.kind === 'merge') return callApi(mergeTags, { body: { ref, into: step.into.tag_ref } });
  return callApi(deleteTag, { query: { ref } });
}

function doneText(step: TagStep): string {
  if (step.kind === 'rename') return TAG_SETTINGS_TEXTS.renamed(step.name);
  if (step.kind === 'merge') return TAG_SETTINGS_TEXTS.merged(step.tag.name, step.into.name);
  return TAG_SETTINGS_TEXTS.removed(step.tag.name);
}

/** Renames, merges and deletes tags, and says what came of it. @param reload reads them again */
export function useTagSteps(reload: () => Promise<void>) {
  const toasts = useToasts();
  return useChange({
    name: 'tags-not-changed',
    run: (step: TagStep) => send(step),
    onDone: (_, step) => {
      toasts.success(doneText(step));
      return reload();
    },
    onRefused: (error) => toasts.error(refusalText(error, TAG_SETTINGS_TEXTS.failed)),
  });
}
