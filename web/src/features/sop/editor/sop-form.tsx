import type { SopCategory } from '@harborline/domain/entities/sop';
import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import { SOP_EDITOR_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Editor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { OutlinePanel } from '../../../shared/rich-text/outline/outline-panel';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';
import { EDITOR_COLUMNS } from '../../../shared/writing/editor-columns';
import { TitleField } from '../../../shared/writing/title-field';
import { publishedArticleLinks } from '../../articles';
import type { SopFields } from './sop-fields';

interface SopFormProps {
  fields: SopFields;
  errors: TextErrors<SopFields>;
  libraryId: string;
  categories: readonly SopCategory[];
  isDisabled: boolean;
  onEdit: (change: Partial<SopFields>) => void;
  onContentReady: (content: string) => void;
}

/** Title, text and category of an SOP. */
export function SopForm({ fields, errors, libraryId, categories, isDisabled, ...props }: SopFormProps) {
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const links = useMemo(
    () => publishedArticleLinks(firestore, { libraryId, library }),
    [firestore, libraryId, library],
  );
  const [editor, setEditor] = useState<Editor | null>(null);
  // From here on the editor owns its document; later values come from itself.
  const [initialHtml] = useState(() => contentToStore(fields.content));
  const isKnown = categories.some(({ id }) => id === fields.categoryId);
  return (
    <Box sx={EDITOR_COLUMNS}>
      <Box sx={{ minWidth: 0 }}>
        <TitleField
          label={SOP_EDITOR_TEXTS.titleLabel}
          placeholder={SOP_EDITOR_TEXTS.titlePlaceholder}
          value={fields.title}
          isInvalid={errors.title !== undefined}
          isDisabled={isDisabled}
          helpId="sop-title-help"
          onChange={(title) => props.onEdit({ title })}
          onLeave={() => {}}
        />
        <Box id="sop-title-help" sx={{ minHeight: 24, mb: 1 }}>
          {(errors.title ?? errors.content) !== undefined && (
            <Typography role="alert" variant="body2" color="error">
              {errors.title ?? errors.content}
            </Typography>
          )}
        </Box>
        <RichTextEditor
          initialHtml={initialHtml}
          label={SOP_EDITOR_TEXTS.contentLabel}
          picturePrefix={storagePath.cover(libraryId, COVER_PREFIX.articles)}
          links={links}
          isDisabled={isDisabled}
          placeholder={SOP_EDITOR_TEXTS.contentPlaceholder}
          outlineHint={OUTLINE_TEXTS.emptyPlain}
          onReady={props.onContentReady}
          onChange={(content) => props.onEdit({ content })}
          onEditor={setEditor}
        />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <ChoiceSelect
          label={SOP_TEXTS.category}
          value={isKnown ? fields.categoryId : ''}
          choices={[
            { value: '', label: SOP_TEXTS.noCategory },
            ...categories.map(({ id, category_title }) => ({ value: id, label: category_title })),
          ]}
          isDisabled={isDisabled}
          onChange={(categoryId) => props.onEdit({ categoryId })}
        />
        {editor !== null && <OutlinePanel editor={editor} hint={OUTLINE_TEXTS.emptyPlain} />}
      </Box>
    </Box>
  );
}
