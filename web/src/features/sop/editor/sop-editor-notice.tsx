import type { SopArticle } from '@harborline/domain/entities/sop';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import type { SopConflict } from './use-sop-editor';

interface SopEditorNoticeProps {
  conflict: SopConflict | null;
  isArchived: boolean;
  isReadOnly: boolean;
  isPublished: boolean;
  isTextChanged: boolean;
  onLoadTheirs: () => void;
  onSaveMine: (theirs: SopArticle) => void;
}

/** What the writer has to decide or know, the most urgent first. */
export function SopEditorNotice({ conflict, ...props }: SopEditorNoticeProps) {
  const say = (text: string) => <HeaderNotice severity="info" text={text} actions={[]} />;
  if (conflict === 'gone') return <HeaderNotice severity="error" text={SOP_EDITOR_TEXTS.gone} actions={[]} />;
  if (conflict !== null) {
    return (
      <HeaderNotice
        severity="warning"
        text={SOP_EDITOR_TEXTS.conflict(conflict.name)}
        actions={[
          { label: SOP_EDITOR_TEXTS.loadTheirs, run: props.onLoadTheirs },
          { label: SOP_EDITOR_TEXTS.saveMine, run: () => props.onSaveMine(conflict.theirs), isMain: true },
        ]}
      />
    );
  }
  if (props.isArchived) return say(SOP_EDITOR_TEXTS.archivedNotice);
  if (props.isReadOnly) return say(SOP_EDITOR_TEXTS.readOnly);
  return props.isPublished && props.isTextChanged ? say(SOP_EDITOR_TEXTS.newVersionHint) : null;
}
