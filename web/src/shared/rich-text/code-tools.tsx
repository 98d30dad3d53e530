import { CODE_LANGUAGES, codeLanguage } from '@harborline/domain/html/code-languages';
import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ToolChoice, ToolMenu } from './tool-menu';

const LANGUAGES: readonly ToolChoice[] = [
  { value: '', label: TOOLBAR_TEXTS.plainCode },
  ...CODE_LANGUAGES.map(({ name, label }) => ({ value: name, label })),
];

/**
 * The language of the code block that contains the cursor: those that pages highlight. Another one is shown and kept.
 */
export function CodeTools({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const named = String(current.getAttributes('codeBlock').language ?? '');
      return codeLanguage(named.toLowerCase())?.name ?? named;
    },
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
