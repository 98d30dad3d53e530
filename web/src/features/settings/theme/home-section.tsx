import { LOGO_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { TextField } from '../../../shared/forms/text-field';
import type { SavedForm } from '../../../shared/forms/use-saved-form';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { checkLogo } from './check-picture';
import { FooterLinksField } from './footer-links-field';
import { HEADLINE, type HomeValues, INTRODUCTION } from './home-values';
import { PictureField } from './picture-field';

interface HomeSectionProps {
  form: SavedForm<HomeValues>;
  logo: string;
  isReadOnly: boolean;
  onLogo: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** The company's logo, the texts and popular articles of the home page, and the links below all pages. */
export function HomeSection({ form, logo, isReadOnly, onLogo }: HomeSectionProps) {
  const { control, submit, isDirty, isSaving, reset } = form;
  const popular = useController({ control, name: 'hasPopularArticles' }).field;
  const first = useController({ control, name: 'showsArticlesFirst' }).field;
  return (
    <SettingsSection title={THEME_TEXTS.homeTitle} description={THEME_TEXTS.homeHelp}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <PictureField
          texts={LOGO_TEXTS}
          width={112}
          check={checkLogo}
          current={logo}
          isReadOnly={isReadOnly}
          onSave={onLogo}
        />
        <TextField
          control={control}
          name="headline"
          {...HEADLINE}
          hasCount
          isReadOnly={isReadOnly}
          placeholder={THEME_TEXTS.headlineExample}
        />
        <TextField
          control={control}
          name="introduction"
          {...INTRODUCTION}
          rows={2}
          hasCount
          isReadOnly={isReadOnly}
        />
        <FormControlLabel
          sx={{ ml: -1 }}
          label={THEME_TEXTS.showPopular}
          control={<Switch checked={popular.value} disabled={isReadOnly} onChange={popular.onChange} />}
        />
        {popular.value && (
          <FormControlLabel
            sx={{ ml: -1 }}
            label={THEME_TEXTS.articlesFirst}
            control={<Switch checked={first.value} disabled={isReadOnly} onChange={first.onChange} />}
          />
        )}
        <FooterLinksField control={control} isReadOnly={isReadOnly} />
        {!isReadOnly && <SaveBar unsaved={isDirty} isSaving={isSaving} onDiscard={reset} />}
      </Box>
    </SettingsSection>
  );
}
