import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { isOptionGone, valueInWords } from '@harborline/domain/tickets/custom-fields/custom-value';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { OptionMenu } from '../fields/option-menu';
import { useSetValue } from './use-set-value';
import { ValueInput } from './value-input';

interface ChoiceValueProps {
  readonly field: PresentedField;
  readonly value: string;
  readonly refusal: string | undefined;
  readonly onSet: (value: string) => Promise<boolean>;
}

const YES_NO = [
  { ref: 'yes', name: CUSTOM_FIELD_TEXTS.yes },
  { ref: 'no', name: CUSTOM_FIELD_TEXTS.no },
];

/** As it is shown: in words, also of none and of an option that is gone. */
function nameOf(field: PresentedField, value: string): string {
  if (isOptionGone(field, value)) return TICKET_FIELD_TEXTS.gone;
  return valueInWords(field, value) || CUSTOM_FIELD_TEXTS.none;
}

function ChoiceValue({ field, value, refusal, onSet }: ChoiceValueProps) {
  const name = nameOf(field, value);
  return (
    <>
      <OptionMenu
        label={field.name}
        buttonLabel={CUSTOM_FIELD_TEXTS.choose(field.name, name)}
        chosen={value}
        chosenName={name}
        options={[
          { ref: '', name: CUSTOM_FIELD_TEXTS.none },
          ...(field.kind === 'yes-no' ? YES_NO : field.options),
        ]}
        onChoose={({ ref }) => {
          if (ref !== value) void onSet(ref);
        }}
      />
      {refusal !== undefined && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {refusal}
        </FormHelperText>
      )}
    </>
  );
}

interface CustomFieldValueProps {
  readonly conversationRef: string;
  readonly field: PresentedField;
  /** what the ticket has of it, '' for nothing */
  readonly stored: string;
  readonly mayChange: boolean;
}

/** What a ticket has of a custom field, to read or to edit in place (D-126). */
export function CustomFieldValue({ conversationRef, field, stored, mayChange }: CustomFieldValueProps) {
  const id = useId();
  const { value, isRunning, refusal, forgetRefusal, set } = useSetValue(conversationRef, field, stored);
  const { kind } = field;
  const isTyped = kind === 'text' || kind === 'number' || kind === 'date';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {isTyped && mayChange ? (
          <label htmlFor={id} dir="auto">
            {field.name}
          </label>
        ) : (
          <bdi>{field.name}</bdi>
        )}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {!mayChange && <bdi>{nameOf(field, stored)}</bdi>}
        {mayChange && isTyped && (
          <ValueInput
            id={id}
            kind={kind}
            value={value}
            isRunning={isRunning}
            refusal={refusal}
            onEdit={forgetRefusal}
            onSet={set}
          />
        )}
        {mayChange && !isTyped && <ChoiceValue field={field} value={value} refusal={refusal} onSet={set} />}
      </Typography>
    </Box>
  );
}
