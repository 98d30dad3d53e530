import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { OutlinePanel } from '../../../shared/rich-text/outline/outline-panel';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { EDITOR_COLUMNS } from '../../../shared/writing/editor-columns';
import { KeywordsInput } from '../../../shared/writing/keywords-input';
import { TitleField } from '../../../shared/writing/title-field';
import { CategorySelect } from '../categories/category-select';
import type { CategoryNode } from '../categories/category-tree';
import { articleLinks } from '../links/article-links';
import { DeadAddresses } from '../links/dead-addresses';
import type { ArticleErrors, ArticleFields } from './article-fields';

interface ArticleFormProps {
  fields: ArticleFields;
  errors: ArticleErrors;
  libraryId: string;
  categoryNodes: readonly CategoryNode[];
  /** whether `categoryNodes` are all there are, so that another one is missing */
  areAllCategories: boolean;
  hasDuplicateTitle: boolean;
  isDisabled?: boolean;
  onEdit: (change: Partial<ArticleFields>) => void;
  onContentReady: (content: string) => void;
  onTitleLeave: () => void;
}

/** Title, text, category and keywords of an article. */
export function ArticleForm({ fields, errors, isDisabled = false, ...props }: ArticleFormProps) {
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const { libraryId } = props;
  const links = useMemo(
    () => articleLinks(firestore, { libraryId, library }),
    [firestore, libraryId, library],
  );
  const [editor, setEditor] = useState<Editor | null>(null);
  // From here on the editor owns its document; later values come from itself.
  const [initialHtml] = useState(() => contentToStore(fields.content));
  return (
    <Box sx={EDITOR_COLUMNS}>
      <Box sx={{ minWidth: 0 }}>
        <TitleField
          value={fields.title}
          isInvalid={errors.title !== undefined}
          isDisabled={isDisabled}
          helpId="article-title-help"
          onChange={(title) => props.onEdit({ title })}
          onLeave={props.onTitleLeave}
        />
        <Box id="article-title-help" sx={{ minHeight: 24, mb: 1 }}>
          {errors.title !== undefined && (
            <Typography role="alert" variant="body2" color="error">
              {errors.title}
            </Typography>
          )}
          {errors.title === undefined && props.hasDuplicateTitle && (
            <Typography role="status" variant="body2" color="warning">
              {ARTICLE_TEXTS.duplicateTitle}
            </Typography>
          )}
        </Box>
        {errors.content !== undefined && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errors.content}
          </Alert>
        )}
        <RichTextEditor
          initialHtml={initialHtml}
          label={ARTICLE_TEXTS.contentLabel}
          picturePrefix={storagePath.cover(props.libraryId, COVER_PREFIX.articles)}
          links={links}
          isDisabled={isDisabled}
          onReady={props.onContentReady}
          onChange={(content) => props.onEdit({ content })}
          onEditor={setEditor}
        />
        <DeadAddresses html={fields.content} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 3,
          // Room for the outlines of fields, which the scrolling frame would cut off.
          p: 0.5,
          m: -0.5,
          position: { lg: 'sticky' },
          top: { lg: 'calc(var(--editor-header-height, 64px) + 20px)' },
          maxHeight: { lg: 'calc(100vh - var(--editor-header-height, 64px) - 40px)' },
          overflowY: { lg: 'auto' },
        }}
      >
        <CategorySelect
          nodes={props.categoryNodes}
          value={fields.categoryId}
          emptyLabel={ARTICLE_TEXTS.noCategory}
          errorText={errors.categoryId}
          missingText={props.areAllCategories ? ARTICLE_TEXTS.categoryMissing : undefined}
          isDisabled={isDisabled}
          onChange={(categoryId) => props.onEdit({ categoryId })}
        />
        <KeywordsInput
          keywords={fields.keywords}
          isDisabled={isDisabled}
          onChange={(keywords) => props.onEdit({ keywords })}
        />
        {editor !== null && <OutlinePanel editor={editor} />}
      </Box>
    </Box>
  );
}
