import { LIMITS } from '@harborline/domain/limits';
import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import {
  READY_LANGUAGES,
  type ReadyChanges,
  type ReadyLanguage,
  readyChanges,
} from '@harborline/domain/translation/ready-words/ready-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SettingsSection } from '../frame/settings-section';
import type { StoredTranslation } from './translations';

const LANGUAGES = Object.keys(READY_LANGUAGES).filter(
  (language): language is ReadyLanguage => language in READY_LANGUAGES,
);
const CHOICES = LANGUAGES.map((value) => ({ value, label: READY_LANGUAGES[value] }));

interface ReadyWordsSectionProps {
  /** the library's own */
  readonly pairs: readonly StoredTranslation[];
  readonly onAdd: (changes: ReadyChanges) => Promise<void>;
}

/** Adds the product's own words for visitors in another language, and changes the language of those it added (D-95). */
export function ReadyWordsSection({ pairs, onAdd }: ReadyWordsSectionProps) {
  const [language, setLanguage] = useState<ReadyLanguage>('de');
  const [isBusy, setIsBusy] = useState(false);
  const changes = readyChanges(language, pairs);
  const count = changes.missing.length + changes.replaced.length;
  const isTooMany = pairs.length + changes.missing.length > LIMITS.translationsPerLibrary;
  const isDone = count === 0;
  const full = isTooMany ? TRANSLATION_TEXTS.limitReached : TRANSLATION_TEXTS.readyKept;
  const add = async () => {
    if (isBusy || isTooMany || isDone) return;
    setIsBusy(true);
    await onAdd(changes);
    setIsBusy(false);
  };
  return (
    <SettingsSection title={TRANSLATION_TEXTS.readyTitle} description={TRANSLATION_TEXTS.readyHelp}>
      <ChoiceSelect
        label={TRANSLATION_TEXTS.readyLanguage}
        value={language}
        choices={CHOICES}
        onChange={setLanguage}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {/* Not disabled: it would lose the focus. */}
        <Button
          variant="outlined"
          color={isDone || isTooMany ? 'inherit' : 'primary'}
          aria-disabled={isBusy || isTooMany || isDone}
          onClick={() => void add()}
        >
          {isDone ? TRANSLATION_TEXTS.readyDone : TRANSLATION_TEXTS.readyAdd(count)}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 200px' }}>
          {isDone ? TRANSLATION_TEXTS.readyAllThere : full}
        </Typography>
      </Box>
    </SettingsSection>
  );
}
