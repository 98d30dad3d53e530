import { LIMITS } from '@harborline/domain/limits';
import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import {
  missingWords,
  READY_LANGUAGES,
  type ReadyLanguage,
} from '@harborline/domain/translation/ready-words/ready-words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { SettingsSection } from '../frame/settings-section';

const CHOICES: readonly { readonly value: ReadyLanguage; readonly label: string }[] = [
  { value: 'de', label: READY_LANGUAGES.de },
  { value: 'es', label: READY_LANGUAGES.es },
  { value: 'fr', label: READY_LANGUAGES.fr },
];

interface ReadyWordsSectionProps {
  /** the library's own */
  readonly pairs: readonly TranslationPair[];
  readonly onAdd: (pairs: readonly TranslationPair[]) => Promise<void>;
}

/** Adds the product's own words for visitors in another language (D-95). */
export function ReadyWordsSection({ pairs, onAdd }: ReadyWordsSectionProps) {
  const [language, setLanguage] = useState<ReadyLanguage>('de');
  const [isBusy, setIsBusy] = useState(false);
  const missing = missingWords(language, pairs);
  const isTooMany = pairs.length + missing.length > LIMITS.translationsPerLibrary;
  const hint =
    missing.length === 0
      ? TRANSLATION_TEXTS.readyAllThere
      : isTooMany
        ? TRANSLATION_TEXTS.limitReached
        : TRANSLATION_TEXTS.readyKept;
  const add = async () => {
    setIsBusy(true);
    await onAdd(missing);
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
        <Button
          variant="outlined"
          disabled={isBusy || isTooMany || missing.length === 0}
          onClick={() => void add()}
        >
          {TRANSLATION_TEXTS.readyAdd(missing.length)}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 200px' }}>
          {hint}
        </Typography>
      </Box>
    </SettingsSection>
  );
}
