import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { TranslationFields } from './translation-fields';
import type { StoredTranslation } from './translations';

interface TranslationRowProps {
  entry: StoredTranslation;
  others: readonly TranslationPair[];
  isEditing: boolean;
  isReadOnly: boolean;
  onEdit: () => void;
  onDone: () => void;
  onChange: (pair: TranslationPair) => Promise<boolean>;
  onDelete: () => void;
  /** reports whether there is unsaved input */
  onDirty: (isDirty: boolean) => void;
}

/** One translation, edited in place. */
export function TranslationRow({ entry, others, isEditing, isReadOnly, ...actions }: TranslationRowProps) {
  const { source, translation } = entry;
  if (isEditing) {
    return (
      <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <TranslationFields
          id={entry.id}
          initial={{ source, translation }}
          others={others}
          submitLabel={TRANSLATION_TEXTS.save}
          onSubmit={actions.onChange}
          onCancel={actions.onDone}
          onDirty={actions.onDirty}
        />
      </Box>
    );
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          alignItems: 'center',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        }}
      >
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
        <Box sx={{ display: 'flex', color: 'text.disabled' }}>
          <ArrowIcon fontSize="small" aria-hidden />
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {TRANSLATION_TEXTS.becomes}
          </Box>
        </Box>
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {translation}
        </Typography>
      </Box>
      {!isReadOnly && (
        <Box sx={{ flex: 'none' }}>
          <Tooltip title={TRANSLATION_TEXTS.edit}>
            <IconButton
              size="small"
              aria-label={TRANSLATION_TEXTS.editOf(source)}
              data-action="edit"
              onClick={actions.onEdit}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title={TRANSLATION_TEXTS.delete}>
            <IconButton
              size="small"
              aria-label={TRANSLATION_TEXTS.deleteOf(source)}
              data-action="delete"
              onClick={actions.onDelete}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}
