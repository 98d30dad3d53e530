import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import { createTranslator, type TranslationPair } from '@harborline/domain/translation/create-translator';
import { dateTokens } from '@harborline/domain/translation/date-tokens';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { SettingsSection } from '../frame/settings-section';

const WORDS_SHOWN = 3;

/** Sample text with the library's first words and the date. */
function sampleWith(pairs: readonly TranslationPair[]): string {
  return TRANSLATION_TEXTS.sampleText(pairs.slice(0, WORDS_SHOWN).map(({ source }) => source));
}

/** Shows a text with the translations applied, while the user types it. */
export function TranslationPreview({ pairs }: { pairs: readonly TranslationPair[] }) {
  const [sample, setSample] = useState(() => sampleWith(pairs));
  const [now] = useState(() => new Date());
  const translate = useMemo(() => createTranslator(pairs, now), [pairs, now]);
  return (
    <SettingsSection title={TRANSLATION_TEXTS.previewTitle} description={TRANSLATION_TEXTS.previewHelp}>
      <TextInput
        label={TRANSLATION_TEXTS.sample}
        value={sample}
        multiline
        minRows={4}
        maxRows={10}
        onChange={(event) => setSample(event.target.value)}
      />
      <div>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
          {TRANSLATION_TEXTS.result}
        </Typography>
        <Box
          component="output"
          aria-live="polite"
          sx={{
            display: 'block',
            minHeight: 96,
            p: 1.75,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'surface.sunken',
            typography: 'body1',
            whiteSpace: 'pre-wrap',
            // Each line in the direction of its own text.
            unicodeBidi: 'plaintext',
            overflowWrap: 'anywhere',
          }}
        >
          {translate(sample)}
        </Box>
      </div>
      <div>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
          {TRANSLATION_TEXTS.dateTokens}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: 'max-content minmax(0, 1fr)',
            columnGap: 2,
          }}
        >
          {Object.entries(dateTokens(now)).map(([token, meaning]) => (
            <Box key={token} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {token}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
      </div>
    </SettingsSection>
  );
}
