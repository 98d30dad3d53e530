import type { WritingTexts } from '@harborline/domain/texts/writing';

/** Name of the writer of a version set aside: '' for the user's own, null for the saved version. */
type AsideBy = string | null;

interface FormText {
  /** the user's own, saved or not */
  readonly isOwn: boolean;
  /** name of the teammate who saved it otherwise; null while it is not known */
  readonly by: string | null;
}

function asideLabel(texts: WritingTexts, by: AsideBy): string {
  if (by === null) return texts.earlierSavedVersion;
  return by === '' ? texts.ownKeptVersion : texts.keptVersionOf(by);
}

function formLabel(texts: WritingTexts, { isOwn, by }: FormText, asideBy: AsideBy): string {
  if (isOwn) return asideBy === '' ? texts.yourVersionInEditor : texts.yourVersion;
  return by === null ? texts.savedVersion : texts.savedVersionOf(by);
}

/** What a version set aside and the text in the form are called where they are compared. */
export const versionLabels = (texts: WritingTexts, asideBy: AsideBy, form: FormText) => ({
  aside: asideLabel(texts, asideBy),
  form: formLabel(texts, form, asideBy),
});
