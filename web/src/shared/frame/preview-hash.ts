/** The end of the widget's address that has its first page follow what is edited around its frame (D-95). */
export const PREVIEW_HASH = '#preview';
