import { LIMITS } from '@harborline/domain/limits';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { Quote } from './draft-comments';

interface CommentFormProps {
  text: string;
  /** the passage it is about, '' for the whole */
  quote: string;
  /** why nothing was sent, or nothing is quoted */
  errorText: string | undefined;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isDisabled: boolean;
  onChange: (text: string) => void;
  onDropQuote: () => void;
  onComment: () => void;
}

/** What somebody says about a draft, or about the passage of it that they selected. */
export function CommentForm({ text, quote, errorText, inputRef, isDisabled, ...props }: CommentFormProps) {
  return (
    <Box sx={{ mt: 1.5 }}>
      {quote !== '' && (
        <Box sx={{ typography: 'caption', mb: 1 }}>
          {DRAFT_TEXTS.quoteIs}
          <Quote text={quote} />
          <Button size="small" color="inherit" onClick={props.onDropQuote}>
            {DRAFT_TEXTS.dropQuote}
          </Button>
        </Box>
      )}
      <TextInput
        label={DRAFT_TEXTS.commentLabel}
        multiline
        minRows={1}
        maxRows={6}
        value={text}
        inputRef={inputRef}
        errorText={errorText}
        placeholder={DRAFT_TEXTS.commentPlaceholder}
        helpText={quote === '' ? DRAFT_TEXTS.quoteHint : undefined}
        inputProps={{ maxLength: LIMITS.draftComment, dir: 'auto' }}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <Button
        size="small"
        color="inherit"
        disabled={isDisabled || text.trim() === ''}
        onClick={props.onComment}
        sx={{ mt: 0.5 }}
      >
        {DRAFT_TEXTS.comment}
      </Button>
    </Box>
  );
}
