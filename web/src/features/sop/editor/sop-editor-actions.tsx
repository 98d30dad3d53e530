import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import Button from '@mui/material/Button';
import { WritingMenu } from '../../../shared/writing/editing/writing-menu';
import type { LoadedSop, SopWriting } from './sop-kind';

interface SopEditorActionsProps {
  loaded: LoadedSop;
  writing: SopWriting;
  /** whether publishing makes a version of its own */
  isNewVersion: boolean;
  isDisabled: boolean;
  mayPublish: boolean;
  onOpenRevisions: () => void;
}

/** The buttons of a stored SOP's editor. What readers would notice needs the publishing permission. */
export function SopEditorActions({
  loaded,
  writing,
  isDisabled,
  mayPublish,
  ...props
}: SopEditorActionsProps) {
  const { editor, hasChanges } = writing;
  const { version, is_published: isPublished } = loaded.content;
  const isChanged = editor.isDirty || hasChanges;
  const publishText = version === 0 ? SOP_EDITOR_TEXTS.publish : SOP_EDITOR_TEXTS.publishVersion(version + 1);
  return (
    <>
      {isPublished ? (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isDisabled || !mayPublish}
          onClick={() => editor.save('unpublish')}
        >
          {SOP_EDITOR_TEXTS.unpublish}
        </Button>
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          disabled={isDisabled || !editor.isDirty}
          onClick={() => editor.save('save-unpublished')}
        >
          {SOP_EDITOR_TEXTS.saveDraft}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={isDisabled || !mayPublish || (isPublished && !isChanged)}
        title={mayPublish ? undefined : SOP_EDITOR_TEXTS.mayNotPublish}
        onClick={() => editor.save('publish')}
      >
        {!isPublished || props.isNewVersion ? publishText : SOP_EDITOR_TEXTS.save}
      </Button>
      <WritingMenu
        label={SOP_EDITOR_TEXTS.openMenu}
        items={[
          { label: REVISION_TEXTS.title, choose: props.onOpenRevisions },
          ...(isPublished && hasChanges
            ? [
                {
                  label: SOP_EDITOR_TEXTS.discardDraft,
                  isDisabled,
                  isDestructive: true,
                  choose: () => writing.setDiscarding(true),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
