import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import { Placeholder } from '@tiptap/extension-placeholder';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useToasts } from '../ui-admin/toasts';
import type { ArticleLinks } from './article-links';
import { CONTENT_STYLES } from './content-styles';
import { contentToEdit } from './content-to-store';
import { DeadLinks } from './dead-links';
import { EditorToolbar } from './editor-toolbar';
import { EDITOR_EXTENSIONS } from './extensions';
import { FindBar } from './find/find-bar';
import { isFindKey } from './find/find-key';
import { insertPictures } from './insert-pictures';
import { ArticlePaste } from './paste/article-paste';
import { noticeRemovals } from './removed-blocks';
import { TextSize } from './text-size';

interface RichTextEditorProps {
  /** initial HTML; another document needs another key */
  initialHtml: string;
  label: string;
  /** where inserted pictures are stored: begins the path of each */
  picturePrefix: string;
  links: ArticleLinks;
  isDisabled?: boolean;
  /** shown while there is no text */
  placeholder?: string;
  /** shown as the outline while there are no headings */
  outlineHint?: string;
  /** the document as the editor formats it, before any change */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
  /** the editor itself, once there is one, for what stands beside the text */
  onEditor?: (editor: Editor) => void;
}

/** Rich text of an article. Tab leaves it, so that keyboard users are not trapped inside. */
export function RichTextEditor({
  initialHtml,
  label,
  picturePrefix,
  links,
  isDisabled = false,
  placeholder = ARTICLE_TEXTS.contentPlaceholder,
  outlineHint = OUTLINE_TEXTS.empty,
  onReady,
  onChange,
  onEditor,
}: RichTextEditorProps) {
  const toasts = useToasts();
  // Counts how often it was asked for, since each time begins with what is selected; 0 while it is closed.
  const [finds, setFinds] = useState(0);
  const [safeHtml] = useState(() => contentToEdit(initialHtml));
  const [onTransaction] = useState(() =>
    noticeRemovals((kind, restore) =>
      toasts.info(ARTICLE_TEXTS.removed[kind], { label: ARTICLE_TEXTS.undo, run: restore }),
    ),
  );
  const [extensions] = useState(() => [
    ...EDITOR_EXTENSIONS,
    Placeholder.configure({ placeholder }),
    ArticlePaste.configure({ picturePrefix, toasts }),
  ]);
  const editor: Editor | null = useEditor({
    extensions,
    content: safeHtml,
    editable: !isDisabled,
    onTransaction,
    editorProps: {
      handleKeyDown: (_view, event) => {
        if (!isFindKey(event)) return false;
        event.preventDefault();
        setFinds((earlier) => earlier + 1);
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'article-content',
      },
    },
    onCreate: ({ editor: created }) => {
      onReady(created.getHTML());
      onEditor?.(created);
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  useEffect(() => {
    editor?.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      {editor !== null && (
        <EditorToolbar
          editor={editor}
          links={links}
          isDisabled={isDisabled}
          outlineHint={outlineHint}
          onPictures={(files) =>
            insertPictures({ editor, picturePrefix, toasts }, files, editor.state.selection.to)
          }
          onFind={() => setFinds(finds + 1)}
        >
          {finds > 0 && !isDisabled && <FindBar key={finds} editor={editor} onClose={() => setFinds(0)} />}
        </EditorToolbar>
      )}
      <Box sx={CONTENT_STYLES}>
        <EditorContent editor={editor} />
        {editor !== null && <DeadLinks editor={editor} links={links} />}
      </Box>
      {editor !== null && <TextSize editor={editor} />}
    </Box>
  );
}
