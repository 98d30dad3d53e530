interface Categories {
  /** in which the text is stored; '' for none */
  readonly stored: string;
  isKnown(id: string): boolean;
}

/**
 * The category that a text is saved with. One that is gone counts as none, as the select shows it: a revision or a draft
 * may still name it. Only a text that is stored in it may stay there; the rules refuse anything else.
 */
export const presentCategory = (chosen: string, { stored, isKnown }: Categories): string =>
  chosen === stored || isKnown(chosen) ? chosen : '';
