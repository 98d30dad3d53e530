import type { Category } from '@harborline/domain/entities/category';
import { categoryIconOf, DEFAULT_CATEGORY_ICON } from '@harborline/domain/help-center/category-icons';
import { isCategoryVisible } from '@harborline/domain/help-center/visible-categories';
import { LIMITS } from '@harborline/domain/limits';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { hasChildren, type TreeRow } from './category-places';
import { IconPicker } from './icon-picker';
import { ParentSelect } from './parent-select';
import { type CategoryFields, fieldsOf } from './save-category';

interface CategoryDialogProps {
  /** null for a new one */
  category: Category | null;
  /** where a new one begins; '' for the top level */
  parentId: string;
  rows: readonly TreeRow[];
  /** resolves to whether it was saved */
  onSave: (fields: CategoryFields) => Promise<boolean>;
  onClose: () => void;
}

const newFields = (parentId: string): CategoryFields => ({
  category_title: '',
  category_description: '',
  category_icon: DEFAULT_CATEGORY_ICON,
  parent_cat_id: parentId,
  is_enabled: true,
  is_disabled: false,
});

/** The fields of a category as shown: one whose parent is gone is at the top level. */
const shownFields = (category: Category, rows: readonly TreeRow[]): CategoryFields => ({
  ...fieldsOf(category),
  parent_cat_id: rows.find((row) => row.category.id === category.id)?.parentId ?? '',
});

/** The fields of a new or an existing category. */
export function CategoryDialog({ category, parentId, rows, onSave, onClose }: CategoryDialogProps) {
  const [fields, setFields] = useState(() =>
    category === null ? newFields(parentId) : shownFields(category, rows),
  );
  const [isSaving, setIsSaving] = useState(false);
  const set = (changes: Partial<CategoryFields>) => setFields((earlier) => ({ ...earlier, ...changes }));
  const title = fields.category_title.trim();
  const submit = async () => {
    setIsSaving(true);
    const description = fields.category_description.trim();
    const isSaved = await onSave({ ...fields, category_title: title, category_description: description });
    setIsSaving(false);
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={category === null ? CATEGORY_TEXTS.createTitle : CATEGORY_TEXTS.editTitle}
      description={category === null ? CATEGORY_TEXTS.createHint : CATEGORY_TEXTS.editHint}
      confirmLabel={category === null ? CATEGORY_TEXTS.create : CATEGORY_TEXTS.save}
      isBusy={isSaving}
      isReady={title !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <TextInput
          label={CATEGORY_TEXTS.titleLabel}
          required
          autoFocus
          value={fields.category_title}
          inputProps={{ dir: 'auto', maxLength: LIMITS.categoryTitle }}
          onChange={(event) => set({ category_title: event.target.value })}
          {...(fields.category_title !== '' && title === ''
            ? { errorText: CATEGORY_TEXTS.titleRequired }
            : {})}
        />
        <TextInput
          label={CATEGORY_TEXTS.descriptionLabel}
          helpText={CATEGORY_TEXTS.descriptionHint}
          multiline
          minRows={2}
          maxRows={6}
          value={fields.category_description}
          inputProps={{ dir: 'auto', maxLength: LIMITS.categoryDescription }}
          onChange={(event) => set({ category_description: event.target.value })}
        />
        <ParentSelect
          rows={rows}
          ownId={category?.id ?? ''}
          value={fields.parent_cat_id}
          isFixed={category !== null && hasChildren(rows, category.id)}
          onChange={(parent_cat_id) => set({ parent_cat_id })}
        />
        <IconPicker
          value={categoryIconOf(fields.category_icon)}
          onChange={(category_icon) => set({ category_icon })}
        />
        <FormControlLabel
          label={CATEGORY_TEXTS.enabledLabel}
          control={
            <Switch
              checked={isCategoryVisible(fields)}
              onChange={(_event, isOn) =>
                set(isOn ? { is_enabled: true, is_disabled: false } : { is_enabled: false })
              }
            />
          }
        />
      </Box>
    </FormDialog>
  );
}
