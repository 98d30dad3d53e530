import { createCustomField, type PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { LIMITS } from '@harborline/domain/limits';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useCustomFields } from '../../../shared/custom-fields/use-custom-fields';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { OptionRow } from '../ticket-fields/option-row';
import { FieldDialog } from './field-dialog';
import { useFieldChanges } from './use-field-changes';

const kindOf = ({ kind, options }: PresentedField): string =>
  kind === 'choice'
    ? CUSTOM_FIELD_TEXTS.choiceOf(options.map(({ name }) => name))
    : CUSTOM_FIELD_TEXTS.kinds[kind];

interface FieldListProps {
  readonly fields: readonly PresentedField[];
  readonly reload: () => Promise<void>;
}

function FieldList({ fields, reload }: FieldListProps) {
  const { run, isRunning } = useFieldChanges(reload);
  /** a field, or 'new' */
  const [written, setWritten] = useState<PresentedField | 'new' | null>(null);
  const mayChange = useMay(createCustomField);
  const { list, leaveRow } = useRowFocus();
  const isFull = fields.length >= LIMITS.customFields;
  const texts = CUSTOM_FIELD_TEXTS;
  return (
    <>
      {fields.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {texts.empty}
        </Typography>
      ) : (
        <Box component="ul" ref={list} aria-label={texts.list} sx={FRAMED_LIST}>
          {fields.map((field, index) => (
            <OptionRow
              key={field.ref}
              option={field}
              detail={kindOf(field)}
              editLabel={texts.edit(field.name)}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              isBusy={isRunning}
              mayChange={mayChange}
              onMove={(by) => void run({ kind: 'move', field, position: index + by })}
              onRename={() => setWritten(field)}
              onRemove={() => {
                if (isRunning) return;
                leaveRow(index, 'delete');
                void run({ kind: 'remove', field });
              }}
            />
          ))}
        </Box>
      )}
      {mayChange && (
        <Box sx={{ mt: 1.5 }}>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            disabled={isFull}
            onClick={() => setWritten('new')}
          >
            {texts.addField}
          </Button>
          {isFull && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {texts.full}
            </Typography>
          )}
        </Box>
      )}
      {written !== null && (
        <FieldDialog
          field={written === 'new' ? null : written}
          fields={fields}
          isBusy={isRunning}
          onSave={async (input) => {
            const step =
              written === 'new'
                ? ({ kind: 'add', input } as const)
                : ({ kind: 'edit', field: written, input } as const);
            if (await run(step)) setWritten(null);
          }}
          onClose={() => setWritten(null)}
        />
      )}
    </>
  );
}

/** The fields that the library gives its tickets, a section of /admin/profile/tickets (D-126). */
export function CustomFieldsSection() {
  const titleId = useId();
  const { state, reload } = useCustomFields();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 3, mt: 1 }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {CUSTOM_FIELD_TEXTS.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {CUSTOM_FIELD_TEXTS.intro}
      </Typography>
      {state.status === 'loading' && <ListSkeleton height={120} />}
      {(state.status === 'failed' || state.status === 'denied') && (
        <ErrorState title={CUSTOM_FIELD_TEXTS.loadFailed} onRetry={state.retry} />
      )}
      {state.status === 'ready' && <FieldList fields={state.data} reload={reload} />}
    </Box>
  );
}
