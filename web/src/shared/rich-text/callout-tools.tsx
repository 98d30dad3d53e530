import { CALLOUTS, isCallout } from '@harborline/domain/html/article-markup';
import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import { type Editor, useEditorState } from '@tiptap/react';
import { ToolButton } from './tool-button';
import { ToolMenu } from './tool-menu';

const KINDS = CALLOUTS.map((value) => ({ value, label: TOOLBAR_TEXTS.callouts[value] }));

/** The kind of the callout that contains the cursor. */
export function CalloutTools({ editor }: { editor: Editor }) {
  const kind = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('callout').kind ?? ''),
  });
  return (
    <>
      <ToolMenu
        label={TOOLBAR_TEXTS.calloutKind}
        choices={KINDS}
        value={kind}
        onChoose={(value) => {
          if (isCallout(value)) editor.chain().focus().setCallout(value).run();
        }}
      />
      <ToolButton onClick={() => editor.chain().focus().unsetCallout().run()}>
        {TOOLBAR_TEXTS.removeCallout}
      </ToolButton>
    </>
  );
}
