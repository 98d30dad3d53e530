import type { FormField, FormFieldKind } from '@harborline/domain/forms/form-definition';
import { FORM_LIMITS } from '@harborline/domain/forms/form-limits';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { newField, placeOf, withChangedField, withField, withNewPage } from './edit-definition';
import { type EditedField, FieldDialog } from './field-dialog';
import { PageEditor } from './page-editor';
import type { FormEditing } from './use-form-editor';

interface PagesEditorProps {
  readonly editing: FormEditing;
  readonly isReadOnly: boolean;
}

/** The pages of a form, and the dialog of one field. */
export function PagesEditor({ editing, isReadOnly }: PagesEditorProps) {
  const { form, edit } = editing;
  const [edited, setEdited] = useState<EditedField | null>(null);
  const add = (page: number, kind: FormFieldKind) => setEdited({ field: newField(kind), page });
  const keep = (field: FormField, page: number) => {
    const isNew = placeOf(form, field.ref) === null;
    const index = form.pages[page]?.fields.length ?? 0;
    edit(isNew ? withField(form, { page, index }, field) : withChangedField(form, field, page));
    setEdited(null);
  };
  return (
    <>
      {form.pages.map((page, index) => (
        <PageEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other identity
          key={index}
          page={page}
          number={index + 1}
          editing={editing}
          isReadOnly={isReadOnly}
          onAdd={(kind) => add(index, kind)}
          onEdit={(field) => setEdited({ field, page: index })}
        />
      ))}
      {!isReadOnly && form.pages.length < FORM_LIMITS.pages && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => edit(withNewPage(form))}
        >
          {FORM_BUILDER_TEXTS.addPage}
        </Button>
      )}
      {edited !== null && (
        <FieldDialog form={form} edited={edited} onKeep={keep} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
