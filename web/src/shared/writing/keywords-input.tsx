import { LIMITS } from '@harborline/domain/limits';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '../ui-admin/text-input';
import { addKeywords } from './keywords';

interface KeywordsInputProps {
  keywords: readonly string[];
  isDisabled?: boolean;
  onChange: (keywords: readonly string[]) => void;
}

/** Keywords as chips; Enter or a comma adds the typed text, Backspace in an empty field removes the last. */
export function KeywordsInput({ keywords, isDisabled = false, onChange }: KeywordsInputProps) {
  const [typed, setTyped] = useState('');
  const isFull = keywords.length >= LIMITS.articleKeywords;

  const add = () => {
    if (typed.trim() !== '') onChange(addKeywords(keywords, typed));
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && keywords.length > 0) {
      onChange(keywords.slice(0, -1));
    }
  };

  return (
    <Box>
      <TextInput
        label={ARTICLE_TEXTS.keywordsLabel}
        helpText={isFull ? ARTICLE_TEXTS.keywordsFull(LIMITS.articleKeywords) : ARTICLE_TEXTS.keywordsHint}
        value={typed}
        disabled={isFull || isDisabled}
        inputProps={{ maxLength: LIMITS.keyword }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {keywords.length > 0 && (
        <Box
          component="ul"
          aria-label={ARTICLE_TEXTS.keywordsLabel}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {keywords.map((keyword) => (
            <li key={keyword}>
              <Chip
                label={keyword}
                disabled={isDisabled}
                onDelete={() => onChange(keywords.filter((other) => other !== keyword))}
                role="button"
                aria-label={ARTICLE_TEXTS.keyword(keyword)}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
