import { extensionOf } from './clean-path';

/** Endings of the files that an import reads, in lower case and without their dots. */
const MARKDOWN = ['md', 'markdown'];
const HTML = ['html', 'htm'];
const PICTURES = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

export const PAGE_EXTENSIONS: readonly string[] = [...MARKDOWN, ...HTML];
const ALL_EXTENSIONS: readonly string[] = [...PAGE_EXTENSIONS, ...PICTURES, 'json', 'zip'];

export const isMarkdown = (path: string): boolean => MARKDOWN.includes(extensionOf(path));

/** Whether a file is an article by its name. */
export const isPage = (path: string): boolean => PAGE_EXTENSIONS.includes(extensionOf(path));

/** Whether a file is a picture by its name; its content is checked before it is uploaded. */
export const isPicture = (path: string): boolean => PICTURES.includes(extensionOf(path));

/** Whether an import looks into a file; of any other it needs only the name. */
export const isImportable = (path: string): boolean => ALL_EXTENSIONS.includes(extensionOf(path));

/** Value for the `accept` attribute of a file field. */
export const IMPORT_ACCEPT = ALL_EXTENSIONS.map((extension) => `.${extension}`).join(',');
