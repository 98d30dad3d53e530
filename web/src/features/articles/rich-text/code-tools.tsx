import { CODE_LANGUAGES, TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ToolChoice, ToolMenu } from './tool-menu';

const LANGUAGES: readonly ToolChoice[] = [
  { value: '', label: TOOLBAR_TEXTS.plainCode },
  ...Object.entries(CODE_LANGUAGES).map(([value, label]) => ({ value, label })),
];

/** The language of the code block that contains the cursor. A language that is not listed is shown and kept. */
export function CodeTools({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current.getAttributes('codeBlock').language ?? ''),
  });
  const choose = (value: string) =>
    editor
      .chain()
      .focus()
      .updateAttributes('codeBlock', { language: value === '' ? null : value })
      .run();
  return (
    <ToolMenu label={TOOLBAR_TEXTS.codeLanguage} choices={LANGUAGES} value={language} onChoose={choose} />
  );
}
