import type { LibraryPublic } from '@harborline/domain/entities/library';
import { choiceOf, showEvery } from '@harborline/domain/help-center/choose-default-content';
import type { Firestore } from 'firebase/firestore';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { themeIn, type WidgetValues, widgetValuesOf } from './widget-values';

interface WidgetChange {
  readonly uid: string;
  /** as it is stored */
  readonly library: LibraryPublic;
  readonly values: WidgetValues;
}

const hasNewLook = (before: WidgetValues, after: WidgetValues): boolean =>
  JSON.stringify(themeIn(before)) !== JSON.stringify(themeIn(after));

/**
 * Stores the look of the widget, and whether articles of the parent show. They have different permissions, so each is
 * stored only if it changed. @throws FirebaseError
 */
export async function saveWidget(
  firestore: Firestore,
  { uid, library, values }: WidgetChange,
): Promise<void> {
  const writer = { libraryId: library.id, uid };
  const before = widgetValuesOf(library);
  if (hasNewLook(before, values))
    await saveLibraryArea(firestore, { ...writer, area: 'theme', changes: { widgetTheme: themeIn(values) } });
  if (before.showsDefaultArticles === values.showsDefaultArticles) return;
  const choice = showEvery('articles', values.showsDefaultArticles).make(choiceOf(library));
  const { disabled_default_articles, enabled_default_articles } = choice;
  await saveLibraryArea(firestore, {
    ...writer,
    area: 'defaultContent',
    changes: { disabled_default_articles, enabled_default_articles: [...enabled_default_articles] },
  });
}
