import { TOOLBAR_TEXTS } from '@harborline/domain/texts/articles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ToolChoice, ToolMenu } from './tool-menu';

/** Languages by the names that highlighters know. */
const LANGUAGES: readonly ToolChoice[] = [
  { value: '', label: TOOLBAR_TEXTS.plainCode },
  { value: 'bash', label: 'Shell' },
  { value: 'css', label: 'CSS' },
  { value: 'csharp', label: 'C#' },
  { value: 'diff', label: 'Diff' },
  { value: 'go', label: 'Go' },
  { value: 'html', label: 'HTML' },
  { value: 'http', label: 'HTTP' },
  { value: 'java', label: 'Java' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'json', label: 'JSON' },
  { value: 'kotlin', label: 'Kotlin' },
  { value: 'php', label: 'PHP' },
  { value: 'python', label: 'Python' },
  { value: 'ruby', label: 'Ruby' },
  { value: 'rust', label: 'Rust' },
  { value: 'sql', label: 'SQL' },
  { value: 'swift', label: 'Swift' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'xml', label: 'XML' },
  { value: 'yaml', label: 'YAML' },
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
