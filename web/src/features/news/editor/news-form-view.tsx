import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { CoverField } from '../../../shared/pictures/cover-field';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { EDITOR_COLUMNS } from '../../../shared/writing/editor-columns';
import { KeywordsInput } from '../../../shared/writing/keywords-input';
import { TitleField } from '../../../shared/writing/title-field';
import { articleLinks, type CategoryNode, CategorySelect } from '../../articles';
import type { NewsErrors, NewsFields } from './news-fields';
import { PublicationFields } from './publication-fields';

interface NewsFormViewProps {
  /** of the news flash, also of one that is not stored yet */
  newsId: string;
  fields: NewsFields;
  errors: NewsErrors;
  /** whether it is published */
  isLive: boolean;
  libraryId: string;
  nodes: readonly CategoryNode[];
  isDisabled: boolean;
  mayPublish: boolean;
  onEdit: (change: Partial<NewsFields>) => void;
  onContentReady: (content: string) => void;
}

const HELP_ID = 'news-title-help';

/** Text, image, category, keywords, audience and times of a news flash. */
export function NewsFormView({ fields, errors, isLive, libraryId, nodes, ...props }: NewsFormViewProps) {
  const { newsId, isDisabled, mayPublish, onEdit } = props;
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const links = useMemo(
    () => articleLinks(firestore, { libraryId, library }),
    [firestore, libraryId, library],
  );
  // From here on the editor owns its document; later values come from itself.
  const [initialHtml] = useState(() => contentToStore(fields.content));
  return (
    <Box sx={EDITOR_COLUMNS}>
      <Box sx={{ minWidth: 0 }}>
        <TitleField
          label={NEWS_TEXTS.title}
          placeholder={NEWS_TEXTS.titlePlaceholder}
          value={fields.title}
          isInvalid={errors.title !== undefined}
          isDisabled={isDisabled}
          helpId={HELP_ID}
          onChange={(title) => onEdit({ title })}
          onLeave={() => {}}
        />
        <Box id={HELP_ID} sx={{ minHeight: 24, mb: 1 }}>
          {errors.title !== undefined && (
            <Typography role="alert" variant="body2" color="error">
              {errors.title}
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
          label={NEWS_TEXTS.content}
          picturePrefix={storagePath.cover(libraryId, COVER_PREFIX.news)}
          links={links}
          isDisabled={isDisabled}
          placeholder={NEWS_TEXTS.contentPlaceholder}
          outlineHint={OUTLINE_TEXTS.emptyPlain}
          onReady={props.onContentReady}
          onChange={(content) => onEdit({ content })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <CoverField
          texts={NEWS_TEXTS.picture}
          hint={NEWS_TEXTS.pictureHint}
          value={fields.image}
          isDisabled={isDisabled}
          pathOf={(fileName) => storagePath.newsCover(libraryId, newsId, fileName)}
          onChange={(image) => onEdit({ image })}
        />
        <PublicationFields
          fields={fields}
          errors={errors}
          isDisabled={isDisabled}
          isLive={isLive}
          mayPublish={mayPublish}
          onEdit={onEdit}
        />
        <CategorySelect
          nodes={nodes}
          value={fields.categoryId}
          emptyLabel={NEWS_TEXTS.categoryNone}
          errorText={errors.categoryId}
          isDisabled={isDisabled}
          onChange={(categoryId) => onEdit({ categoryId })}
        />
        <KeywordsInput
          keywords={fields.keywords}
          isDisabled={isDisabled}
          onChange={(keywords) => onEdit({ keywords: [...keywords] })}
        />
      </Box>
    </Box>
  );
}
