import type { KnownFields } from '@harborline/domain/entities/known-fields';
import type { ContactForm, LibraryPrivate, LibraryPublic } from '@harborline/domain/entities/library';

/** Library ids are 20 characters; the first is the default parent library (S9-01). */
export const LIBRARY_IDS = {
  northbeam: 'HarborlineParentLib1',
  lumen: 'lumencycles0000demo1',
  quillpad: 'quillpad0000000demo1',
  fernway: 'fernwayoutdoor0demo1',
  kettle: 'kettlecrumb0000demo1',
  handbook: 'harborlinehandbook01',
} as const;

export type DemoLibraryKey = keyof typeof LIBRARY_IDS;

export interface DemoLibrary {
  readonly key: DemoLibraryKey;
  readonly id: string;
  readonly public: Omit<KnownFields<LibraryPublic>, 'id' | 'categoryPositioning'>;
  readonly private: Omit<KnownFields<LibraryPrivate>, 'library_users'>;
  /** top-level category folders in the order visitors see them */
  readonly categoryOrder: readonly string[];
}

/** A contact form that asks nothing before the message. */
export const SHORT_CONTACT_FORM: ContactForm = {
  steps: [],
  formSubmission: {
    allowFiles: false,
    customInputs: [],
    thankYouMsg: 'Thank you. We have your message and will answer by mail.',
    submitBtnText: 'Send message',
  },
};

/** A help center's theme without custom CSS. */
export const theme = (themeColor: string) => ({ themeColor, favicon: '', isCustomCss: false, customCss: '' });
