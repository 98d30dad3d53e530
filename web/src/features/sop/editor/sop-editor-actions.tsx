import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import Button from '@mui/material/Button';

interface SopEditorActionsProps {
  /** the last published version, 0 before the first */
  version: number;
  isPublished: boolean;
  isTextChanged: boolean;
  isDirty: boolean;
  isDisabled: boolean;
  mayPublish: boolean;
  onSave: (isPublished: boolean) => void;
}

/** The buttons of the editor: save, publish, unpublish. */
export function SopEditorActions({ version, isPublished, isDisabled, ...props }: SopEditorActionsProps) {
  const publishText = version === 0 ? SOP_EDITOR_TEXTS.publish : SOP_EDITOR_TEXTS.publishVersion(version + 1);
  if (!isPublished) {
    return (
      <>
        <Button variant="outlined" color="inherit" disabled={isDisabled} onClick={() => props.onSave(false)}>
          {SOP_EDITOR_TEXTS.saveDraft}
        </Button>
        <Button
          variant="contained"
          disabled={isDisabled || !props.mayPublish}
          onClick={() => props.onSave(true)}
        >
          {publishText}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isDisabled} onClick={() => props.onSave(false)}>
        {SOP_EDITOR_TEXTS.unpublish}
      </Button>
      <Button variant="contained" disabled={isDisabled || !props.isDirty} onClick={() => props.onSave(true)}>
        {props.isTextChanged ? publishText : SOP_EDITOR_TEXTS.save}
      </Button>
    </>
  );
}
