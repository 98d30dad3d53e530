import {
  FIELD_KINDS,
  type FormField,
  type FormFieldKind,
  type FormPage,
  fieldsOf,
} from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SortableList } from '../../../shared/row-drag/sortable-list';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { withMovedField, withoutField, withoutPage, withPageTitle } from './edit-definition';
import { fieldName } from './field-name';
import { FieldRow } from './field-row';
import type { FormEditing } from './use-form-editor';

const KINDS = FIELD_KINDS.map((value) => ({ value, label: FORM_BUILDER_TEXTS.kinds[value] }));

interface PageEditorProps {
  readonly page: FormPage;
  /** from 1 */
  readonly number: number;
  readonly editing: FormEditing;
  readonly isReadOnly: boolean;
  readonly onAdd: (kind: FormFieldKind) => void;
  readonly onEdit: (field: FormField) => void;
}

function AddField({ number, onAdd }: Pick<PageEditorProps, 'number' | 'onAdd'>) {
  const [kind, setKind] = useState<FormFieldKind>('text');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <Box sx={{ flex: '0 1 220px' }}>
        <ChoiceSelect
          label={FORM_BUILDER_TEXTS.kindOfNew(number)}
          isLabelHidden
          value={kind}
          choices={KINDS}
          onChange={setKind}
        />
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-label={FORM_BUILDER_TEXTS.addFieldTo(number)}
        onClick={() => onAdd(kind)}
      >
        {FORM_BUILDER_TEXTS.addField}
      </Button>
    </Box>
  );
}

/** One page: its title, its fields in their order, and what is added. */
export function PageEditor({ page, number, editing, isReadOnly, onAdd, onEdit }: PageEditorProps) {
  const { form, edit, faults } = editing;
  const isFull = fieldsOf(form).length >= FORM_LIMITS.fields;
  const hasPages = form.pages.length > 1;
  const removeField = (field: FormField) => {
    edit(withoutField(form, field.ref));
    editing.offerUndo(FORM_BUILDER_TEXTS.fieldRemoved(fieldName(field)), form);
  };
  const removePage = () => {
    edit(withoutPage(form, number - 1));
    editing.offerUndo(FORM_BUILDER_TEXTS.pageRemoved, form);
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2">{FORM_BUILDER_TEXTS.pageHeading(number)}</Typography>
        {hasPages && !isReadOnly && (
          <IconButton size="small" aria-label={FORM_BUILDER_TEXTS.removePage(number)} onClick={removePage}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {hasPages && (
        <TextInput
          label={FORM_BUILDER_TEXTS.pageTitle}
          value={page.title}
          readOnly={isReadOnly}
          inputProps={{ maxLength: FORM_LIMITS.label, dir: 'auto' }}
          onChange={({ target }) => edit(withPageTitle(form, number - 1, target.value))}
        />
      )}
      {page.fields.length === 0 ? (
        <Typography color="textSecondary">{FORM_BUILDER_TEXTS.noFields}</Typography>
      ) : (
        <SortableList
          label={FORM_BUILDER_TEXTS.fieldsOfPage(number)}
          items={page.fields}
          nameOf={fieldName}
          isReadOnly={isReadOnly}
          isFramed
          onMove={(from, to) => edit(withMovedField(form, number - 1, from, to))}
        >
          {(field) => (
            <FieldRow
              field={field}
              faults={faults.filter(({ ref }) => ref === field.ref).map(({ fault }) => fault)}
              onEdit={isReadOnly ? undefined : () => onEdit(field)}
              onRemove={isReadOnly ? undefined : () => removeField(field)}
            />
          )}
        </SortableList>
      )}
      {!isReadOnly && !isFull && <AddField number={number} onAdd={onAdd} />}
    </Paper>
  );
}
