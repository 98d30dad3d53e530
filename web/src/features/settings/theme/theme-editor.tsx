import { scopeCss } from '@harborline/domain/css/scope-css';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { homeOf } from '@harborline/domain/help-center/help-center-home';
import { isViewing } from '@harborline/domain/team/standing';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { useSettingsForm } from '../frame/use-settings-form';
import { ColorsSection } from './colors-section';
import { CssSection } from './css-section';
import { HomeSection } from './home-section';
import { type HomeValues, homeValuesOf, homeValuesSchema } from './home-values';
import { type CssValues, saveCustomCss, saveFavicon, saveHome, saveLogo, saveTheme } from './save-theme';
import { ThemePreview } from './theme-preview';
import { themeSchema } from './theme-values';
import { WidgetElsewhere } from './widget-elsewhere';

/** Stored CSS may be older than a rule it breaks, but new CSS must follow all rules. */
const cssSchema = z.object({
  isCustomCss: z.boolean(),
  customCss: z.string().check(
    z.refine((css) => scopeCss(css).problems.length === 0, {
      error: ({ input }) => scopeCss(String(input)).problems[0]?.message,
    }),
  ),
});

interface ThemeEditorProps {
  library: LibraryPublic;
}

/** The theme's forms beside their preview. */
export function ThemeEditor({ library }: ThemeEditorProps) {
  const user = useStaff();
  const firestore = useStaffFirestore();
  const mayTheme = useMay('SupportLibraries.updateTheme');
  const mayCss = useMay('SupportLibraries.updateCustomCss');
  const writer = { libraryId: library.id, uid: user.uid };
  const { isCustomCss, customCss, favicon, themeColor } = library.publicHelpCenterTheme;

  const { logo } = homeOf(library);

  const savedTheme = useMemo(() => ({ themeColor }), [themeColor]);
  const theme = useSettingsForm({
    title: THEME_TEXTS.title,
    saved: savedTheme,
    schema: themeSchema,
    save: (values) => saveTheme(firestore, writer, values),
    isShared: true,
  });
  const savedHome = useMemo(() => homeValuesOf(library), [library]);
  const home = useSettingsForm<HomeValues>({
    title: THEME_TEXTS.homeTitle,
    saved: savedHome,
    schema: homeValuesSchema,
    save: (values) => saveHome(firestore, writer, values),
    isShared: true,
  });
  const savedCss = useMemo(() => ({ isCustomCss, customCss }), [isCustomCss, customCss]);
  const css = useSettingsForm<CssValues>({
    title: THEME_TEXTS.cssTitle,
    saved: savedCss,
    schema: cssSchema,
    save: (values) => saveCustomCss(firestore, writer, values),
    isShared: true,
  });
  const blocker = useLeaveGuard(theme.isDirty || home.isDirty || css.isDirty);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!mayTheme && (
          <Alert severity="info">
            {isViewing(user) ? SETTINGS_TEXTS.readOnlyViewing : THEME_TEXTS.noThemePermission}
          </Alert>
        )}
        <ColorsSection
          form={theme}
          favicon={favicon}
          isReadOnly={!mayTheme}
          onFavicon={(file) => saveFavicon(firestore, writer, { current: favicon, file })}
        />
        <HomeSection
          form={home}
          logo={logo}
          isReadOnly={!mayTheme}
          onLogo={(file) => saveLogo(firestore, writer, { current: logo, file })}
        />
        <WidgetElsewhere />
        <CssSection form={css} isReadOnly={!mayCss} />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 24 }}>
        <ThemePreview library={library} theme={theme.values} css={css.values} home={home.values} />
      </Box>
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </Box>
  );
}
