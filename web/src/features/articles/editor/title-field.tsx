import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import InputBase from '@mui/material/InputBase';

interface TitleFieldProps {
  value: string;
  isInvalid: boolean;
  isDisabled: boolean;
  /** id of what is said about the title */
  helpId: string;
  onChange: (title: string) => void;
  onLeave: () => void;
}

/** The title of an article, as large as visitors will read it; a line of its own, without a frame until it has the focus. */
export function TitleField({ value, isInvalid, isDisabled, helpId, onChange, onLeave }: TitleFieldProps) {
  return (
    <InputBase
      fullWidth
      multiline
      autoFocus={value === ''}
      value={value}
      disabled={isDisabled}
      placeholder={ARTICLE_TEXTS.titlePlaceholder}
      inputProps={{
        'aria-label': ARTICLE_TEXTS.titleLabel,
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
