import { isSameOnceEdited } from '../../../shared/writing/versions/same-once-edited';
import { isSameSop, type SopFields } from './sop-fields';

/**
 * Whether two texts of an SOP say the same, so that publishing one after the other makes no new version: the editor
 * spells HTML in its own way, and the category asks nobody to read again.
 */
export const hasSameWords = (stored: SopFields, edited: SopFields): boolean =>
  isSameOnceEdited({ isSame: isSameSop }, { ...stored, categoryId: edited.categoryId }, edited);
