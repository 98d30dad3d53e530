import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { Input } from './form-changes';

const TYPES = (['text', 'longText', 'number'] as const).map((value) => ({
  value,
  label: CONTACT_FORM_TEXTS.types[value],
}));

/** The input asked after other answers; of everybody, once none is chosen. */
function askedAfter({ forAnswers: _before, ...input }: Input, answers: readonly string[]): Input {
  return answers.length === 0 ? input : { ...input, forAnswers: [...answers] };
}

interface InputRowProps {
  input: Input;
  /** from 1 */
  number: number;
  /** the words of all answers */
  answers: readonly string[];
  errorText: string | undefined;
  isReadOnly: boolean;
  onChange: (input: Input) => void;
  onRemove: () => void;
}

/** One field of the form: its label, what is written into it, and who is asked (S3-26). */
export function InputRow({
  input,
  number,
  answers,
  errorText,
  isReadOnly,
  onChange,
  onRemove,
}: InputRowProps) {
  const named = input.label.trim() || CONTACT_FORM_TEXTS.fieldNumber(number);
  const chosen = input.forAnswers ?? [];
  const offered = [...new Set([...answers, ...chosen])];
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '3fr 2fr' } }}>
        <TextInput
          label={CONTACT_FORM_TEXTS.fieldNumber(number)}
          value={input.label}
          readOnly={isReadOnly}
          errorText={errorText}
          inputProps={{ maxLength: LIMITS.contactText }}
          onChange={(event) => onChange({ ...input, label: event.target.value })}
        />
        <ChoiceSelect
          label={CONTACT_FORM_TEXTS.type}
          value={input.type}
          choices={TYPES}
          isDisabled={isReadOnly}
          onChange={(type) => onChange({ ...input, type })}
        />
      </Box>
      {!isReadOnly && (
        <Tooltip title={CONTACT_FORM_TEXTS.remove(named)}>
          <IconButton sx={{ mt: 3.5 }} aria-label={CONTACT_FORM_TEXTS.remove(named)} onClick={onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <FormControlLabel
        label={CONTACT_FORM_TEXTS.required}
        control={
          <Checkbox
            size="small"
            checked={input.isOptional !== true}
            disabled={isReadOnly}
            onChange={(_event, isRequired) => onChange({ ...input, isOptional: !isRequired })}
          />
        }
      />
      {offered.length > 0 && (
        <Box component="details" sx={{ gridColumn: '1 / -1' }}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {chosen.length === 0 ? CONTACT_FORM_TEXTS.askedAll : CONTACT_FORM_TEXTS.askedAfter(chosen.length)}
          </Typography>
          <FormGroup role="group" aria-label={CONTACT_FORM_TEXTS.askedWhen(named)} sx={{ pl: 1 }}>
            {offered.map((answer) => (
              <FormControlLabel
                key={answer}
                label={<bdi>{answer}</bdi>}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(answer)}
                    disabled={isReadOnly}
                    onChange={(_event, isChosen) =>
                      onChange(
                        askedAfter(
                          input,
                          isChosen ? [...chosen, answer] : chosen.filter((one) => one !== answer),
                        ),
                      )
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </Box>
      )}
    </Box>
  );
}
