import { LIMITS } from '@harborline/domain/limits';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { Quote } from './draft-comments';
import type { Passage } from './use-passage';

interface CommentFormProps {
  text: string;
  passage: Passage;
  /** what is wrong with it */
  errorText: string | undefined;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  isDisabled: boolean;
  onChange: (text: string) => void;
  onDropQuote: () => void;
  onComment: () => void;
}

/** What somebody says about a draft, or about the passage of it that they selected. */
export function CommentForm({ text, passage, isDisabled, ...props }: CommentFormProps) {
  const { text: quote, isTooLong } = passage;
  return (
    <Box sx={{ mt: 1.5 }}>
      {isTooLong && (
        <Typography variant="caption" component="p" role="status" color="error" sx={{ mb: 1 }}>
          {DRAFT_TEXTS.quoteTooLong(LIMITS.draftQuote)}
        </Typography>
      )}
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
        placeholder={DRAFT_TEXTS.commentPlaceholder}
        inputRef={props.fieldRef}
        errorText={props.errorText}
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
