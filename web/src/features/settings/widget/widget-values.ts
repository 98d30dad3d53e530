import { LAUNCHERS, type LibraryPublic, WIDGET_MARKS } from '@harborline/domain/entities/library';
import { choiceOf } from '@harborline/domain/help-center/choose-default-content';
import { safeThemeColor } from '@harborline/domain/help-center/theme-color';
import { LIMITS } from '@harborline/domain/limits';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { loaderTag } from '@harborline/domain/widget/loader-tag';
import { widgetColor } from '@harborline/domain/widget/widget-look';
import * as z from 'zod/mini';
import { textSchema } from '../../../shared/forms/text-schema';
import { colorSchema } from '../theme/theme-values';

export const GREETING = { label: WIDGET_SETTINGS_TEXTS.greeting, limit: LIMITS.widgetGreeting };
export const LAUNCHER_LABEL = { label: WIDGET_SETTINGS_TEXTS.launcherLabel, limit: LIMITS.launcherLabel };

export const widgetSchema = z.object({
  color: colorSchema,
  position: z.enum(['left', 'right']),
  greeting: textSchema(GREETING),
  mark: z.enum(WIDGET_MARKS),
  launcher: z.enum(LAUNCHERS),
  launcherLabel: textSchema(LAUNCHER_LABEL),
  showsDefaultArticles: z.boolean(),
});
export type WidgetValues = z.infer<typeof widgetSchema>;

/** What is stored of a library's widget, as a form. */
export function widgetValuesOf(library: LibraryPublic): WidgetValues {
  const own: Partial<NonNullable<LibraryPublic['widgetTheme']>> = library.widgetTheme ?? {};
  const { position = 'right', greeting = '', mark = 'icon', launcher = 'shown', launcherLabel = '' } = own;
  return {
    color: widgetColor(library),
    ...{ position, greeting, mark, launcher, launcherLabel },
    showsDefaultArticles: !choiceOf(library).disabled_default_articles,
  };
}

/** The look in a form, as it is stored. */
export const themeIn = ({ color, greeting, launcherLabel, position, mark, launcher }: WidgetValues) => ({
  themeColor: color.trim(),
  greeting: greeting.trim(),
  launcherLabel: launcherLabel.trim(),
  ...{ position, mark, launcher },
});

/** The line for the pages of the company's site. */
export const tagFor = (origin: string, libraryKey: string, values: WidgetValues): string =>
  loaderTag({
    ...{ origin, libraryKey, position: values.position, launcher: values.launcher },
    color: safeThemeColor(values.color),
    label: values.launcherLabel,
  });
