import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import InputBase from '@mui/material/InputBase';

interface TitleFieldProps {
  /** what it is called, unless it is the title of an article */
  label?: string;
  placeholder?: string;
  value: string;
  isInvalid: boolean;
  isDisabled: boolean;
  /** id of what is said about the title */
  helpId: string;
  onChange: (title: string) => void;
  onLeave: () => void;
}

/** The title of a text, as large as visitors will read it; a line of its own, without a frame until it has the focus. */
export function TitleField({
  label = ARTICLE_TEXTS.titleLabel,
  placeholder = ARTICLE_TEXTS.titlePlaceholder,
  value,
  isInvalid,
  isDisabled,
  helpId,
  onChange,
  onLeave,
}: TitleFieldProps) {
  return (
    <InputBase
      fullWidth
      multiline
      autoFocus={value === ''}
      value={value}
      disabled={isDisabled}
      placeholder={placeholder}
      inputProps={{
        'aria-label': label,
        dir: 'auto',
        'aria-invalid': isInvalid,
        'aria-describedby': helpId,
        maxLength: LIMITS.articleTitle,
      }}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
      onBlur={onLeave}
      sx={{
        fontSize: { xs: '1.375rem', sm: '1.75rem' },
        fontWeight: 680,
        letterSpacing: '-0.02em',
        lineHeight: 1.25,
        mb: 0.5,
        borderRadius: 1,
        '&.Mui-focused': { outline: '2px solid var(--hl-palette-primary-main)', outlineOffset: 4 },
      }}
    />
  );
}
