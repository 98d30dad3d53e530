import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type DraftStep, takeStep } from './draft-calls';

/**
 * What a person decides about a draft, by the version that they have read: one that comes while they look is theirs to read
 * first (D-104).
 */
export function useDraftStep(draft: Pick<ReplyDraft, 'id' | 'version' | 'state'>) {
  const toasts = useToasts();
  const [readVersion, setReadVersion] = useState(draft.version);
  const { run, isRunning } = useChange({
    name: 'draft-not-changed',
    run: (step: DraftStep) =>
      takeStep({ draft_message_ref: draft.id, version: readVersion, review_status: draft.state }, step),
    onDone: ({ version }, { action }) => {
      setReadVersion(version);
      if (action === 'send') toasts.success(DRAFT_TEXTS.sent);
      if (action === 'withdraw') toasts.success(DRAFT_TEXTS.withdrawn);
      if (action === 'discard') toasts.success(DRAFT_TEXTS.discarded);
    },
    onRefused: (error) => toasts.error(refusalText(error, DRAFT_TEXTS.failed)),
  });
  return {
    take: run,
    isRunning,
    // Of one's own change, the text may be here before the answer.
    isStale: readVersion < draft.version && !isRunning,
    markRead: () => setReadVersion(draft.version),
  };
}
