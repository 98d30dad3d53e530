import type { ReplyDraft } from '@harborline/domain/entities/reply-draft';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';

const DraftChanges = lateComponent(async () => (await import('./draft-changes')).DraftChanges);

/** Opens what has changed since a draft was submitted, and closes it again. */
export function ChangesButton({ draft }: { draft: ReplyDraft }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {DRAFT_TEXTS.showChanges}
      </Button>
      {isOpen && (
        <Suspense>
          <DraftChanges draft={draft} />
        </Suspense>
      )}
    </>
  );
}
