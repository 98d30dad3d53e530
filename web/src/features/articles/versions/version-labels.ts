import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Aside } from './kept-article';

interface FormText {
  /** the user's own, saved or not */
  readonly isOwn: boolean;
  /** name of the teammate who saved it otherwise; null while it is not known */
  readonly by: string | null;
}

function asideLabel(by: Aside['by']): string {
  if (by === null) return ARTICLE_TEXTS.earlierSavedVersion;
  return by === '' ? ARTICLE_TEXTS.ownKeptVersion : ARTICLE_TEXTS.keptVersionOf(by);
}

function formLabel({ isOwn, by }: FormText, asideBy: Aside['by']): string {
  if (isOwn) return asideBy === '' ? ARTICLE_TEXTS.yourVersionInEditor : ARTICLE_TEXTS.yourVersion;
  return by === null ? ARTICLE_TEXTS.savedVersion : ARTICLE_TEXTS.savedVersionOf(by);
}

/** What a version set aside and the text in the form are called where they are compared. */
export const versionLabels = (asideBy: Aside['by'], form: FormText) => ({
  aside: asideLabel(asideBy),
  form: formLabel(form, asideBy),
});
